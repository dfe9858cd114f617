extension Parser {
  /// The byte at `offset`; zero outside the text.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: bytes.count) ? bytes[offset] : 0
  }

  /// The next byte; zero at the end.
  @inline(__always)
  var next: UInt8 { byte(at: position) }

  /// The byte `distance` behind the next one; zero behind the end.
  @inline(__always)
  func peek(_ distance: Int) -> UInt8 { byte(at: position + distance) }

  var isAtEnd: Bool { position >= count }

  /// The offset of the first byte at or behind `start` that `stops`, or the end of the file.
  @inline(__always)
  func firstOffset(from start: Int, where stops: (UInt8) -> Bool) -> Int {
    let text = bytes.span
    var offset = start
    while UInt(bitPattern: offset) < UInt(bitPattern: text.count), !stops(text[offset]) { offset += 1 }
    return offset
  }

  /// The offset of the first byte at or behind `start` that `marks` marks, or the end of the file; NUL is always marked.
  @inline(__always)
  func firstOffset(from start: Int, marked marks: (EightBytes) -> EightBytes.Marks) -> Int {
    var offset = start
    while true {
      let distance = marks(EightBytes(of: bytes, at: offset)).first
      offset += distance
      if distance < 8 { return offset }
    }
  }

  @inline(__always)
  mutating func skipBlanks() {
    guard next.isBlank else { return }
    position += 1
    if next.isBlank { skipMoreBlanks() }
  }

  @inline(never)
  private mutating func skipMoreBlanks() {
    position = firstOffset(from: position + 1) { !$0.isBlank }
  }

  /// Skips what may stand between statements: blanks, line ends, `;` and comments.
  mutating func skipSeparators() {
    position = firstOffset(from: position) { !$0.isSeparator }
    if next == UInt8(ascii: "#") { skipComments() }
  }

  @inline(never)
  private mutating func skipComments() {
    while next == UInt8(ascii: "#") {
      let start = position
      position = lineEnd(from: position)
      comments.append(SourceSpan(start: start, end: position))
      position = firstOffset(from: position) { !$0.isSeparator }
    }
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
  @inline(__always)
  var isAtStatementEnd: Bool {
    let next = next
    if next.endsStatement { return true }
    return next == UInt8(ascii: "#") ? beginsComment(at: position) : isAtEnd
  }

  /// Reads a word and says which keyword it is, if one; the word's end becomes the position.
  @inline(__always)
  mutating func scanKeyword() -> Keyword? {
    let word = EightBytes(of: bytes, at: position).word
    position += word.count
    if word.count == 8 { return scanRestOfKeyword(first: word.letters) }
    return word.next.isNameByte ? skipName() : keywords.find(first: word.letters, rest: 0)
  }

  /// Reads the letters behind the first eight.
  private mutating func scanRestOfKeyword(first: UInt64) -> Keyword? {
    let word = EightBytes(of: bytes, at: position).word
    position += word.count
    return next.isNameByte ? skipName() : keywords.find(first: first, rest: word.letters)
  }

  /// Skips the rest of a name, which is no keyword.
  private mutating func skipName() -> Keyword? {
    position = firstOffset(from: position) { !$0.isNameByte }
    return nil
  }

  /// The keyword at the position, which stays; with the offset behind the word.
  mutating func peekKeyword() -> (keyword: Keyword?, end: Int) {
    let start = position
    defer { position = start }
    let keyword = scanKeyword()
    return (keyword, position)
  }

  /// Consumes `keyword` if it comes next, blanks before it aside.
  @inline(__always)
  mutating func consume(ifNext keyword: Keyword) -> Bool {
    skipBlanks()
    return next.isLowercase && consume(word: keyword)
  }

  private mutating func consume(word keyword: Keyword) -> Bool {
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
