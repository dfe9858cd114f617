extension Parser {
  /// The next byte; zero at the end.
  @inline(__always)
  var next: UInt8 { position < count ? bytes[position] : 0 }

  /// The byte `distance` behind the next one; zero behind the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 { position + distance < count ? bytes[position + distance] : 0 }

  var isAtEnd: Bool { position >= count }

  /// The offset of the first byte at or behind `start` that `stops`, or the end of the file.
  @inline(__always)
  func firstOffset(from start: Int, where stops: (UInt8) -> Bool) -> Int {
    let text = bytes.span
    var offset = start
    while offset < text.count, !stops(text[offset]) { offset += 1 }
    return offset
  }

  @inline(__always)
  mutating func skipBlanks() {
    if next.isBlank { position = firstOffset(from: position + 1) { !$0.isBlank } }
  }

  /// Skips what may stand between statements: blanks, line ends, `;` and comments.
  mutating func skipSeparators() {
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "#"): skipComment()
      case let byte where byte.isSeparator: position = firstOffset(from: position + 1) { !$0.isSeparator }
      default: return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    position = lineEnd(from: position)
    comments.append(SourceSpan(start: start, end: position))
  }

  /// The offset of the line break at or behind `offset`, or the end of the file.
  func lineEnd(from offset: Int) -> Int {
    firstOffset(from: offset) { $0.isLineBreak }
  }

  /// Whether the `#` at `offset` begins a comment inside a line: white space stands on both sides of it.
  @inline(__always)
  func beginsComment(at offset: Int) -> Bool {
    guard offset > 0, bytes[offset - 1].isBlank || bytes[offset - 1].isLineBreak else { return false }
    return offset + 1 >= count || bytes[offset + 1].isBlank || bytes[offset + 1].isLineBreak
  }

  /// Whether the statement ends here: at `;`, a line end, `}` or a comment.
  var isAtStatementEnd: Bool {
    mutating get {
      guard position < count else { return true }
      switch bytes[position] {
      case UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"): return true
      case UInt8(ascii: "#"): return beginsComment(at: position)
      default: return false
      }
    }
  }

  /// Reads a word and says which keyword it is, if one; the word's end becomes the position.
  @inline(__always)
  mutating func scanKeyword() -> Keyword? {
    let (keyword, end) = peekKeyword()
    position = end
    return keyword
  }

  /// The keyword at the position, which stays; with the offset behind the word.
  mutating func peekKeyword() -> (keyword: Keyword?, end: Int) {
    let first = EightBytes(of: bytes, at: position).letters
    var rest = (bytes: UInt64(0), count: 0)
    if first.count == 8 { rest = EightBytes(of: bytes, at: position &+ 8).letters }
    let end = position &+ first.count &+ rest.count
    if end < count, bytes[end].isNameByte { return (nil, firstOffset(from: end + 1) { !$0.isNameByte }) }
    return (first.count < 2 ? nil : keywords.find(first: first.bytes, rest: rest.bytes), end)
  }

  /// Consumes `keyword` if it comes next, blanks before it aside.
  mutating func consume(ifNext keyword: Keyword) -> Bool {
    skipBlanks()
    guard next.isLowercase else { return false }
    let (found, end) = peekKeyword()
    guard found == keyword else { return false }
    position = end
    lastEnd = end
    return true
  }

  /// From the position to the end of the statement, without the blanks before that: for messages.
  func restOfStatement() -> SourceSpan {
    var end = position
    while end < count, !bytes[end].isLineBreak, bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: "}") {
      if bytes[end] == UInt8(ascii: "#"), beginsComment(at: end) { break }
      end += 1
    }
    while end > position, bytes[end - 1].isBlank { end -= 1 }
    return SourceSpan(start: position, end: end)
  }

  /// From the position to the next blank or the end of the statement; at least one character: for messages.
  func restOfWord() -> SourceSpan {
    let rest = restOfStatement()
    var end = rest.start
    while end < rest.end, !bytes[end].isBlank { end += 1 }
    if end == rest.start, end < count, !bytes[end].isLineBreak { end += 1 }
    return SourceSpan(start: rest.start, end: end)
  }

  /// The start of a text for a message: a long one is cut.
  func excerpt(_ span: SourceSpan) -> String {
    let limit = 60
    if span.length <= limit { return file.text(in: span) }
    var end = span.start + limit
    while end > span.start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return file.text(in: SourceSpan(start: span.start, end: end)) + "…"
  }
}
