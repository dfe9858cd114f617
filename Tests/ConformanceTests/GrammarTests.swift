import Foundation
import ProbeSyntax
import Testing

/// `grammar.md` says what the parser does.
@Suite struct GrammarTests {
  private static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = root.deletingLastPathComponent().appending(path: "grammar.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The fenced blocks of one kind, without their fences.
  private static func blocks(_ kind: String) -> [String] {
    text.components(separatedBy: "```\(kind)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  @Test(arguments: blocks("probe"))
  func readsEachExample(_ example: String) {
    let parsed = ParsedFile(parsing: SourceFile(path: "grammar.md", text: example))

    #expect(parsed.diagnostics.map { "\($0.problem.id): \($0.problem.message)" } == [])
    #expect(parsed.tree.statements.contains { _ in true })
  }

  @Test(arguments: Keyword.allCases)
  func namesEachKeywordInTheGrammar(_ keyword: Keyword) {
    let grammar = Self.blocks("ebnf").joined()

    #expect(grammar.contains("\"\(keyword.rawValue)\""))
  }

  @Test func knowsEachWordOfTheGrammar() {
    let grammar = Self.blocks("ebnf").last ?? ""
    let words = grammar.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let keywords = Set(Keyword.allCases.map(\.rawValue))

    for word in words where word.allSatisfy({ $0.isLetter }) && word.count > 1 && word != "ms" {
      #expect(keywords.contains(word), "\(word)")
    }
    #expect(words.count > 100)
  }

  @Test func reachesEachKeywordByTheCorpus() throws {
    var reached: Set<String> = []
    for example in Corpus.cases(in: "parsing") {
      let tree = ParsedFile(parsing: SourceFile(path: example.fileName, bytes: try example.bytes())).tree
      for token in tree.tokens where token.kind == .word || token.kind == .value {
        reached.insert(tree.text(in: token.span))
      }
    }

    for keyword in Keyword.allCases { #expect(reached.contains(keyword.rawValue), "\(keyword.rawValue)") }
  }

  @Test func definesEachProductionThatItUses() {
    let grammar = Self.blocks("ebnf").joined().split(separator: "\n").map(String.init)
    let defined = Set(
      grammar.compactMap { $0.components(separatedBy: " = ").first?.trimmingCharacters(in: .whitespaces) })
    let known: Set = ["LF", "CR", "TAB", "character", "beyond", "ASCII", "hex"]

    for line in grammar {
      let unquoted = line.replacing(/'"+'|"[^"]*"/, with: "")
      for word in unquoted.matches(of: /[A-Za-z]+/).map({ String($0.output) }) {
        #expect(defined.contains(word) || known.contains(word), "\(word)")
      }
    }
  }

  @Test func statesEachLimit() {
    let numbers = [Limits.fileSize, Limits.nestingDepth, Limits.rowCount, Limits.largestNumber]
    for number in numbers {
      let digits = Array(String(number).reversed())
      let groups = stride(from: 0, to: digits.count, by: 3).map { String(digits[$0..<min($0 + 3, digits.count)]) }
      #expect(Self.text.contains("| \(String(groups.joined(separator: ",").reversed())) |"), "\(number)")
    }
  }
}
