import PresentationModels
import PresentationRuntime
import ProbeAudit
import ProbeInterpreter
import ProbeSemantics
import Testing

/// What is told of the faults and the healthy variants of a model.
struct AuditedModelsTests {
  private static func models(_ names: String...) -> AuditedModels {
    let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
    return AuditedModels(catalogue.open(names.map { TestPlan.Model(name: $0, origin: .shipped) }))
  }

  @Test func theListIsWholeAndInOrder() {
    let known = Self.models("item").mutants(ofModel: 0).prefix(30)

    #expect(known.map(\.id) == (1...30).map { $0 < 10 ? "M0\($0)" : "M\($0)" })
    #expect(Set(known.map(\.name)).count == 30)
    for mutant in known {
      #expect(!mutant.sentence.isEmpty && !mutant.sentence.hasSuffix("."))
      #expect(!mutant.symptom.isEmpty && !mutant.killer.isEmpty)
      #expect((mutant.rule == nil) == (mutant.basis == nil))
    }
  }

  @Test(arguments: ["item", "bool", "empty"]) func everyMutantHasItsOwnID(_ model: String) {
    let ids = Self.models(model).mutants(ofModel: 0).map(\.id)

    #expect(Set(ids).count == ids.count)
  }

  @Test func oneModelIsTheBaseOfEachFault() {
    let models = Self.models("item", "bool", "empty")
    let applicable = (0..<3).map { models.mutants(ofModel: $0).filter { $0.exclusion == nil }.map(\.id) }

    #expect(!applicable[0].contains("M18"))
    #expect(applicable[1] == ["M18"])
    #expect(applicable[2].isEmpty)
  }

  @Test func whatDoesNotApplySaysWhy() {
    let mutants = Self.models("item").mutants(ofModel: 0).filter { $0.exclusion != nil }
    let reasons = mutants.map(\.exclusion)

    #expect(mutants.map(\.id) == ["M06", "M16", "M18", "M27", "M29", "M30"])
    #expect(
      reasons == [
        "not applicable: no payload with an id that is replaced while it is shown",
        "not applicable: all that is shared is ASCII",
        "not applicable: no sheet bound to a Bool", "not applicable: no completion handler",
        "not applicable: no popover, and no share sheet with an anchor", "not applicable: no two sheets on one view",
      ])
  }

  @Test func theVariantsHaveTheirNumbers() {
    let ids = Self.models("item").variants.map(\.id)

    #expect(Set(ids).count == ids.count)
    #expect(Set(ids.map { $0.prefix { $0 != "-" } }) == Set((1...12).map { "V\($0)" }))
  }
}
