extension Parser {
  // count = [ "=" | "!=" | "<" | "<=" | ">" | ">=" ] number
  mutating func parseCount(after word: SourceSpan) throws(Mistake) -> SyntaxNode {
    skipBlanks()
    let start = position
    let relation = scanRelation()
    let hasRelation = position > start
    skipBlanks()
    let number = scanWord()
    if number.length == 0 {
      if hasRelation {
        let span = SourceSpan(start: start, end: max(lastNonBlank(before: number.start), start + 1))
        throw Mistake(.invalidCount(found: excerpt(span)), span)
      }
      throw Mistake(.missingOperand(after: excerpt(word), expected: "a count"), word)
    }
    var flags: UInt16 = 0
    if try skipInterpolations(in: number) {
      flags = NodeFlags.interpolated
    } else if !bytes[number.start..<number.end].allSatisfy({ $0.isDigit }) {
      let span = SourceSpan(start: start, end: number.end)
      throw Mistake(.invalidCount(found: excerpt(span)), span)
    } else if Count.number(of: bytes[number.start..<number.end]) == nil {
      throw Mistake(.numberTooLarge(limit: Limits.largestNumber), number)
    }
    position = number.end
    lastEnd = position
    return SyntaxNode(.count, tag: relation.rawValue, flags: flags, start: start, end: position)
  }

