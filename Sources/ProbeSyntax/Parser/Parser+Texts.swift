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
  /// Reads a text and appends its node; `expected` says what is missing if none is there.
  mutating func parseText(
    after verb: SourceSpan, expected: String, until end: BareEnd = .statement,
    relation: TextCondition.Relation = .plain
  ) throws(Mistake) {
    skipBlanks()
    let tag = relation.rawValue << 4
    switch next {
    case UInt8(ascii: "'"): try parseLiteral(tag: tag)
    case UInt8(ascii: "\""): try parseQuoted(tag: tag)
    case 0xE2 where isAtCurlyQuote: throw curlyQuote()
    default:
      let start = position
      try parseBare(until: end, tag: tag)
      if position == start {
        nodes.removeLast()
        throw Mistake(.missingOperand(after: excerpt(verb), expected: expected), verb)
      }
    }
  }

  /// Reads a label: a text that cannot be empty.
  mutating func parseLabel(after verb: SourceSpan, until end: BareEnd = .statement) throws(Mistake) {
    try parseText(after: verb, expected: "a label", until: end)
    try refuseEmptyLabel()
  }

  /// Reads a text that must be quoted.
  mutating func parseQuotedText(
    after verb: SourceSpan, expected: String, before words: [Keyword] = []
  ) throws(Mistake) {
    skipBlanks()
    if next != UInt8(ascii: "'"), next != UInt8(ascii: "\""), !isAtStatementEnd, !isAtCurlyQuote,
      next != UInt8(ascii: "{")
    {
      let text = textToQuote(before: words)
      throw Mistake(.unquotedText(after: excerpt(verb), found: excerpt(text)), text)
    }
    if next == UInt8(ascii: "{") { throw Mistake(.missingOperand(after: excerpt(verb), expected: expected), verb) }
    try parseText(after: verb, expected: expected)
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

  /// Refuses the text read last if it is a label without a character.
  func refuseEmptyLabel() throws(Mistake) {
    guard let node = nodes.last, isEmptyText(node) else { return }
    throw Mistake(.emptyLabel, node.span)
  }

  func isEmptyText(_ node: SyntaxNode) -> Bool {
    guard node.kind == .operand else { return false }
    switch Operand.Form(rawValue: node.tag & 0x0F) {
    case .literal, .quoted, .regex: return node.extent == 2
    case .bare, .cell, .multiline, nil: return false
    }
  }

  // bare = character { character }
  private mutating func parseBare(until stop: BareEnd, tag: UInt8) throws(Mistake) {
    let start = position
    var flags: UInt16 = 0
    scan: while position < count {
      if stop == .statement { position = firstOffset(from: position) { $0.endsPlainText } }
      guard position < count else { break }
      let byte = bytes[position]
      if !byte.endsPlainText {
        if isBareEnd(byte, stop, start: start) { break scan }
        position += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "#"):
        if beginsComment(at: position) { break scan }
        position += 1
      case UInt8(ascii: "\\"):
        if peek(1) == UInt8(ascii: "(") {
          try skipInterpolation()
          flags = NodeFlags.needsDecoding | NodeFlags.interpolated
        } else {
          position += 1
        }
      default: break scan
      }
    }
    var end = position
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    position = end
    lastEnd = end
    if end > start, bytes[end - 1] == UInt8(ascii: "{") {
      textsEndingInBrace.append(SourceSpan(start: start, end: end))
    }
    nodes.append(
      SyntaxNode(.operand, tag: tag | Operand.Form.bare.rawValue, flags: flags, start: start, end: end))
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
  mutating func parseLiteral(tag: UInt8) throws(Mistake) {
    let start = position
    var flags: UInt16 = 0
    position += 1
    while true {
      position = firstOffset(from: position) { $0.endsPlainLiteral }
      guard position < count else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: "'") {
        if peek(1) != UInt8(ascii: "'") {
          finishString(.literal, from: start, tag: tag, flags: flags)
          return
        }
        flags = NodeFlags.needsDecoding
        position += 1
      } else if byte.isLineBreak {
        break
      } else if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "(") {
        noteInterpolationInLiteral()
      }
      position += 1
    }
    throw unterminatedString(at: start, quote: "'")
  }

  private mutating func noteInterpolationInLiteral() {
    var end = position + 2
    while end < count, bytes[end].isNameByte { end += 1 }
    guard end > position + 2, end < count, bytes[end] == UInt8(ascii: ")"), pending == nil else { return }
    let name = file.text(in: SourceSpan(start: position + 2, end: end))
    pending = Mistake(.interpolationInLiteral(name: name), SourceSpan(start: position, end: end + 1))
  }

  /// Appends the node of a string whose closing quote is at the position.
  private mutating func finishString(_ form: Operand.Form, from start: Int, tag: UInt8, flags: UInt16) {
    position += 1
    lastEnd = position
    lastQuoteEnd = position
    nodes.append(SyntaxNode(.operand, tag: tag | form.rawValue, flags: flags, start: start, end: position))
  }

  func unterminatedString(at start: Int, quote: String) -> Mistake {
    Mistake(.unterminatedString(quote: quote), SourceSpan(start: start, end: start + quote.utf8.count))
  }

  // quoted = '"' { character | escape | interpolation } '"'
  mutating func parseQuoted(tag: UInt8) throws(Mistake) {
    if peek(1) == UInt8(ascii: "\""), peek(2) == UInt8(ascii: "\"") {
      try parseMultiline(tag: tag)
      return
    }
    let start = position
    var flags: UInt16 = 0
    position += 1
    while position < count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        finishString(.quoted, from: start, tag: tag, flags: flags)
        return
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
  var isAtCurlyQuote: Bool {
    guard next == 0xE2, peek(1) == 0x80 else { return false }
    return (0x98...0x9A).contains(peek(2)) || (0x9C...0x9E).contains(peek(2))
  }

  func curlyQuote() -> Mistake {
    let quote = SourceSpan(start: position, end: position + 3)
    return Mistake(.curlyQuote(found: file.text(in: quote)), quote)
  }
}
