import ProbeSyntax
import Testing

/// What holds for every script, sound or broken.
@Suite struct CorpusProperties {
  @Test(arguments: Corpus.cases())
  func piecesJoinToTheSource(_ example: CorpusCase) throws {
    let bytes = try example.bytes()

    let tree = ParsedFile(parsing: SourceFile(path: example.fileName, bytes: bytes)).tree

    var joined: [UInt8] = []
    for token in tree.tokens {
      #expect(token.span.start == joined.count)
      #expect(token.span.length > 0)
      joined += bytes[token.span.start..<token.span.end]
    }
    #expect(joined == bytes)
  }

  @Test(arguments: Corpus.cases())
  func everyPrefixIsRead(_ example: CorpusCase) throws {
    let bytes = try example.bytes()

    for length in 0...min(bytes.count, 1_500) { checkReading(Array(bytes.prefix(length))) }
  }

  @Test(arguments: Corpus.cases())
  func everyTokenMayBeMissingDoubledOrSwapped(_ example: CorpusCase) throws {
    let bytes = try example.bytes()
    let tree = ParsedFile(parsing: SourceFile(path: example.fileName, bytes: bytes)).tree
    let tokens = tree.tokens.map { Array(bytes[$0.span.start..<$0.span.end]) }.prefix(150)

    for index in tokens.indices {
      var without = tokens
      without.remove(at: index)
      checkReading(Array(without.joined()))
      var doubled = tokens
      doubled.insert(tokens[index], at: index)
      checkReading(Array(doubled.joined()))
      if index + 1 < tokens.count {
        var swapped = tokens
        swapped.swapAt(index, index + 1)
        checkReading(Array(swapped.joined()))
      }
    }
  }

  /// Reads `bytes` and all that its tree can be asked for; each span is inside the file.
  private func checkReading(_ bytes: [UInt8]) {
    let parsed = ParsedFile(parsing: SourceFile(path: "changed.probe", bytes: bytes))
    var isInside = true
    var covered = 0
    for token in parsed.tree.tokens {
      isInside = isInside && token.span.start == covered && token.span.end > covered
      covered = token.span.end
    }
    for diagnostic in parsed.diagnostics {
      for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
        isInside = isInside && 0 <= span.start && span.start <= span.end && span.end <= bytes.count
      }
    }
    isInside =
      isInside
      && SpanReader.spans(of: parsed.tree).allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= bytes.count }
    #expect(isInside && covered == bytes.count, "\(String(decoding: bytes, as: UTF8.self))")
    if bytes.count % 8 == 0 {
      let dump = TreeDump.text(of: parsed.tree)
      #expect(dump.isEmpty || dump.hasSuffix("\n"))
      var renderer = DiagnosticRenderer()
      #expect(renderer.render(parsed.diagnostics).isEmpty == parsed.diagnostics.isEmpty)
    }
  }
}