  private func lastNonBlank(before offset: Int) -> Int {
    var end = offset
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  private mutating func scanRelation() -> Count.Relation {
    let first = next
    let second = peek(1)
    let isOrEqual = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "="):
      position += 1
      return .equal
    case UInt8(ascii: "!") where isOrEqual:
      position += 2
      return .notEqual
    case UInt8(ascii: "<"):
      position += isOrEqual ? 2 : 1
      return isOrEqual ? .lessOrEqual : .less
    case UInt8(ascii: ">"):
      position += isOrEqual ? 2 : 1
      return isOrEqual ? .greaterOrEqual : .greater
    default: return .equal
    }
  }

  /// The word at the position, up to a blank or what can stand behind a number.
  private func scanWord() -> SourceSpan {
    var end = position
    loop: while end < count {
      switch bytes[end] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"),
        UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "]"):
        break loop
      case UInt8(ascii: "#"):
        if end == position, beginsComment(at: end) { break loop }
        end += 1
      default: end += 1
      }
    }
    return SourceSpan(start: position, end: end)
  }

  /// Whether a `\(name)` is in `word`; each one must be well formed.
  private mutating func skipInterpolations(in word: SourceSpan) throws(Mistake) -> Bool {
    let start = position
    defer { position = start }
    position = word.start
    var isInterpolated = false
    while position < word.end {
      if bytes[position] == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "(") {
        try skipInterpolation()
        isInterpolated = true
      } else {
        position += 1
      }
    }
    return isInterpolated
  }

  // duration = number ( "ms" | "s" )
  mutating func parseDuration(after word: SourceSpan) throws(Mistake) -> SyntaxNode {
    skipBlanks()
    let duration = scanWord()
    guard duration.length > 0 else {
      throw Mistake(.missingOperand(after: excerpt(word), expected: "a duration such as '2s'"), word)
    }
    var flags: UInt16 = 0
    if try skipInterpolations(in: duration) {
      flags = NodeFlags.interpolated
    } else if TimeSpan.duration(of: bytes[duration.start..<duration.end]) == nil {
      throw invalidDuration(duration)
    }
    position = duration.end
    lastEnd = position
    return SyntaxNode(.duration, flags: flags, start: duration.start, end: duration.end)
  }

  private func invalidDuration(_ span: SourceSpan) -> Mistake {
    let text = bytes[span.start..<span.end]
    let digits = text.prefix { $0.isDigit }
    let unit = text.dropFirst(digits.count)
    if !digits.isEmpty, unit.elementsEqual("s".utf8) || unit.elementsEqual("ms".utf8) {
      return Mistake(.numberTooLarge(limit: Limits.largestNumber), span)
    }
    return Mistake(.invalidDuration(found: excerpt(span)), span)
  }

  // stub = "stub" function ( "returns" value | "fails" quoted ) [ "after" duration ]
  // function = name { "." name } [ "()" ]
  mutating func parseStub(_ verb: SourceSpan) throws(Mistake) {
    let index = nodes.count
    nodes.append(SyntaxNode(.stub, start: verb.start, end: verb.end))
    let nameIndex = nodes.count
    try parseName(after: verb)
    while next == UInt8(ascii: "."), peek(1).isNameStart {
      position += 1
      while position < count, bytes[position].isNameByte { position += 1 }
    }
    lastEnd = position
    close(nameIndex)
    if next == UInt8(ascii: "("), peek(1) == UInt8(ascii: ")") {
      position += 2
      lastEnd = position
    }
    let function = SourceSpan(start: verb.start, end: lastEnd)
    if consume(ifNext: .returns) {
      try parseValue(after: lastWord)
    } else if consume(ifNext: .fails) {
      nodes[index].tag = 1
      nodes.append(try parseQuotedText(after: lastWord, expected: "a text in quotes", before: [.after]))
    } else {
      throw unexpectedWord(after: function, expected: ["returns", "fails"])
    }
    if consume(ifNext: .after) { nodes.append(try parseDuration(after: lastWord)) }
    try endStatement(after: function)
    close(index)
  }

  // launch = "launch" ( "with" name value { "," name value } | "argument" text )
  mutating func parseLaunch(_ verb: SourceSpan) throws(Mistake) {
    let index = nodes.count
    nodes.append(SyntaxNode(.launchWith, start: verb.start, end: verb.end))
    if consume(ifNext: .argument) {
      nodes[index].kind = .launchArgument
      nodes.append(try parseText(after: lastWord, expected: "a text"))
    } else {
      if !consume(ifNext: .with) { throw unexpectedWord(after: verb, expected: ["with", "argument"]) }
      try parseLaunchArguments(after: lastWord)
    }
    try endStatement(after: verb)
    close(index)
  }

  private mutating func parseLaunchArguments(after word: SourceSpan) throws(Mistake) {
    var before = word
    while true {
      try parseName(after: before)
      try parseValue(after: lastWord)
      let end = position
      skipBlanks()
      guard next == UInt8(ascii: ",") else {
        position = end
        return
      }
      before = SourceSpan(start: position, end: position + 1)
      position += 1
    }
  }

  // value = text | number | "true" | "false" | "nothing" | "[" [ value { "," value } ] "]"
  private mutating func parseValue(after word: SourceSpan) throws(Mistake) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): nodes.append(try parseText(after: word, expected: "a value"))
    case UInt8(ascii: "["): try parseList()
    case 0xE2 where isAtCurlyQuote: throw curlyQuote()
    default: try parseBareValue(after: word)
    }
  }

  private mutating func parseBareValue(after word: SourceSpan) throws(Mistake) {
    let span = scanWord()
    guard span.length > 0 else { throw Mistake(.missingOperand(after: excerpt(word), expected: "a value"), word) }
    let tag: ValueTag
    switch peekKeyword() {
    case (.true, span.end): tag = .isTrue
    case (.false, span.end): tag = .isFalse
    case (.nothing, span.end): tag = .nothing
    default:
      if try skipInterpolations(in: span) {
        position = span.end
        lastEnd = position
        let flags = NodeFlags.needsDecoding | NodeFlags.interpolated
        nodes.append(
          SyntaxNode(.operand, tag: Operand.Form.bare.rawValue, flags: flags, start: span.start, end: span.end))
        return
      }
      guard bytes[span.start..<span.end].allSatisfy({ $0.isDigit }) else {
        throw Mistake(.invalidValue(found: excerpt(span)), span)
      }
      guard Count.number(of: bytes[span.start..<span.end]) != nil else {
        throw Mistake(.numberTooLarge(limit: Limits.largestNumber), span)
      }
      tag = .number
    }
    position = span.end
    lastEnd = position
    nodes.append(SyntaxNode(.value, tag: tag.rawValue, start: span.start, end: span.end))
  }

  private mutating func parseList() throws(Mistake) {
    let index = nodes.count
    let open = SourceSpan(start: position, end: position + 1)
    try enterNesting(at: open)
    nodes.append(SyntaxNode(.list, start: open.start, end: open.end))
    position += 1
    var before = open
    skipBlanks()
    while next != UInt8(ascii: "]") {
      try parseValue(after: before)
      skipBlanks()
      before = SourceSpan(start: position, end: position + 1)
      if next == UInt8(ascii: ",") {
        position += 1
      } else if next != UInt8(ascii: "]") {
        throw unexpectedWord(after: open, expected: [",", "]"])
      }
    }
    position += 1
    lastEnd = position
    depth -= 1
    close(index)
  }
}
