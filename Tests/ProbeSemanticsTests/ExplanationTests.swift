import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: SemanticProblem.explanations)
  func showsThisMistakeAloneAndItsCure(_ explanation: Explanation) {
    if let wrong = explanation.wrong {
      #expect(plan(of: wrong).diagnostics.map(\.problem.id) == [explanation.id])
    }
    if let right = explanation.right {
      #expect(plan(of: right).diagnostics.map(\.problem.id) == [])
    }
    #expect((explanation.wrong == nil) == (explanation.right == nil))
    #expect(explanation.meaning.hasSuffix("."))
  }

  @Test func explainsEachMistakeOnce() {
    let ids = SemanticProblem.explanations.map(\.id)

    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted())
    #expect(Set(SyntaxProblem.Code.allCases.map(\.rawValue)).isDisjoint(with: ids))
    #expect(SemanticProblem.explanations.filter { $0.wrong == nil }.count <= 9)
  }
}
