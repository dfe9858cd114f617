extension Parser {
  // expectation = ( "expect" | "require" ) [ "no" ] subject
  mutating func parseExpectation(_ verb: SourceSpan, isRequired: Bool) throws(Mistake) {
    var flags = isRequired ? NodeFlags.required : 0
    skipBlanks()
    var start = position
    var keyword = scanKeyword()
    if keyword == .no {
      flags |= NodeFlags.negated
      lastEnd = position
      skipBlanks()
      start = position
      keyword = scanKeyword()
    }
    let word = SourceSpan(start: start, end: position)
    guard let keyword, next == UInt8(ascii: " ") || isSubjectEnd else { throw unknownSubject(at: start, verb) }
    lastEnd = position
    let check = SyntaxNode(.expect, flags: flags, start: verb.start, end: word.end)
    try parseSubject(keyword, word, of: check, verb)
    try endStatement(after: SourceSpan(start: verb.start, end: keyword == .share ? lastEnd : word.end))
  }

  /// Appends a check, whose subject and last byte are now known, and its text.
  @inline(__always)
  private mutating func append(_ check: SyntaxNode, _ subject: SubjectKind, _ text: SyntaxNode? = nil) {
    nodes.append(
      SyntaxNode(.expect, tag: subject.rawValue, flags: check.flags, start: Int(check.start), end: lastEnd))
    if let text { nodes.append(text) }
  }

  /// Whether a subject's word ends here, and is not part of something longer.
  @inline(__always)
  private var isSubjectEnd: Bool {
    switch next {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "{"):
      true
    default: isAtStatementEnd
    }
  }

  private mutating func unknownSubject(at start: Int, _ verb: SourceSpan) -> Mistake {
    position = start
    if isAtStatementEnd || next == UInt8(ascii: "{") || next == UInt8(ascii: "'") || next == UInt8(ascii: "\"") {
      let span = isAtStatementEnd ? SourceSpan(start: verb.start, end: lastEnd) : restOfStatement()
      return Mistake(.missingSubject(after: excerpt(SourceSpan(start: verb.start, end: lastEnd))), span)
    }
    let word = restOfWord()
    let name = excerpt(word)
    let isSuggesting = mistakes.count < Limits.suggestionCount
    let nearest = isSuggesting ? nearest(to: name, among: Keyword.subjects.map(\.rawValue) + ["share sheet"]) : nil
    return Mistake(.unknownSubject(name: name, nearest: nearest), word)
  }

  // presentation = ( "sheet" | … ) [ condition ]
  private mutating func parseSubject(
    _ keyword: Keyword, _ word: SourceSpan, of check: SyntaxNode, _ verb: SourceSpan
  ) throws(Mistake) {
    let subject: SubjectKind
    switch keyword {
    case .sheet: subject = .sheet
    case .cover: subject = .cover
    case .popover: subject = .popover
    case .alert: subject = .alert
    case .dialog: subject = .dialog
    case .menu: subject = .menu
    case .caption: subject = .caption
    case .crash: subject = .crash
    case .share:
      try expect(.sheet, after: word)
      return append(check, .shareSheet)
    case .cells: return append(check, .cells, try parseCount(after: word))
    case .presentations: return append(check, .presentations, try parseCount(after: word))
    case .dismissals: return append(check, .dismissals, try parseCount(after: word))
    case .evaluations: return try parseEvaluations(of: check, word)
    case .activity: return try parseActivity(of: check, word)
    case .completion: return try parseCompletion(of: check, word)
    case .clipboard: return try parseClipboard(of: check, word)
    case .text: return append(check, .text, try parseCondition(after: word))
    case .warning: return append(check, .warning, try parseCondition(after: word, isContained: true))
    case .button: return try parseControl(.button, of: check, word)
    case .field: return try parseControl(.field, of: check, word)
    case .toggle: return try parseControl(.toggle, of: check, word)
    case .screen: return try parseScreenSubject(of: check, word)
    case .define, .examples, .ignore, .because, .model, .scenario, .setup, .tags, .use, .choose, .clear, .close, .copy,
      .device, .do,
      .expect, .language, .launch, .pick, .relaunch, .require, .set, .stub, .swipe, .tap, .turn, .type, .wait, .at,
      .fails, .for, .on, .within, .after, .argument, .catches, .down, .from, .in, .into, .left, .off, .once, .outside,
      .returns, .right, .view, .with, .false, .nothing, .true, .cancelled, .completed, .contains, .disabled, .empty,
      .enabled, .ends, .is, .matches, .no, .starts, .unchanged:
      throw unknownSubject(at: word.start, verb)
    }
    skipBlanks()
    if isAtStatementEnd || next == UInt8(ascii: "{") { return append(check, subject) }
    append(check, subject, try parseCondition(after: word, isContained: subject == .crash))
  }

  // screen = "screen" ( "text" | "button" | "field" | "cells" ) …
  private mutating func parseScreenSubject(of check: SyntaxNode, _ word: SourceSpan) throws(Mistake) {
    skipBlanks()
    let start = position
    let keyword = scanKeyword()
    let words = SourceSpan(start: word.start, end: position)
    lastEnd = position
    var check = check
    check.flags |= NodeFlags.screen
    if keyword == .text {
      append(check, .text, try parseCondition(after: words))
    } else if keyword == .button {
      try parseControl(.button, of: check, words)
    } else if keyword == .field {
      try parseControl(.field, of: check, words)
    } else if keyword == .cells {
      append(check, .cells, try parseCount(after: words))
    } else {
      position = start
      lastEnd = word.end
      throw unexpectedWord(after: word, expected: ["text", "button", "field", "cells"])
    }
  }

  // evaluations = "evaluations" name count
  private mutating func parseEvaluations(of check: SyntaxNode, _ word: SourceSpan) throws(Mistake) {
    let index = nodes.count
    append(check, .evaluations)
    try parseName(after: word)
    nodes.append(try parseCount(after: lastWord))
    close(index)
  }

  // activity = "activity" ( "copy" | condition )
  private mutating func parseActivity(of check: SyntaxNode, _ word: SourceSpan) throws(Mistake) {
    if consumeAlone(.copy) {
      append(check, .activityCopy)
    } else {
      let label = try parseCondition(after: word)
      try refuseEmpty(label: label)
      append(check, .activity, label)
    }
  }

  // completion = "completion" ( "completed" | "cancelled" )
  private mutating func parseCompletion(of check: SyntaxNode, _ word: SourceSpan) throws(Mistake) {
    if consume(ifNext: .completed) {
      append(check, .completionCompleted)
    } else if consume(ifNext: .cancelled) {
      append(check, .completionCancelled)
    } else {
      throw unexpectedWord(after: word, expected: ["completed", "cancelled"])
    }
  }

  // clipboard = "clipboard" ( "empty" | "unchanged" | condition )
  private mutating func parseClipboard(of check: SyntaxNode, _ word: SourceSpan) throws(Mistake) {
    if consumeAlone(.empty) {
      append(check, .clipboardEmpty)
    } else if consumeAlone(.unchanged) {
      append(check, .clipboardUnchanged)
    } else {
      let text = try parseCondition(after: word, expected: "'empty', 'unchanged' or a text")
      append(check, .clipboard, text)
      if text.tag == TextCondition.Relation.equals.rawValue << 4 { warnAboutState(asText: text) }
    }
  }

  /// `clipboard is empty` compares with the text "empty".
  private mutating func warnAboutState(asText node: SyntaxNode) {
    let text = file.text(in: node.span)
    if text == Keyword.empty.rawValue || text == Keyword.unchanged.rawValue {
      pending = Mistake(.keywordAsText(word: text), node.span)
    }
  }

  // control = "button" condition [ "is" ( "enabled" | "disabled" ) ]
  //         | "toggle" condition [ "is" ( "on" | "off" ) ]
  //         | "field" condition [ relation text ]
  private mutating func parseControl(
    _ subject: SubjectKind, of check: SyntaxNode, _ word: SourceSpan
  ) throws(Mistake) {
    let isField = subject == .field
    let label = try parseCondition(after: word, until: isField ? .condition : .state)
    try refuseEmpty(label: label)
    let index = nodes.count
    append(check, subject, label)
    skipBlanks()
    if isAtStatementEnd { return }
    if isField {
      let start = position
      if parseRelation() != nil {
        position = start
        nodes.append(try parseCondition(after: word))
        close(index)
      }
    } else if consume(ifNext: .is) {
      nodes[index].flags |= try parseState(isToggle: subject == .toggle)
      close(index)
    }
  }

  /// The flag of the word that says how a control is.
  private mutating func parseState(isToggle: Bool) throws(Mistake) -> UInt16 {
    if consume(ifNext: isToggle ? .on : .enabled) { return NodeFlags.stateOn }
    if consume(ifNext: isToggle ? .off : .disabled) { return NodeFlags.stateOff }
    throw unexpectedWord(after: lastWord, expected: isToggle ? ["on", "off"] : ["enabled", "disabled"])
  }

  // condition = [ "is" | "contains" | "starts" "with" | "ends" "with" ] text | "matches" regex
  private mutating func parseCondition(
    after word: SourceSpan, expected: String = "a text", until end: BareEnd = .statement, isContained: Bool = false
  ) throws(Mistake) -> SyntaxNode {
    skipBlanks()
    let start = position
    guard let relation = parseRelation() else {
      let text = try parseText(after: word, expected: expected, until: end)
      noteWordBeforeQuote(in: text)
      if isContained { try refuseEmpty(text, after: word) }
      return text
    }
    let words = SourceSpan(start: start, end: position)
    if relation == .matches { return try parseRegex(after: words) }
    let text = try parseText(after: words, expected: "a text", until: end, relation: relation)
    noteWordBeforeQuote(in: text)
    if relation != .equals { try refuseEmpty(text, after: words) }
    return text
  }

  /// Refuses a text that every text contains.
  private func refuseEmpty(_ text: SyntaxNode, after words: SourceSpan) throws(Mistake) {
    if text.isEmptyText { throw Mistake(.emptyText(relation: excerpt(words)), text.span) }
  }

  /// Consumes the words that say how a text is compared, if they come next.
  @inline(__always)
  private mutating func parseRelation() -> TextCondition.Relation? { next.isLowercase ? parseRelationWord() : nil }

  private mutating func parseRelationWord() -> TextCondition.Relation? {
    let (keyword, end) = peekKeyword()
    let behind = end < count ? bytes[end] : UInt8(ascii: " ")
    guard
      behind.isBlank || behind.isLineBreak || behind == UInt8(ascii: ";") || behind == UInt8(ascii: "}")
        || behind == UInt8(ascii: "'") || behind == UInt8(ascii: "\"")
    else { return nil }
    guard let relation = relation(keyword) else { return nil }
    if relation == .startsWith || relation == .endsWith {
      guard isWith(after: end) else {
        noteQuote(behind: SourceSpan(start: position, end: end))
        return nil
      }
      position = end
      _ = consume(ifNext: .with)
    } else {
      position = end
    }
    lastEnd = position
    return relation
  }

  /// A quote behind `starts` or `ends` shows that `with` has been forgotten: the bare text would be compared as a whole.
  private mutating func noteQuote(behind word: SourceSpan) {
    let quote = firstOffset(from: word.end) { !$0.isBlank }
    guard quote < count, bytes[quote] == UInt8(ascii: "'") || bytes[quote] == UInt8(ascii: "\"") else { return }
    pending = Mistake(.relationWithoutWith(word: file.text(in: word)), word)
  }

  /// Words that say in other languages how a text is compared.
  private static let foreignRelations: Set<String> = [
    "!=", "=", "==", "===", "containing", "equal", "equals", "has", "like", "not", "to", "with",
  ]

  /// A bare text such as `= 'Item'` shows that a comparison was meant: it would be compared as a whole.
  @inline(__always)
  private mutating func noteWordBeforeQuote(in text: SyntaxNode) {
    let quote = byte(at: text.span.end - 1)
    guard text.tag & 0x0F == Operand.Form.bare.rawValue, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return }
    noteWord(before: quote, in: text.span)
  }

  private mutating func noteWord(before quote: UInt8, in span: SourceSpan) {
    let end = firstOffset(from: span.start) { $0.isBlank }
    guard end < span.end, bytes[firstOffset(from: end) { !$0.isBlank }] == quote else { return }
    let word = SourceSpan(start: span.start, end: end)
    let text = file.text(in: word)
    if Self.foreignRelations.contains(text) { pending = Mistake(.wordBeforeQuote(word: text), word) }
  }

  private func relation(_ keyword: Keyword?) -> TextCondition.Relation? {
    if keyword == .is { return .equals }
    if keyword == .contains { return .contains }
    if keyword == .matches { return .matches }
    if keyword == .starts { return .startsWith }
    return keyword == .ends ? .endsWith : nil
  }

  // regex = "/" { character | "\/" } "/"
  private mutating func parseRegex(after words: SourceSpan) throws(Mistake) -> SyntaxNode {
    skipBlanks()
    let start = position
    guard next == UInt8(ascii: "/") else {
      throw Mistake(.missingRegex, isAtStatementEnd ? words : restOfStatement())
    }
    position += 1
    var flags: UInt16 = 0
    while position < count, !bytes[position].isLineBreak {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "/") {
        lastEnd = position
        let tag = TextCondition.Relation.matches.rawValue << 4 | Operand.Form.regex.rawValue
        let regex = SyntaxNode(.operand, tag: tag, flags: flags, start: start, end: position)
        try refuseEmpty(regex, after: words)
        return regex
      }
      if byte == UInt8(ascii: "\\"), position < count, !bytes[position].isLineBreak {
        if bytes[position] == UInt8(ascii: "/") { flags = NodeFlags.needsDecoding }
        position += 1
      }
    }
    position = start
    throw Mistake(.unterminatedRegex, SourceSpan(start: start, end: start + 1))
  }
}
