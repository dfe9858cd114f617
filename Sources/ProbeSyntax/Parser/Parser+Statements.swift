/// What a block, or the file, is to the statements in it.
enum ContainerKind {
  case file
  case scenario
  /// `setup`, `define`, a modifier.
  case steps
  /// A statement that could not be read: nothing in it is out of place.
  case broken
}

/// A block, or the file, while its statements are read.
struct Container {
  var kind: ContainerKind
  /// The modifier that its statements stand under.
  var timedModifier: Parser.TimedModifier?
  /// How many blocks and modifiers are open around its statements.
  var depth: Int
  /// The place of its `examples`, which come last.
  var examples: SourceSpan?
  /// Whether a statement behind `examples` has been reported.
  var hasLateStatement = false
  /// Whether rows that come next belong to something that has been reported.
  var skipsRows = false
}

extension Parser {
  /// Reads one statement; if it is not one, says so and goes on behind it.
  mutating func parseStatement(in container: inout Container) {
    let start = position
    let mark = nodes.count
    do {
      try parseAnyStatement(in: &container)
      container.skipsRows = false
      flushPending()
    } catch {
      pending = nil
      timedModifier = container.timedModifier
      depth = container.depth
      nodes.removeLast(nodes.count - mark)
      mistakes.append(error)
      container.skipsRows = true
      if container.kind == .file, case .missingBlock = error.problem { fileState.isInStepRun = true }
      recover(from: start, after: error)
    }
  }

  /// Lets the pending mistake stand: nothing worse has been found in its statement.
  @inline(__always)
  mutating func flushPending() {
    if hasPending { reportPending() }
  }

  private mutating func reportPending() {
    guard let mistake = pending else { return }
    mistakes.append(mistake)
    pending = nil
  }

  @inline(__always)
  private mutating func parseAnyStatement(in container: inout Container) throws(Mistake) {
    let start = position
    guard let keyword = scanKeyword(), next.endsVerb || isAtEnd else {
      try parseStatementWithoutVerb(at: start, in: container)
      return
    }
    let verb = SourceSpan(start: start, end: position)
    lastEnd = position
    if container.examples != nil { noteStatementBehindExamples(keyword, verb, in: &container) }
    if keyword == .expect {
      // Every second statement is one.
      try parseExpectation(verb, isRequired: false)
    } else if keyword == .examples {
      try parseExamples(verb, in: &container)
    } else if keyword.beginsFileStatement {
      try parseFileStatement(keyword, verb, in: container.kind)
    } else {
      try parseStep(keyword, verb, in: container.kind)
    }
  }

  /// Reads what begins with no word of the grammar: tags, or a mistake.
  private mutating func parseStatementWithoutVerb(at start: Int, in container: Container) throws(Mistake) {
    position = start
    switch next {
    case UInt8(ascii: "@"): try parseTagLine(in: container.kind)
    case UInt8(ascii: "|"): try skipStrayRow(in: container)
    case UInt8(ascii: "{"): throw Mistake(.unexpectedBlock(after: nil), SourceSpan(start: start, end: start + 1))
    default: throw unknownStep(at: start, in: container.kind)
    }
  }

  /// Notes a statement that stands behind `examples`, which come last.
  private mutating func noteStatementBehindExamples(
    _ keyword: Keyword, _ verb: SourceSpan, in container: inout Container
  ) {
    if container.kind == .file {
      if keyword == .scenario { container.examples = nil }
      if keyword.beginsFileStatement { return }
    }
    guard keyword != .examples, !container.hasLateStatement else { return }
    container.hasLateStatement = true
    pending = Mistake(.statementAfterExamples, verb)
  }

