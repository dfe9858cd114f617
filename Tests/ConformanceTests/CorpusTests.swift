import Foundation
import ProbeSyntax
import Testing

/// Each script of the corpus comes to what the file beside it says.
@Suite struct CorpusTests {
  @Test(arguments: Corpus.cases(in: "lexing"))
  func splitsIntoTokens(_ example: CorpusCase) throws {
    let file = SourceFile(path: example.fileName, bytes: try example.bytes())

    let tree = ParsedFile(parsing: file).tree

    try Corpus.expect(TokenDump.text(of: tree), for: example)
  }

  @Test(arguments: Corpus.cases(in: "parsing"))
  func readsIntoTree(_ example: CorpusCase) throws {
    let file = SourceFile(path: example.fileName, bytes: try example.bytes())

    let parsed = ParsedFile(parsing: file)

    #expect(parsed.diagnostics.map(\.problem.id) == [])
    try Corpus.expect(TreeDump.text(of: parsed.tree), for: example)
  }

  @Test(arguments: Corpus.cases(in: "diagnostics"))
  func reportsMistakes(_ example: CorpusCase) throws {
    let file = SourceFile(path: example.fileName, bytes: try example.bytes())

    let diagnostics = ParsedFile(parsing: file).diagnostics

    var renderer = DiagnosticRenderer()
    try Corpus.expect(renderer.render(diagnostics), for: example)
  }

  @Test(arguments: Corpus.cases())
  func beginsWithWhatItShows(_ example: CorpusCase) throws {
    var bytes = try example.bytes()[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }

    #expect(bytes.first == UInt8(ascii: "#"))
  }

  @Test func hasNoExpectedFileWithoutScript() {
    let root = Corpus.directory.path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let scripts = Set(Corpus.cases().map { $0.path.dropLast(".probe".count) })

    for path in paths where path.hasSuffix(".expected") {
      #expect(scripts.contains(path.dropLast(".expected".count)), "\(path)")
    }
    #expect(scripts.count > 60)
  }
}
