import PresentationModels
import ProbeAudit
import ProbeInterpreter
import ProbeSemantics
import Testing

/// An app whose run may be only so much work.
struct EffortLimitTests {
  private static func app(limit: Int?) throws -> PresentationDriver {
    let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
    let models = AuditedModels(catalogue.open([TestPlan.Model(name: "item", origin: .shipped)]))
    var app = try #require(models.makeDriver(forModel: 0, mutant: nil))
    if let limit { app.limitEffort(to: limit) }
    app.launch()
    app.settle()
    return app
  }

  @Test func endsWhereItIsMore() throws {
    let whole = try Self.app(limit: nil)
    let ended = try Self.app(limit: 10)

    #expect(!whole.hasReachedLimit)
    #expect(ended.hasReachedLimit)
  }

  @Test func runsAsBeforeWhereItIsEnough() throws {
    let whole = try Self.app(limit: nil)
    let limited = try Self.app(limit: 2 * whole.effort + 1_000)

    #expect(!limited.hasReachedLimit)
    #expect(limited.traceDigest == whole.traceDigest)
  }
}
