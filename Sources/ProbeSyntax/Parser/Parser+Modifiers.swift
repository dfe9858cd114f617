extension Parser {
  // on = "on" names ( block | step )
  // models = "on" names
  mutating func parseOn(_ verb: SourceSpan, in container: ContainerKind) throws(Mistake) {
    let index = nodes.count
    nodes.append(SyntaxNode(.on, start: verb.start, end: verb.end))
    try parseNames(after: verb)
    skipBlanks()
    if container == .file, isAtStatementEnd {
      nodes[index].kind = .modelList
      noteFileStatement(.on, verb)
      if fileState.isInStepRun, pending == nil {
        pending = Mistake(.misplacedStatement(keyword: "on", isInBlock: false), verb)
      }
    } else {
      try parseModified(after: SourceSpan(start: verb.start, end: lastEnd))
    }
    close(index)
  }

  // failsOn = "fails" "on" names ( block | step )
  mutating func parseFailsOn(_ verb: SourceSpan) throws(Mistake) {
    let index = nodes.count
    nodes.append(SyntaxNode(.failsOn, start: verb.start, end: verb.end))
    try expect(.on, after: verb)
    let words = SourceSpan(start: verb.start, end: lastEnd)
    try parseNames(after: words)
    try parseModified(after: SourceSpan(start: verb.start, end: lastEnd))
    close(index)
  }

  // timed = ( "within" | "for" ) duration ( block | check )
  mutating func parseTimed(_ keyword: Keyword, _ verb: SourceSpan) throws(Mistake) {
    let index = nodes.count
    let isWithin = keyword == .within
    nodes.append(SyntaxNode(isWithin ? .within : .throughout, start: verb.start, end: verb.end))
    nodes.append(try parseDuration(after: verb))
    timedModifier = isWithin ? .within : .throughout
    try parseModified(after: SourceSpan(start: verb.start, end: lastEnd))
    timedModifier = nil
    close(index)
  }

  // atOnce = "at" "once" ( block | check )
  mutating func parseAtOnce(_ verb: SourceSpan) throws(Mistake) {
    let index = nodes.count
    nodes.append(SyntaxNode(.atOnce, start: verb.start, end: verb.end))
    try expect(.once, after: verb)
    timedModifier = .atOnce
    try parseModified(after: SourceSpan(start: verb.start, end: lastEnd))
    timedModifier = nil
    close(index)
  }

  /// The block or the one step behind a modifier; the one step becomes a block without braces.
  private mutating func parseModified(after modifier: SourceSpan) throws(Mistake) {
    skipBlanks()
    if next == UInt8(ascii: "{") {
      try parseBlock(.steps)
      return
    }
    if isAtStatementEnd {
      if next != UInt8(ascii: "}"), case .blockOnNextLine = missingBlock(after: modifier).problem {
        throw missingBlock(after: modifier)
      }
      throw Mistake(.missingStep(after: excerpt(modifier)), modifier)
    }
    let block = nodes.count
    let start = position
    nodes.append(SyntaxNode(.block, start: start, end: start))
    guard let keyword = scanKeyword(), Keyword.steps.contains(keyword) else {
      throw unknownStep(at: start, in: .steps)
    }
    let verb = SourceSpan(start: start, end: position)
    lastEnd = position
    try enterNesting(at: verb)
    try parseStep(keyword, verb, in: .steps)
    depth -= 1
    nodes[block].extent = UInt32(nodes.count - block - 1)
  }
}
