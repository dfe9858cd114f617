extension Parser {
  /// Reads a statement of a file whose first word is `keyword`.
  mutating func parseFileStatement(
    _ keyword: Keyword, _ verb: SourceSpan, in container: ContainerKind
  ) throws(Mistake) {
    if container == .broken {
      // The statement around it has been reported; this one is read for the mistakes in it.
    } else if container != .file {
      throw Mistake(.misplacedStatement(keyword: keyword.rawValue, isInBlock: true), verb)
    } else if keyword == .scenario {
      fileState.hasScenarios = true
    } else {
      noteFileStatement(keyword, verb)
    }
    let index = nodes.count
    if keyword == .define {
      try parseDefinition(index, verb)
    } else if keyword == .ignore {
      try parseIgnore(index, verb)
    } else if keyword == .model {
      try parseModel(index, verb)
    } else if keyword == .scenario {
      try parseScenario(index, verb)
    } else if keyword == .setup {
      nodes.append(SyntaxNode(.setup, start: verb.start, end: verb.end))
      try expectBlock(after: verb, expected: [], .steps)
    } else if keyword == .tags {
      nodes.append(SyntaxNode(.tags, start: verb.start, end: verb.end))
      try parseTags(after: verb)
      try endStatement(after: verb)
    } else {
      try parseUse(index, verb)
    }
    close(index)
  }

  // use = "use" quoted
  private mutating func parseUse(_ index: Int, _ verb: SourceSpan) throws(Mistake) {
    nodes.append(SyntaxNode(.use, start: verb.start, end: verb.end))
    try parsePath(after: verb)
    try endStatement(after: verb)
  }

  private mutating func parsePath(after word: SourceSpan, before words: @autoclosure () -> [Keyword] = [])
    throws(Mistake)
  {
    let path = try parseQuotedText(after: word, expected: "a path in quotes", before: words())
    if path.isEmptyText { pending = Mistake(.emptyPath, path.span) }
    nodes.append(path)
  }

  /// Notes a statement that may stand once, or that must stand before the scenarios.
  mutating func noteFileStatement(_ keyword: Keyword, _ verb: SourceSpan) {
    if fileState.hasScenarios {
      pending = Mistake(.misplacedStatement(keyword: keyword.rawValue, isInBlock: false), verb)
    }
    guard keyword == .tags || keyword == .setup || keyword == .on else { return }
    if let first = fileState.firsts[keyword] {
      pending = Mistake(
        .duplicateStatement(keyword: keyword.rawValue), verb,
        notes: [("the first '\(keyword.rawValue)' is here", first)])
    } else {
      fileState.firsts[keyword] = verb
    }
  }

  // scenario = "scenario" quoted [ "on" names ] [ "catches" names ] block
  private mutating func parseScenario(_ index: Int, _ verb: SourceSpan) throws(Mistake) {
    nodes.append(SyntaxNode(.scenario, start: verb.start, end: verb.end))
    let name = try parseQuotedText(after: verb, expected: "a name in quotes", before: [.on, .catches])
    if name.isEmptyText { pending = Mistake(.emptyName, name.span) }
    nodes.append(name)
    if consume(ifNext: .on) { try parseNames(after: lastWord) }
    if consume(ifNext: .catches) {
      try parseNames(after: lastWord, role: .catches)
      if consume(ifNext: .on) { throw Mistake(.catchesBeforeOn, lastWord) }
    }
    try expectBlock(after: verb, expected: ["on", "catches"], .scenario)
  }

  /// The word that was consumed last.
  var lastWord: SourceSpan {
    var start = lastEnd
    while start > 0, bytes[start - 1].isNameByte { start -= 1 }
    return SourceSpan(start: start, end: lastEnd)
  }

  // define = "define" name [ "(" [ names ] ")" ] block
  private mutating func parseDefinition(_ index: Int, _ verb: SourceSpan) throws(Mistake) {
    nodes.append(SyntaxNode(.define, start: verb.start, end: verb.end))
    try parseName(after: verb)
    skipBlanks()
    if next == UInt8(ascii: "(") {
      let open = SourceSpan(start: position, end: position + 1)
      position += 1
      skipBlanks()
      if next != UInt8(ascii: ")") { try parseNames(after: open, role: .parameter) }
      skipBlanks()
      if isAtStatementEnd { throw Mistake(.missingParenthesis, open) }
      guard next == UInt8(ascii: ")") else { throw unexpectedWord(after: lastWord, expected: [",", ")"]) }
      position += 1
      lastEnd = position
    }
    try expectBlock(after: verb, expected: [], .steps)
  }

  // model = "model" name "from" quoted "view" name
  private mutating func parseModel(_ index: Int, _ verb: SourceSpan) throws(Mistake) {
    nodes.append(SyntaxNode(.model, start: verb.start, end: verb.end))
    try parseName(after: verb)
    try expect(.from, after: nodes[nodes.count - 1].span)
    try parsePath(after: lastWord, before: [.view])
    try expect(.view, after: nodes[nodes.count - 1].span)
    try parseName(after: lastWord)
    try endStatement(after: verb)
  }

  // ignore = "ignore" mutant { "," mutant } "because" string
  private mutating func parseIgnore(_ index: Int, _ verb: SourceSpan) throws(Mistake) {
    nodes.append(SyntaxNode(.ignore, start: verb.start, end: verb.end))
    try parseMutant(after: verb)
    while true {
      skipBlanks()
      guard next == UInt8(ascii: ",") else { break }
      position += 1
      lastEnd = position
      try parseMutant(after: SourceSpan(start: position - 1, end: position))
    }
    let mutant = nodes[index + 1].span.union(nodes[nodes.count - 1].span)
    if isAtStatementEnd { throw Mistake(.missingReason(mutant: excerpt(mutant)), mutant) }
    try expect(.because, after: mutant)
    let word = lastWord
    skipBlanks()
    if isAtStatementEnd { throw Mistake(.missingReason(mutant: excerpt(mutant)), word) }
    let reason = try parseQuotedText(after: word, expected: "a reason in quotes")
    if reason.isEmptyText { pending = Mistake(.missingReason(mutant: excerpt(mutant)), reason.span) }
    nodes.append(reason)
    try endStatement(after: verb)
  }

  // mutant = name | string
  private mutating func parseMutant(after word: SourceSpan) throws(Mistake) {
    skipBlanks()
    if peekKeyword().keyword == .because {
      throw Mistake(.missingOperand(after: excerpt(word), expected: "the id of a mutant"), word)
    }
    if next == UInt8(ascii: "'") || next == UInt8(ascii: "\"") {
      let id = try parseText(after: word, expected: "a mutant")
      if id.isEmptyText { pending = Mistake(.missingName(after: excerpt(word)), id.span) }
      nodes.append(id)
    } else {
      try parseName(after: word)
      // A name is a text without quotes.
      let name = nodes.removeLast()
      nodes.append(
        SyntaxNode(.operand, tag: Operand.Form.bare.rawValue, start: name.span.start, end: name.span.end))
    }
  }

  // tagLine = tag { tag }
  mutating func parseTagLine(in container: ContainerKind) throws(Mistake) {
    let start = position
    guard container == .file || container == .broken else {
      let rest = restOfStatement()
      throw Mistake(.tagsWithoutScenario, rest)
    }
    let index = nodes.count
    nodes.append(SyntaxNode(.tagLine, start: start, end: start))
    try parseTags(after: SourceSpan(start: start, end: start + 1))
    skipBlanks()
    if peekKeyword().keyword != .scenario { try endStatement(after: SourceSpan(start: start, end: lastEnd)) }
    close(index)
  }

  // tag = "@" ( letter | digit | "_" | "-" ) { … }
  private mutating func parseTags(after verb: SourceSpan) throws(Mistake) {
    skipBlanks()
    let first = position
    while next == UInt8(ascii: "@") {
      let start = position
      position += 1
      while position < count, bytes[position].isNameByte { position += 1 }
      let span = SourceSpan(start: start, end: position)
      if span.length == 1 { throw Mistake(.missingName(after: "@"), span) }
      lastEnd = position
      nodes.append(SyntaxNode(.tag, start: start, end: position))
      skipBlanks()
    }
    if position == first {
      throw Mistake(
        .missingOperand(after: excerpt(verb), expected: "a tag such as '@smoke'"),
        isAtStatementEnd ? verb : restOfStatement())
    }
  }
}
