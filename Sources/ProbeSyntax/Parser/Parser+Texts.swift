/// Where a text without quotes ends, besides the end of the statement.
enum BareEnd {
  /// Nowhere else.
  case statement
  /// At `,` and `)`: an argument.
  case argument
  /// At the word `is`.
  case state
  /// At `is`, `contains`, `starts with`, `ends with` and `matches`.
  case condition
}

extension Parser {
  // text = bare | literal | quoted | multiline
  /// Reads a text and returns its node; `expected` says what is missing if none is there.
  @inline(__always)
  mutating func parseText(
    after verb: SourceSpan, expected: String, until end: BareEnd = .statement,
    relation: TextCondition.Relation = .plain
  ) throws(Mistake) -> SyntaxNode {
    skipBlanks()
    let tag = relation.rawValue << 4
    if next == UInt8(ascii: "'") { return try parseLiteral(tag: tag) }
    if next == UInt8(ascii: "\"") { return try parseQuoted(tag: tag) }
    let text = try parseBare(until: end, tag: tag)
    if text.extent == 0 { throw Mistake(.missingOperand(after: excerpt(verb), expected: expected), verb) }
    return text
  }

  /// Reads a label: a text that cannot be empty.
  @inline(__always)
  mutating func parseLabel(after verb: SourceSpan) throws(Mistake) -> SyntaxNode {
    let label = try parseText(after: verb, expected: "a label")
    try refuseEmpty(label: label)
    return label
  }

  /// Reads a text that must be quoted.
  mutating func parseQuotedText(
    after verb: SourceSpan, expected: String, before words: @autoclosure () -> [Keyword] = []
  ) throws(Mistake) -> SyntaxNode {
    skipBlanks()
    if next != UInt8(ascii: "'"), next != UInt8(ascii: "\"") {
      throw missingQuote(after: verb, expected: expected, before: words())
    }
    return try parseText(after: verb, expected: expected)
  }

  private mutating func missingQuote(after verb: SourceSpan, expected: String, before words: [Keyword]) -> Mistake {
    if isAtCurlyQuote { return curlyQuote() }
    if isAtStatementEnd || next == UInt8(ascii: "{") {
      return Mistake(.missingOperand(after: excerpt(verb), expected: expected), verb)
    }
    let text = textToQuote(before: words)
    return Mistake(.unquotedText(after: excerpt(verb), found: excerpt(text)), text)
  }

  /// What an author has most likely forgotten to quote: up to the next of `words`, a `{`, or the end of the statement.
  private mutating func textToQuote(before words: [Keyword]) -> SourceSpan {
    let start = position
    defer { position = start }
    let rest = restOfStatement()
    var end = rest.end
    while position < rest.end {
      if bytes[position] == UInt8(ascii: "{") {
        end = position
        break
      }
      if position > start, bytes[position - 1].isBlank, let keyword = peekKeyword().keyword, words.contains(keyword) {
        end = position
        break
      }
      position += 1
    }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return end > start ? SourceSpan(start: start, end: end) : rest
  }

  /// Refuses a label without a character.
  @inline(__always)
  func refuseEmpty(label: SyntaxNode) throws(Mistake) {
    if label.isEmptyText { throw Mistake(.emptyLabel, label.span) }
  }

  // bare = character { character }
  private mutating func parseBare(until stop: BareEnd, tag: UInt8) throws(Mistake) -> SyntaxNode {
    if isAtCurlyQuote { throw curlyQuote() }
    let start = position
    if stop == .statement {
      let end = firstOffset(from: start) { $0.stopsOfBareText }
      if byte(at: end).endsStatement { return endBare(from: start, to: end, tag: tag, flags: 0) }
    }
    let flags = try scanBare(until: stop)
    return endBare(from: start, to: position, tag: tag, flags: flags)
  }

