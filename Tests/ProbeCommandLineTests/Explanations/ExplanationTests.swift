import PresentationModels
import ProbeSemantics
import ProbeSyntax
import Testing

@testable import ProbeCommandLine

struct ExplanationTests {
  private static let files = [
    "common.probe": "define share(button) { tap \\(button) }",
    "other.probe": "define share(button) { tap \\(button) }",
    "broken.probe": "tpa Share A",
    "circle.probe": "use 'example.probe'",
  ]

  /// The ids of what is wrong with `script`.
  private func ids(of script: String) -> [String] {
    let checker = Checker(known: ModelCatalogue.knownNames) { path in
      if path == "example.probe" { return .success(ParsedFile(parsing: SourceFile(path: path, text: script))) }
      guard let text = Self.files[path] else { return .failure(.missing(nearest: nil)) }
      return .success(ParsedFile(parsing: SourceFile(path: path, text: text)))
    }
    let file = SourceFile(path: "example.probe", text: script)
    return checker.check(ParsedFile(parsing: file)).diagnostics.map(\.problem.id)
  }

  private static let diagnostics = SyntaxProblem.Code.allCases.map { Explanation($0) } + Explanation.ofSemantics

  @Test(arguments: diagnostics.map(\.id))
  func showsTheMistakeAndItsRemedy(_ id: String) throws {
    let explanation = try #require(Self.diagnostics.first { $0.id == id })

    if let wrong = explanation.wrong { #expect(ids(of: wrong) == [id]) }
    if let right = explanation.right { #expect(ids(of: right) == []) }
    #expect((explanation.wrong == nil) == (explanation.right == nil))
  }

  @Test(arguments: [
    "let a = \"", "let a = (", "}", "#if A", "#endif", "/* a", "let a = 0b2", "let a = \"\\q\"", "let a \0", "let = 1",
    "let a = #/x",
  ])
  func explainsEachMistakeOfAViewFile(_ text: String) {
    let problems = ViewFile(path: "View.swift", bytes: Array(text.utf8)).diagnostics.map(\.problem.id)

    #expect(!problems.isEmpty)
    for id in problems { #expect(Explanation.all.contains { $0.id == id }, "\(id)") }
  }

  @Test func explainsEachIdOnce() {
    let ids = Explanation.all.map(\.id)

    #expect(Set(ids).count == ids.count)
  }
}
