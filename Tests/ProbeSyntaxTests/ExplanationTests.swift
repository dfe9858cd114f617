import ProbeSyntax
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: SyntaxProblem.explanations)
  func showsThisMistakeAloneAndItsCure(_ explanation: Explanation) {
    if let wrong = explanation.wrong {
      let found = ParsedFile(parsing: SourceFile(path: "wrong.probe", text: wrong)).diagnostics

      #expect(found.map(\.problem.id) == [explanation.id])
    }
    if let right = explanation.right {
      let found = ParsedFile(parsing: SourceFile(path: "right.probe", text: right)).diagnostics

      #expect(found.map(\.problem.id) == [])
    }
    #expect((explanation.wrong == nil) == (explanation.right == nil))
    #expect(explanation.meaning.hasSuffix(".") || explanation.meaning.hasSuffix("…"))
  }

  @Test func explainsEachMistakeOnce() {
    let ids = SyntaxProblem.explanations.map(\.id)

    #expect(Set(ids).count == ids.count)
    #expect(ids.count == SyntaxProblem.Code.allCases.count)
    #expect(SyntaxProblem.explanations.filter { $0.wrong == nil }.map(\.id).count <= 3)
  }
}