  /// Finds the end of a bare text in which there is something to look at, and returns its flags.
  private mutating func scanBare(until stop: BareEnd) throws(Mistake) -> UInt16 {
    let start = position
    var flags: UInt16 = 0
    while position < count {
      let byte = bytes[position]
      if byte.endsStatement { break }
      if byte == UInt8(ascii: "#") {
        if beginsComment(at: position) { break }
      } else if byte == UInt8(ascii: "\\") {
        if peek(1) == UInt8(ascii: "(") {
          try skipInterpolation()
          flags = NodeFlags.needsDecoding | NodeFlags.interpolated
          continue
        }
      } else if stop != .statement, isBareEnd(byte, stop, start: start) {
        break
      }
      position += 1
    }
    return flags
  }

  /// The node of the bare text from `start` up to the blanks before `stop`.
  @inline(__always)
  private mutating func endBare(from start: Int, to stop: Int, tag: UInt8, flags: UInt16) -> SyntaxNode {
    var end = stop
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    position = end
    lastEnd = end
    if end > start, bytes[end - 1] == UInt8(ascii: "{") {
      textsEndingInBrace.append(SourceSpan(start: start, end: end))
    }
    return SyntaxNode(.operand, tag: tag | Operand.Form.bare.rawValue, flags: flags, start: start, end: end)
  }

  /// Whether the byte at the position ends the bare text that began at `start`.
  private mutating func isBareEnd(_ byte: UInt8, _ stop: BareEnd, start: Int) -> Bool {
    if stop == .argument { return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") }
    guard position > start, bytes[position - 1].isBlank, byte.isNameByte else { return false }
    let (keyword, end) = peekKeyword()
    if keyword == .is || stop == .state { return keyword == .is }
    if keyword == .starts || keyword == .ends { return isWith(after: end) }
    return keyword == .contains || keyword == .matches
  }

  /// Whether `with` is the word behind `offset`.
  mutating func isWith(after offset: Int) -> Bool {
    let start = position
    defer { position = start }
    position = offset
    skipBlanks()
    return position > offset && peekKeyword().keyword == .with
  }

  /// `\(name)` at the position.
  mutating func skipInterpolation() throws(Mistake) {
    let start = position
    position += 2
    let nameStart = position
    if position < count, bytes[position].isNameStart {
      while position < count, bytes[position].isNameByte { position += 1 }
    }
    if position > nameStart, next == UInt8(ascii: ")") {
      position += 1
      return
    }
    position = start
    let limit = min(count, start + 40)
    var end = start + 2
    while end < limit, bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: ";"), !bytes[end].isLineBreak {
      end += 1
    }
    if end < limit, bytes[end] == UInt8(ascii: ")") {
      end += 1
    } else {
      end = start + 2
      while end < limit, bytes[end].isNameByte { end += 1 }
    }
    let span = SourceSpan(start: start, end: end)
    throw Mistake(.invalidInterpolation(found: file.text(in: span)), span)
  }

  // literal = "'" { character | "''" } "'"
  @inline(__always)
  mutating func parseLiteral(tag: UInt8) throws(Mistake) -> SyntaxNode {
    let start = position
    let end = firstOffset(from: start + 1) { $0.stopsOfLiteral }
    if byte(at: end) == UInt8(ascii: "'"), byte(at: end + 1) != UInt8(ascii: "'") {
      position = end
      return endString(.literal, from: start, tag: tag, flags: 0)
    }
    return try parseIntricateLiteral(tag: tag)
  }

