extension Parser {
  // expectation = ( "expect" | "require" ) [ "no" ] subject
  mutating func parseExpectation(_ verb: SourceSpan, isRequired: Bool) throws(Mistake) {
    let index = nodes.count
    nodes.append(
      SyntaxNode(.expect, flags: isRequired ? NodeFlags.required : 0, start: verb.start, end: verb.end))
    skipBlanks()
    var start = position
    var keyword = scanKeyword()
    if keyword == .no {
      nodes[index].flags |= NodeFlags.negated
      lastEnd = position
      skipBlanks()
      start = position
      keyword = scanKeyword()
    }
    let word = SourceSpan(start: start, end: position)
    guard let keyword, isSubjectEnd else { throw unknownSubject(at: start, verb) }
    lastEnd = position
    try parseSubject(keyword, word, index, verb)
    let last = keyword == .share ? lastEnd : max(word.end, nodes[index].span.end)
    try endStatement(after: SourceSpan(start: verb.start, end: last))
    close(index)
  }

  /// Whether a subject's word ends here, and is not part of something longer.
  private var isSubjectEnd: Bool {
    mutating get {
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "{"):
        return true
      default: return isAtStatementEnd
      }
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

  private mutating func parseSubject(
    _ keyword: Keyword, _ word: SourceSpan, _ index: Int, _ verb: SourceSpan
  ) throws(Mistake) {
    switch keyword {
    case .sheet: try parseOptionalText(.sheet, index, word)
    case .cover: try parseOptionalText(.cover, index, word)
    case .popover: try parseOptionalText(.popover, index, word)
    case .alert: try parseOptionalText(.alert, index, word)
    case .dialog: try parseOptionalText(.dialog, index, word)
    case .menu: try parseOptionalText(.menu, index, word)
    case .caption: try parseOptionalText(.caption, index, word)
    case .crash: try parseOptionalText(.crash, index, word, isContained: true)
    case .share:
      try expect(.sheet, after: word)
      setSubject(.shareSheet, index)
    case .cells: try parseCounted(.cells, index, word)
    case .presentations: try parseCounted(.presentations, index, word)
    case .dismissals: try parseCounted(.dismissals, index, word)
    case .evaluations:
      setSubject(.evaluations, index)
      try parseName(after: word)
      try parseCount(after: lastWord)
    case .activity:
      setSubject(.activity, index)
      if consumeAlone(.copy) {
        setSubject(.activityCopy, index)
      } else {
        try parseCondition(after: word)
        try refuseEmptyLabel()
      }
    case .completion: try parseCompletion(index, word)
    case .clipboard: try parseClipboard(index, word)
    case .text:
      setSubject(.text, index)
      try parseCondition(after: word)
    case .warning:
      setSubject(.warning, index)
      try parseCondition(after: word, isContained: true)
    case .button: try parseControl(.button, index, word)
    case .field: try parseControl(.field, index, word)
    case .toggle: try parseControl(.toggle, index, word)
    case .screen: try parseScreenSubject(index, word)
    case .define, .examples, .ignore, .because, .model, .scenario, .setup, .tags, .use, .choose, .clear, .close, .copy,
      .device, .do,
      .expect, .language, .launch, .pick, .relaunch, .require, .set, .stub, .swipe, .tap, .turn, .type, .wait, .at,
      .fails, .for, .on, .within, .after, .argument, .catches, .down, .from, .in, .into, .left, .off, .once, .outside,
      .returns, .right, .view, .with, .false, .nothing, .true, .cancelled, .completed, .contains, .disabled, .empty,
      .enabled, .ends, .is, .matches, .no, .starts, .unchanged:
      throw unknownSubject(at: word.start, verb)
    }
  }

  private mutating func setSubject(_ subject: SubjectKind, _ index: Int) { nodes[index].tag = subject.rawValue }

  // screen = "screen" ( "text" | "button" | "field" | "cells" ) …
  private mutating func parseScreenSubject(_ index: Int, _ word: SourceSpan) throws(Mistake) {
    skipBlanks()
    let start = position
    let keyword = scanKeyword()
    let words = SourceSpan(start: word.start, end: position)
    lastEnd = position
    nodes[index].flags |= NodeFlags.screen
    if keyword == .text {
      setSubject(.text, index)
      try parseCondition(after: words)
    } else if keyword == .button {
      try parseControl(.button, index, words)
    } else if keyword == .field {
      try parseControl(.field, index, words)
    } else if keyword == .cells {
      try parseCounted(.cells, index, words)
    } else {
      position = start
      lastEnd = word.end
      throw unexpectedWord(after: word, expected: ["text", "button", "field", "cells"])
    }
  }

  // presentation = ( "sheet" | … ) [ condition ]
  private mutating func parseOptionalText(
    _ subject: SubjectKind, _ index: Int, _ word: SourceSpan, isContained: Bool = false
  ) throws(Mistake) {
    setSubject(subject, index)
    skipBlanks()
    if !isAtStatementEnd, next != UInt8(ascii: "{") { try parseCondition(after: word, isContained: isContained) }
  }

