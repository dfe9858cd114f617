import Foundation
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import Testing

@testable import ProbeCommandLine

/// Whatever id a message shows, `explain` knows it.
struct ExplainedIDTests {
  private static let explained = Set(Explanation.all.map(\.id))

  @Test func explainsEachMistakeInAScript() {
    let ids = SyntaxProblem.Code.allCases.map(\.rawValue) + SemanticProblem.Code.allCases.map(\.rawValue)

    #expect(ids.filter { !Self.explained.contains($0) } == [])
  }

  @Test func explainsEachRuleOfTheModel() {
    #expect((1...42).map { "R\($0)" }.filter { !Self.explained.contains($0) } == [])
    #expect(Explanation.ofRules.count == 42)
    #expect(Explanation.ofRules[4].text.contains("Snapshots live as long as a body evaluation"))
  }

  @Test func explainsEachFailure() {
    #expect(FailureID.allCases.map(\.rawValue).filter { !Self.explained.contains($0) } == [])
  }

  /// The problems whose ids stand in a `switch`, read from the files that hold their words.
  @Test func explainsEachOtherProblem() throws {
    let ids = try Self.writtenIDs()

    #expect(ids.contains("missing-file"))
    #expect(ids.filter { !Self.explained.contains($0) } == [])
  }

  /// The texts in the `var id` of each `…Problem+Message.swift` outside the front end of view files.
  private static func writtenIDs() throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    var ids: [String] = []
    for target in ["PresentationModels", "ProbeCommandLine"] {
      let root = sources.appending(path: target).path(percentEncoded: false)
      let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix("Problem+Message.swift") {
        let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
        guard let start = text.range(of: "var id: String {"),
          let end = text.range(of: "\n  }", range: start.upperBound..<text.endIndex)
        else { continue }
        ids += text[start.upperBound..<end.lowerBound].matches(of: /"([a-z0-9-]+)"/).map { String($0.1) }
      }
    }
    return ids
  }
}
