import PresentationModels
import ProbeAudit
import ProbeInterpreter
import ProbeSemantics
import Testing

/// What an edited view does is what the model does that was written so.
struct EditedModelTests {
  private static func models(_ names: String...) -> AuditedModels {
    let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
    return AuditedModels(catalogue.open(names.map { TestPlan.Model(name: $0, origin: .shipped) }))
  }

  private static func digest(_ driver: PresentationDriver?) throws -> UInt64 {
    var driver = try #require(driver)
    driver.launch()
    for action in [
      UserAction.tap(label: "Share A"), .close, .tap(label: "Share B"), .close, .tap(label: "Read copied text"),
    ] {
      driver.settle()
      try driver.perform(action)
    }
    driver.settle()
    return driver.traceDigest
  }

  @Test(arguments: [("M01", "bool"), ("M02", "empty")]) func leavesTheTraceOfTheModel(_ id: String, _ model: String)
    throws
  {
    let models = Self.models("item", model)
    let mutant = try #require(models.mutants(ofModel: 0).firstIndex { $0.id == id })
    let edited = try Self.digest(models.makeDriver(forModel: 0, mutant: mutant))

    #expect(try edited == Self.digest(models.makeDriver(forModel: 1, mutant: nil)))
    #expect(try edited != Self.digest(models.makeDriver(forModel: 0, mutant: nil)))
  }

  @Test func aDriverWithoutAFaultReachesNone() throws {
    let models = Self.models("item")
    var driver = try #require(models.makeDriver(forModel: 0, mutant: nil))
    driver.launch()
    driver.settle()
    try driver.perform(.tap(label: "Share A"))

    #expect(driver.mutationProgress == .notReached)
    #expect(!driver.hasReachedLimit)
  }
}