  private mutating func parseCounted(_ subject: SubjectKind, _ index: Int, _ word: SourceSpan) throws(Mistake) {
    setSubject(subject, index)
    try parseCount(after: word)
  }

  // completion = "completion" ( "completed" | "cancelled" )
  private mutating func parseCompletion(_ index: Int, _ word: SourceSpan) throws(Mistake) {
    if consume(ifNext: .completed) {
      setSubject(.completionCompleted, index)
    } else if consume(ifNext: .cancelled) {
      setSubject(.completionCancelled, index)
    } else {
      throw unexpectedWord(after: word, expected: ["completed", "cancelled"])
    }
  }

  // clipboard = "clipboard" ( "empty" | "unchanged" | condition )
  private mutating func parseClipboard(_ index: Int, _ word: SourceSpan) throws(Mistake) {
    if consumeAlone(.empty) {
      setSubject(.clipboardEmpty, index)
    } else if consumeAlone(.unchanged) {
      setSubject(.clipboardUnchanged, index)
    } else {
      setSubject(.clipboard, index)
      try parseCondition(after: word, expected: "'empty', 'unchanged' or a text")
      warnAboutStateAsText()
    }
  }

  /// `clipboard is empty` compares with the text "empty".
  private mutating func warnAboutStateAsText() {
    guard let node = nodes.last, node.tag == TextCondition.Relation.equals.rawValue << 4 else { return }
    let text = file.text(in: node.span)
    if text == Keyword.empty.rawValue || text == Keyword.unchanged.rawValue {
      pending = Mistake(.keywordAsText(word: text), node.span)
    }
  }

  // control = "button" condition [ "is" ( "enabled" | "disabled" ) ]
  //         | "toggle" condition [ "is" ( "on" | "off" ) ]
  //         | "field" condition [ relation text ]
  private mutating func parseControl(_ subject: SubjectKind, _ index: Int, _ word: SourceSpan) throws(Mistake) {
    setSubject(subject, index)
    let isField = subject == .field
    try parseCondition(after: word, until: isField ? .condition : .state)
    try refuseEmptyLabel()
    skipBlanks()
    if isAtStatementEnd { return }
    if isField {
      let start = position
      if try parseRelation() != nil {
        position = start
        try parseCondition(after: word)
      }
      return
    }
    guard consume(ifNext: .is) else { return }
    let isToggle = subject == .toggle
    if consume(ifNext: isToggle ? .on : .enabled) {
      nodes[index].flags |= NodeFlags.stateOn
    } else if consume(ifNext: isToggle ? .off : .disabled) {
      nodes[index].flags |= NodeFlags.stateOff
    } else {
      throw unexpectedWord(after: lastWord, expected: isToggle ? ["on", "off"] : ["enabled", "disabled"])
    }
  }

  // condition = [ "is" | "contains" | "starts" "with" | "ends" "with" ] text | "matches" regex
  private mutating func parseCondition(
    after word: SourceSpan, expected: String = "a text", until end: BareEnd = .statement, isContained: Bool = false
  ) throws(Mistake) {
    skipBlanks()
    let start = position
    guard let relation = try parseRelation() else {
      try parseText(after: word, expected: expected, until: end)
      noteWordBeforeQuote()
      if isContained { try refuseEmptyText(after: word) }
      return
    }
    let words = SourceSpan(start: start, end: position)
    if relation == .matches {
      try parseRegex(after: words)
      return
    }
    try parseText(after: words, expected: "a text", until: end, relation: relation)
    noteWordBeforeQuote()
    if relation != .equals { try refuseEmptyText(after: words) }
  }

  /// Refuses a text that every text contains.
  private func refuseEmptyText(after words: SourceSpan) throws(Mistake) {
    guard let node = nodes.last, isEmptyText(node) else { return }
    throw Mistake(.emptyText(relation: excerpt(words)), node.span)
  }

  /// Consumes the words that say how a text is compared, if they come next.
  private mutating func parseRelation() throws(Mistake) -> TextCondition.Relation? {
    switch next {
    case UInt8(ascii: "i"), UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "m"): break
    default: return nil
    }
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
  private mutating func noteWordBeforeQuote() {
    guard let span = nodes.last?.span, span.end > span.start else { return }
    let quote = bytes[span.end - 1]
    guard
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""), bytes[span.start] != UInt8(ascii: "'"),
      bytes[span.start] != UInt8(ascii: "\"")
    else { return }
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
  private mutating func parseRegex(after words: SourceSpan) throws(Mistake) {
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
        nodes.append(SyntaxNode(.operand, tag: tag, flags: flags, start: start, end: position))
        try refuseEmptyText(after: words)
        return
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
