/// Turns the bytes of a Swift file into tokens, in one pass and without recursion.
struct SwiftLexer {
  /// A string or an interpolation that is open.
  struct StringMode {
    /// The position of the token that opened the string.
    var start: Int
    /// The number of `#` before the quote.
    var hashes: Int
    /// Whether it began with `"""`.
    var isMultiline: Bool
    /// The open parentheses in its interpolation; nil while text is read.
    var parentheses: Int?
  }

  let bytes: [UInt8]
  var position = 0
  var tokens: [SwiftToken] = []
  var names = NameTable.withKnownNames()
  var problems: [LocatedSwiftSourceProblem] = []
  var inactiveRegions: [SwiftSourceSpan] = []
  var modes: [StringMode] = []
  var brackets: [UInt32] = []
  var conditions: [ConditionalBranch] = []
  /// Whether the text is read for its end alone, behind a condition that does not hold.
  var isSkipping = false
  /// The bracket-less start of `operator` and `precedencegroup` declarations.
  var operatorDeclarations: [Int] = []
  var startsLine = true
  var hasSpaceBefore = true

  /// A lexer at the start of `bytes`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5 + 16)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
  }

  /// A lexer of what stands in `bytes` from `start` on, whose names are added to `names`.
  init(_ bytes: [UInt8], from start: Int, names: NameTable) {
    self.bytes = bytes
    self.names = names
    position = start
  }

  /// The byte `offset` behind the position; zero behind the end.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position &+ offset
    return index < bytes.count ? bytes[index] : 0
  }

  /// Reads the whole file; the last token is `endOfFile`.
  mutating func readAll() {
    while true {
      if let mode = modes.last, mode.parentheses == nil {
        readStringText(mode)
        continue
      }
      let start = position
      startsLine = tokens.isEmpty
      skipTrivia()
      hasSpaceBefore = position > start
      if startsLine, leavesUnclosedInterpolation() { continue }
      if position >= bytes.count { break }
      readToken()
    }
    closeOpenStrings()
    finishConditions()
    add(.endOfFile, from: bytes.count)
  }

  /// Adds a token from `start` to the position.
  @inline(__always)
  mutating func add(_ kind: SwiftToken.Kind, from start: Int, value: UInt32 = 0) {
    tokens.append(
      SwiftToken(
        kind: kind, startsLine: startsLine, hasSpaceBefore: hasSpaceBefore, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: position), value: value))
  }

  /// Notes a mistake from `start` to the position.
  mutating func report(_ problem: SwiftSourceProblem, from start: Int, to end: Int? = nil) {
    guard !isSkipping else { return }
    problems.append(LocatedSwiftSourceProblem(problem, at: SwiftSourceSpan(start: start, end: end ?? position)))
  }

  /// Reads one token outside string text.
  mutating func readToken() {
    let start = position
    let first = bytes[position]
    if CharacterClass.isLetter(first) { return readName(from: start) }
    if CharacterClass.isDigit(first) { return readNumber(from: start) }
    switch first {
    case UInt8(ascii: "("): open(.leftParen)
    case UInt8(ascii: "["): open(.leftSquare)
    case UInt8(ascii: "{"): open(.leftBrace)
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): close(.rightSquare, .leftSquare)
    case UInt8(ascii: "}"): close(.rightBrace, .leftBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "`"): readEscapedName()
    case UInt8(ascii: "."):
      if beginsDotOperator { readOperator() } else { single(.period) }
    case 0x80...: readBeyondASCII()
    default:
      if CharacterClass.isOperator(first) { readOperator() } else { skipInvalidByte() }
    }
  }

  /// Whether an operator such as `...` or `.==` begins at this full stop, rather than a member.
  private var beginsDotOperator: Bool {
    let next = byte(1)
    if next == UInt8(ascii: ".") { return true }
    if next == UInt8(ascii: "/"), byte(2) == next || byte(2) == UInt8(ascii: "*") { return false }
    if next == UInt8(ascii: "!") { return byte(2) == UInt8(ascii: "=") || !isLeftBound(at: position) }
    return next != UInt8(ascii: "?") && CharacterClass.isOperator(next)
  }

  private mutating func single(_ kind: SwiftToken.Kind) {
    position += 1
    add(kind, from: position - 1)
  }

  private mutating func open(_ kind: SwiftToken.Kind) {
    if kind == .leftParen, let open = modes.last?.parentheses { modes[modes.count - 1].parentheses = open + 1 }
    if !isSkipping { brackets.append(UInt32(tokens.count)) }
    single(kind)
  }

  private mutating func closeParenthesis() {
    guard let open = modes.last?.parentheses else { return close(.rightParen, .leftParen) }
    if open == 0 {
      modes[modes.count - 1].parentheses = nil
      close(.interpolationEnd, .interpolationStart)
    } else {
      modes[modes.count - 1].parentheses = open - 1
      close(.rightParen, .leftParen)
    }
  }

  /// Pairs a closing bracket with the nearest opening one of its kind; only `}` passes over others.
  mutating func close(_ kind: SwiftToken.Kind, _ opening: SwiftToken.Kind) {
    if !isSkipping {
      var depth = brackets.count
      while depth > 0 {
        let candidate = tokens[Int(brackets[depth - 1])].kind
        if candidate == opening {
          tokens[Int(brackets[depth - 1])].value = UInt32(tokens.count)
          brackets.removeLast(brackets.count - depth + 1)
          break
        }
        if candidate == .leftBrace || candidate == .interpolationStart { break }
        depth -= 1
      }
    }
    single(kind)
  }

  private mutating func skipInvalidByte() {
    let start = position
    position += 1
    while position < bytes.count, byte() == bytes[start] { position += 1 }
    report(.invalidByte, from: start)
  }
}
