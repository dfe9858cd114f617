extension Parser {
  /// Reads a step whose first word is `keyword`.
  @inline(__always)
  mutating func parseStep(_ keyword: Keyword, _ verb: SourceSpan, in container: ContainerKind) throws(Mistake) {
    if let timedModifier, keyword != .expect, keyword != .require {
      try refuseUnderTimedModifier(keyword, verb, timedModifier)
    }
    switch keyword {
    case .expect, .require: try parseExpectation(verb, isRequired: keyword == .require)
    case .tap: try parseTap(verb)
    case .copy: try parseWordStep(.copy, verb)
    case .close: try parseWordStep(.close, verb)
    case .relaunch: try parseWordStep(.relaunch, verb)
    case .choose: try parseLabelStep(.choose, verb)
    case .swipe: try parseSwipe(verb)
    case .type: try parseTwoTexts(.type, verb, .into)
    case .pick: try parseTwoTexts(.pick, verb, .in)
    case .clear: try parseClear(verb)
    case .turn: try parseTurn(verb)
    case .set: try parseSet(verb)
    case .wait: try parseWait(verb)
    case .device: try parseLabelStep(.device, verb, expected: "a device")
    case .language: try parseLabelStep(.language, verb, expected: "a language")
    case .do: try parseCall(verb)
    case .stub: try parseStub(verb)
    case .launch: try parseLaunch(verb)
    case .on: try parseOn(verb, in: container)
    case .fails: try parseFailsOn(verb)
    case .within, .for: try parseTimed(keyword, verb)
    case .at: try parseAtOnce(verb)
    case .define, .examples, .ignore, .because, .model, .scenario, .setup, .tags, .use, .after, .argument, .catches,
      .down, .from, .in,
      .into, .left, .off, .once, .outside, .returns, .right, .view, .with, .false, .nothing, .true, .activity, .alert,
      .button, .caption, .cells, .clipboard, .completion, .cover, .crash, .dialog, .dismissals, .evaluations, .field,
      .menu, .popover, .presentations, .screen, .share, .sheet, .text, .toggle, .warning, .cancelled, .completed,
      .contains, .disabled, .empty, .enabled, .ends, .is, .matches, .no, .starts, .unchanged:
      throw unknownStep(at: verb.start, in: container)
    }
  }

  /// `within`, `for` and `at once` take checks, and stand innermost.
  private mutating func refuseUnderTimedModifier(
    _ keyword: Keyword, _ verb: SourceSpan, _ modifier: TimedModifier
  ) throws(Mistake) {
    if Keyword.modifiers.contains(keyword) {
      let inner = keyword == .fails ? "fails on" : keyword == .at ? TimedModifier.atOnce.rawValue : keyword.rawValue
      throw Mistake(.modifierOrder(inner: inner, outer: modifier.rawValue), verb)
    }
    if Keyword.steps.contains(keyword) {
      throw Mistake(.timedAction(modifier: modifier.rawValue, verb: keyword.rawValue), verb)
    }
  }

  /// Appends a statement that ends at the last byte that was consumed, and its text.
  @inline(__always)
  private mutating func append(_ kind: SyntaxKind, tag: UInt8 = 0, from verb: SourceSpan, _ text: SyntaxNode) {
    nodes.append(SyntaxNode(kind, tag: tag, start: verb.start, end: lastEnd))
    nodes.append(text)
  }

  /// From the first word of the statement to the last one that was consumed.
  private func words(from verb: SourceSpan) -> SourceSpan { SourceSpan(start: verb.start, end: lastEnd) }

  // copy = "copy"
  private mutating func parseWordStep(_ kind: SyntaxKind, _ verb: SourceSpan) throws(Mistake) {
    try endStatement(after: verb)
    nodes.append(SyntaxNode(kind, start: verb.start, end: verb.end))
  }

  // choose = "choose" text
  private mutating func parseLabelStep(
    _ kind: SyntaxKind, _ verb: SourceSpan, expected: String = "a label"
  ) throws(Mistake) {
    let text = try parseText(after: words(from: verb), expected: expected)
    if kind == .choose { try refuseEmpty(label: text) }
    try endStatement(after: verb)
    append(kind, from: verb, text)
  }

  // tap = "tap" ( "outside" | text )
  private mutating func parseTap(_ verb: SourceSpan) throws(Mistake) {
    try parseWordOrLabel(.outside, .tapOutside, .tap, verb)
  }

  // clear = "clear" ( "clipboard" | text )
  private mutating func parseClear(_ verb: SourceSpan) throws(Mistake) {
    try parseWordOrLabel(.clipboard, .clearClipboard, .clear, verb)
  }

  /// A step that takes one word, if nothing else stands there, or else a label.
  private mutating func parseWordOrLabel(
    _ word: Keyword, _ wordKind: SyntaxKind, _ labelKind: SyntaxKind, _ verb: SourceSpan
  ) throws(Mistake) {
    if consumeAlone(word) {
      nodes.append(SyntaxNode(wordKind, start: verb.start, end: lastEnd))
    } else {
      let label = try parseLabel(after: verb)
      try endStatement(after: verb)
      append(labelKind, from: verb, label)
    }
  }

  /// Consumes `keyword` if it is all that is left of the statement.
  @inline(__always)
  mutating func consumeAlone(_ keyword: Keyword) -> Bool {
    skipBlanks()
    return next.isLowercase && consumeAlone(word: keyword)
  }

  private mutating func consumeAlone(word keyword: Keyword) -> Bool {
    let start = position
    let (found, end) = peekKeyword()
    guard found == keyword else { return false }
    position = end
    skipBlanks()
    guard isAtStatementEnd else {
      position = start
      return false
    }
    lastEnd = end
    return true
  }

  // swipe = "swipe" ( "down" | ( "left" | "right" ) text )
  private mutating func parseSwipe(_ verb: SourceSpan) throws(Mistake) {
    if consume(ifNext: .down) {
      try parseWordStep(.swipeDown, words(from: verb))
      return
    }
    let isRight = consume(ifNext: .right)
    if !isRight, !consume(ifNext: .left) {
      throw unexpectedWord(after: verb, expected: ["left", "right", "down"])
    }
    let label = try parseLabel(after: words(from: verb))
    try endStatement(after: verb)
    append(.swipe, tag: isRight ? 1 : 0, from: verb, label)
  }

  // type = "type" quoted "into" text
  // pick = "pick" quoted "in" text
  private mutating func parseTwoTexts(_ kind: SyntaxKind, _ verb: SourceSpan, _ word: Keyword) throws(Mistake) {
    let text = try parseQuotedText(after: verb, expected: "a text in quotes", before: [word])
    if kind == .pick { try refuseEmpty(label: text) }
    try expect(word, after: verb)
    let label = try parseLabel(after: lastWord)
    try endStatement(after: verb)
    append(kind, from: verb, text)
    nodes.append(label)
  }

  // turn = "turn" ( "on" | "off" ) text
  private mutating func parseTurn(_ verb: SourceSpan) throws(Mistake) {
    let isOff = consume(ifNext: .off)
    if !isOff, !consume(ifNext: .on) { throw unexpectedWord(after: verb, expected: ["on", "off"]) }
    let label = try parseLabel(after: words(from: verb))
    try endStatement(after: verb)
    append(.turn, tag: isOff ? 1 : 0, from: verb, label)
  }

  // set = "set" "clipboard" text
  private mutating func parseSet(_ verb: SourceSpan) throws(Mistake) {
    try expect(.clipboard, after: verb)
    let text = try parseText(after: words(from: verb), expected: "a text")
    try endStatement(after: verb)
    append(.setClipboard, from: verb, text)
  }

  // wait = "wait" duration
  private mutating func parseWait(_ verb: SourceSpan) throws(Mistake) {
    let duration = try parseDuration(after: verb)
    try endStatement(after: verb)
    append(.wait, from: verb, duration)
  }

  // call = "do" name [ "(" [ argument { "," argument } ] ")" ]
  private mutating func parseCall(_ verb: SourceSpan) throws(Mistake) {
    let index = nodes.count
    nodes.append(SyntaxNode(.call, start: verb.start, end: verb.end))
    try parseName(after: verb)
    skipBlanks()
    if next == UInt8(ascii: "(") { try parseArguments() }
    try endStatement(after: SourceSpan(start: verb.start, end: lastEnd))
    close(index)
  }

  private mutating func parseArguments() throws(Mistake) {
    let open = SourceSpan(start: position, end: position + 1)
    var separator = open
    position += 1
    skipBlanks()
    if next == UInt8(ascii: ")") {
      position += 1
      lastEnd = position
      return
    }
    while true {
      skipBlanks()
      if isAtStatementEnd { throw Mistake(.missingParenthesis, open) }
      nodes.append(try parseText(after: separator, expected: "an argument", until: .argument))
      skipBlanks()
      separator = SourceSpan(start: position, end: position + 1)
      switch next {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: ")"):
        position += 1
        lastEnd = position
        return
      default:
        if isAtStatementEnd { throw Mistake(.missingParenthesis, open) }
        let rest = restOfStatement()
        throw Mistake(.textAfterQuote(found: excerpt(rest)), rest)
      }
    }
  }
}