  /// Reads a literal in which there is something to look at.
  private mutating func parseIntricateLiteral(tag: UInt8) throws(Mistake) -> SyntaxNode {
    let start = position
    var flags: UInt16 = 0
    position += 1
    while true {
      position = firstOffset(from: position) { $0.stopsOfLiteral }
      if next == UInt8(ascii: "'") {
        if peek(1) != UInt8(ascii: "'") { return endString(.literal, from: start, tag: tag, flags: flags) }
        flags = NodeFlags.needsDecoding
        position += 1
      } else if isAtEnd || next.isLineBreak {
        throw unterminatedString(at: start, quote: "'")
      } else if next == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "(") {
        noteInterpolationInLiteral()
      }
      position += 1
    }
  }

  private mutating func noteInterpolationInLiteral() {
    var end = position + 2
    while end < count, bytes[end].isNameByte { end += 1 }
    guard end > position + 2, end < count, bytes[end] == UInt8(ascii: ")"), pending == nil else { return }
    let name = file.text(in: SourceSpan(start: position + 2, end: end))
    pending = Mistake(.interpolationInLiteral(name: name), SourceSpan(start: position, end: end + 1))
  }

  /// The node of a string whose closing quote is at the position.
  @inline(__always)
  private mutating func endString(_ form: Operand.Form, from start: Int, tag: UInt8, flags: UInt16) -> SyntaxNode {
    position += 1
    lastEnd = position
    lastQuoteEnd = position
    return SyntaxNode(.operand, tag: tag | form.rawValue, flags: flags, start: start, end: position)
  }

  func unterminatedString(at start: Int, quote: String) -> Mistake {
    Mistake(.unterminatedString(quote: quote), SourceSpan(start: start, end: start + quote.utf8.count))
  }

  // quoted = '"' { character | escape | interpolation } '"'
  mutating func parseQuoted(tag: UInt8) throws(Mistake) -> SyntaxNode {
    if peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") { return try parseMultiline(tag: tag) }
    let start = position
    var flags: UInt16 = 0
    position += 1
    while position < count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        return endString(.quoted, from: start, tag: tag, flags: flags)
      }
      if byte.isLineBreak { break }
      if byte == UInt8(ascii: "\\") {
        if peek(1).isLineBreak || position + 1 >= count { break }
        do {
          flags |= try skipEscape()
        } catch {
          skipRestOfString()
          throw error
        }
      } else {
        position += 1
      }
    }
    throw unterminatedString(at: start, quote: "\"")
  }

  /// Skips what is left of a string with a mistake in it, its closing quote included.
  private mutating func skipRestOfString() {
    while position < count, !bytes[position].isLineBreak {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\"") { return }
      if bytes[position - 1] == UInt8(ascii: "\\"), !next.isLineBreak, !isAtEnd { position += 1 }
    }
  }

  // escape = "\" ( "\" | '"' | "n" | "t" | "r" | "u{" hex "}" | "(" name ")" )
  /// Skips the escape at the position and returns the flags that its text gets.
  mutating func skipEscape() throws(Mistake) -> UInt16 {
    switch peek(1) {
    case UInt8(ascii: "("):
      try skipInterpolation()
      return NodeFlags.needsDecoding | NodeFlags.interpolated
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
      position += 2
    case UInt8(ascii: "u"):
      try skipScalarEscape()
    default:
      var end = min(position + 2, count)
      while end < count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let span = SourceSpan(start: position, end: end)
      throw Mistake(.invalidEscape(found: file.text(in: span)), span)
    }
    return NodeFlags.needsDecoding
  }

  private mutating func skipScalarEscape() throws(Mistake) {
    let start = position
    var end = position + 2
    if end < count, bytes[end] == UInt8(ascii: "{") {
      end += 1
      let digits = end
      while end < count, end < digits + 8, (bytes[end] | 0x20) &- UInt8(ascii: "a") < 6 || bytes[end].isDigit {
        end += 1
      }
      let value = UInt32(file.text(in: SourceSpan(start: digits, end: end)), radix: 16)
      if end < count, bytes[end] == UInt8(ascii: "}"), let value, Unicode.Scalar(value) != nil {
        position = end + 1
        return
      }
      if end < count, bytes[end] == UInt8(ascii: "}") { end += 1 }
    }
    let span = SourceSpan(start: start, end: end)
    throw Mistake(.invalidEscape(found: file.text(in: span)), span)
  }

  // MARK: Curly quotes

  /// Whether one of ‘ ’ ‚ “ ” „ comes next.
  @inline(__always)
  var isAtCurlyQuote: Bool {
    guard next == 0xE2, peek(1) == 0x80 else { return false }
    return (0x98...0x9A).contains(peek(2)) || (0x9C...0x9E).contains(peek(2))
  }

  func curlyQuote() -> Mistake {
    let quote = SourceSpan(start: position, end: position + 3)
    return Mistake(.curlyQuote(found: file.text(in: quote)), quote)
  }
}
