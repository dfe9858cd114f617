extension SwiftParser {
  // string = quote { text | "\(" arguments ")" } quote
  func parseString(from start: Int) -> ExpressionID {
    let opening = current
    let first = position
    advance()
    var parts: [StringPartSyntax] = []
    var texts: [(part: Int, token: SwiftToken)] = []
    while true {
      switch current.kind {
      case .stringText:
        texts.append((parts.count, current))
        parts.append(.text(""))
        advance()
      case .interpolationStart:
        parts.append(.interpolation(parseArguments()))
      case .stringEnd:
        let closing = current
        advance()
        decode(texts, into: &parts, opening: opening, closing: closing)
        return add(.string(parts), from: start)
      default:
        // Only a skipped piece of an interpolation leads here.
        position = max(position, first + 1)
        if at(.endOfFile) { return add(.string(parts), from: start) }
        advance()
      }
    }
  }

  private func decode(
    _ texts: [(part: Int, token: SwiftToken)], into parts: inout [StringPartSyntax], opening: SwiftToken,
    closing: SwiftToken
  ) {
    var quotes = Int(opening.end - opening.start)
    var hashes = 0
    while tree.source[Int(opening.start) + hashes] == UInt8(ascii: "#") { hashes += 1 }
    quotes -= hashes
    guard quotes == 3 else {
      for (part, token) in texts { parts[part] = .text(decoded(token, StringDecoding(hashes: hashes))) }
      return
    }
    var lineStart = Int(closing.start)
    while lineStart > Int(opening.end), !isLineBreak(tree.source[lineStart - 1]) { lineStart -= 1 }
    let indentation = Array(tree.source[lineStart..<Int(closing.start)])
    for (part, token) in texts {
      var decoding = StringDecoding(hashes: hashes)
      decoding.indentation = indentation
      decoding.isMultiline = true
      decoding.isFirst = token.start == opening.end
      decoding.isLast = token.end == closing.start
      parts[part] = .text(decoded(token, decoding))
    }
    parts.removeAll { if case .text("") = $0 { true } else { false } }
  }

  private func decoded(_ token: SwiftToken, _ decoding: StringDecoding) -> String {
    let range = Int(token.start)..<Int(token.end)
    if !decoding.isMultiline, !tree.source[range].contains(UInt8(ascii: "\\")) {
      return String(decoding: tree.source[range], as: UTF8.self)
    }
    var decoding = decoding
    let text = decoding.decode(tree.source, range)
    if let bad = decoding.badEscape {
      tree.problems.append(LocatedSwiftSourceProblem(.invalidEscape, at: bad))
    }
    return text
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
