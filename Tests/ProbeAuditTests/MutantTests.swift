import ProbeAudit
import Testing

@Suite struct MutantTests {
  @Test func isOfTheRuntimeUnlessItHasAPlace() {
    let mutant = Mutant(
      id: "M09", name: "copy-noop", sentence: "Copy writes nothing", symptom: "pasting gives nothing",
      killer: "expect clipboard T")

    #expect(mutant.place == nil)
    #expect(mutant.exclusion == nil)
  }
}