  /// The mistake of a statement that begins with no known word.
  mutating func unknownStep(at start: Int, in container: ContainerKind) -> Mistake {
    position = start
    var word = restOfWord()
    if word.length > 1, bytes[word.end - 1] == UInt8(ascii: "{") { word.end -= 1 }
    position = word.end
    let candidates = container == .file ? Keyword.steps + Keyword.fileStatements : Keyword.steps
    let name = excerpt(word)
    guard mistakes.count < Limits.suggestionCount else { return Mistake(.unknownStep(name: name, nearest: nil), word) }
    if let subject = Keyword(rawValue: name), Keyword.subjects.contains(subject) {
      return Mistake(.unknownStep(name: name, nearest: "expect \(name)"), word)
    }
    return Mistake(.unknownStep(name: name, nearest: nearest(to: name, among: candidates.map(\.rawValue))), word)
  }

  /// Ends a statement: what stands behind it is a mistake.
  @inline(__always)
  mutating func endStatement(after verb: SourceSpan) throws(Mistake) {
    skipBlanks()
    if !isAtStatementEnd { throw textBehindStatement(after: verb) }
  }

  private mutating func textBehindStatement(after verb: SourceSpan) -> Mistake {
    if next == UInt8(ascii: "{") {
      return Mistake(.unexpectedBlock(after: excerpt(verb)), SourceSpan(start: position, end: position + 1))
    }
    let rest = restOfStatement()
    if lastQuoteEnd == lastEnd { return Mistake(.textAfterQuote(found: excerpt(rest)), rest) }
    return Mistake(.unexpectedText(after: excerpt(verb), found: excerpt(rest)), rest)
  }

  /// Gives the node at `index` its end: the last byte that was consumed.
  @inline(__always)
  mutating func close(_ index: Int) {
    nodes[index].extent = UInt32(truncatingIfNeeded: lastEnd) &- nodes[index].start
  }

  /// Consumes `keyword` or says what stands there instead.
  mutating func expect(_ keyword: Keyword, after verb: SourceSpan) throws(Mistake) {
    if !consume(ifNext: keyword) { throw unexpectedWord(after: verb, expected: [keyword.rawValue]) }
  }

  /// The mistake of the word at the position, where one of `expected` should stand.
  mutating func unexpectedWord(after verb: SourceSpan, expected: [String]) -> Mistake {
    skipBlanks()
    let isEnd = isAtStatementEnd
    let word = restOfWord()
    if !isEnd, lastQuoteEnd == position { return Mistake(.textAfterQuote(found: excerpt(word)), word) }
    let found = isEnd ? "" : excerpt(word)
    return Mistake(.expectedWord(after: excerpt(verb), expected: expected, found: found), isEnd ? verb : word)
  }

  // names = name { "," name }
  mutating func parseNames(after verb: SourceSpan, role: NameRole = .plain) throws(Mistake) {
    try parseName(after: verb, role: role)
    while true {
      let end = position
      skipBlanks()
      guard next == UInt8(ascii: ",") else {
        if role != .parameter, next.isNameStart, isAtNameWithoutComma {
          throw unexpectedWord(after: lastWord, expected: [","])
        }
        position = end
        return
      }
      position += 1
      lastEnd = position
      try parseName(after: SourceSpan(start: position - 1, end: position), role: role)
    }
  }

  /// Whether a name comes next that was meant to belong to the names before it: it begins no step, and a `,` or a block
  /// stands behind it.
  private var isAtNameWithoutComma: Bool {
    mutating get {
      let start = position
      defer { position = start }
      if let keyword = scanKeyword(), keyword.beginsStatement || keyword == .catches { return false }
      skipBlanks()
      return next == UInt8(ascii: ",") || next == UInt8(ascii: "{") && opensBlock()
    }
  }

  // name = letter { letter | digit | "_" | "-" }
  mutating func parseName(after verb: SourceSpan, role: NameRole = .plain) throws(Mistake) {
    skipBlanks()
    let start = position
    if isAtCurlyQuote { throw curlyQuote() }
    if position < count, bytes[position].isNameStart {
      while position < count, bytes[position].isNameByte { position += 1 }
    }
    guard position > start else {
      throw Mistake(.missingName(after: excerpt(verb)), isAtStatementEnd ? verb : restOfWord())
    }
    lastEnd = position
    nodes.append(SyntaxNode(.name, tag: role.rawValue, start: start, end: position))
  }
}
