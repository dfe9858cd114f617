import ProbeInterpreter
import Testing

@Suite struct FailureExplanationTests {
  @Test(arguments: FailureExplanation.all)
  func everyFailureIsExplainedByTwoScripts(_ explanation: FailureExplanation) {
    #expect(explanation.summary.hasSuffix("."))
    #expect(explanation.wrong != explanation.right)
    #expect(FailureExplanation(named: explanation.id.rawValue)?.wrong == explanation.wrong)
  }

  @Test func namesAreInKebabCase() {
    for id in FailureID.allCases {
      #expect(id.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
    }
  }
}
