extension Parser {
  /// Goes on behind a statement with a mistake: at the next statement, once a block behind it has been read.
  mutating func recover(from start: Int, after mistake: Mistake) {
    let index = nodes.count
    nodes.append(SyntaxNode(.broken, start: start, end: start))
    if case .unterminatedString = mistake.problem, mistake.span.length == 1 {
      position = mistake.span.start
      skipUnterminatedLine()
    } else if mistake.problem != .unexpectedBlock(after: nil) {
      skipBrokenText()
    }
    lastEnd = max(lastEnd, position)
    if next == UInt8(ascii: "{") {
      do {
        try parseBlock(.broken)
      } catch {
        mistakes.append(error)
      }
    }
    close(index)
  }

  /// Skips to the end of the statement, or to a `{` that opens a block; strings and braces in pairs are passed over.
  private mutating func skipBrokenText() {
    var openBraces = 0
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"): return
      case UInt8(ascii: "#"):
        if beginsComment(at: position) { return }
        position += 1
      case UInt8(ascii: "}"):
        if openBraces == 0 { return }
        openBraces -= 1
        position += 1
      case UInt8(ascii: "{"):
        if opensBlock() { return }
        openBraces += 1
        position += 1
      case UInt8(ascii: "'"), UInt8(ascii: "\""): skipString()
      default: position += 1
      }
    }
  }

  /// Skips the string at the position if it begins a word and is closed on its line, else the quote.
  private mutating func skipString() {
    let quote = bytes[position]
    let before = position > 0 ? bytes[position - 1] : UInt8(ascii: " ")
    position += 1
    guard before.isBlank || before == UInt8(ascii: "(") || before == UInt8(ascii: ",") else { return }
    var end = position
    while end < count, bytes[end] != quote, !bytes[end].isLineBreak { end += 1 }
    if end < count, bytes[end] == quote { position = end + 1 }
  }

  /// Whether the `{` at the position opens a block rather than being text: a line ends behind it, or a statement begins.
  mutating func opensBlock() -> Bool {
    let start = position
    defer { position = start }
    position += 1
    skipBlanks()
    if isAtEnd || next.isLineBreak || next == UInt8(ascii: "}") { return true }
    if next == UInt8(ascii: "#"), beginsComment(at: position) { return true }
    return peekKeyword().keyword?.beginsStatement ?? false
  }

  /// Skips a line that an unterminated string has swallowed, up to a `{` at its end, or to the `}`s there that close blocks.
  private mutating func skipUnterminatedLine() {
    let lineStart = position
    let lineEnd = lineEnd(from: position)
    var end = lineEnd
    var closing = lineEnd
    var count = 0
    while end > lineStart {
      let byte = bytes[end - 1]
      if byte.isBlank {
        end -= 1
      } else if byte == UInt8(ascii: "}"), count < depth {
        end -= 1
        count += 1
        closing = end
      } else {
        break
      }
    }
    if count == 0, end > lineStart, bytes[end - 1] == UInt8(ascii: "{") { closing = end - 1 }
    position = closing
  }
}
