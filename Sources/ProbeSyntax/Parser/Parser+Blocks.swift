extension Parser {
  // file = { statement }
  mutating func parseFileStatements() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var container = Container(kind: .file, timedModifier: nil, depth: 0)
    while true {
      skipSeparators()
      if isAtEnd { break }
      if next == UInt8(ascii: "}") {
        reportStrayBrace()
        continue
      }
      let mark = nodes.count
      let tags = fileState.pendingTags
      parseStatement(in: &container)
      noteStatement(at: mark, tags: tags)
    }
    if let tags = fileState.pendingTags { mistakes.append(Mistake(.tagsWithoutScenario, tags)) }
    if fileState.hasScenarios {
      for run in fileState.stepRuns { mistakes.append(Mistake(.stepBesideScenarios, run)) }
    }
  }

  /// Keeps count of what the file has: runs of steps, and tags that wait for their scenario.
  private mutating func noteStatement(at index: Int, tags: SourceSpan?) {
    guard index < nodes.count else { return }
    let node = nodes[index]
    switch node.kind {
    case .tagLine:
      fileState.pendingTags = tags.map { $0.union(node.span) } ?? node.span
      fileState.isInStepRun = false
      return
    case .broken: break
    case .scenario: fileState.isInStepRun = false
    case .define, .ignore, .model, .modelList, .setup, .tags, .use:
      fileState.isInStepRun = false
      if let tags { mistakes.append(Mistake(.tagsWithoutScenario, tags)) }
    case .block, .cell, .count, .duration, .list, .name, .operand, .row, .tag, .value:
      preconditionFailure("a statement begins with one of its parts")
    case .atOnce, .call, .choose, .clear, .clearClipboard, .close, .copy, .device, .examples, .expect, .failsOn,
      .language, .launchArgument, .launchWith, .on, .pick, .relaunch, .setClipboard, .stub, .swipe, .swipeDown, .tap,
      .tapOutside, .throughout, .turn, .type, .wait, .within:
      if !fileState.isInStepRun { fileState.stepRuns.append(node.span) }
      fileState.isInStepRun = true
      if let tags { mistakes.append(Mistake(.tagsWithoutScenario, tags)) }
    }
    fileState.pendingTags = nil
  }

  private mutating func reportStrayBrace() {
    let brace = SourceSpan(start: position, end: position + 1)
    position += 1
    var mistake = Mistake(.strayBrace, brace)
    if let text = textsEndingInBrace.popLast() {
      mistake.notes.append(("the '{' here belongs to the text '\(excerpt(text))' and opens no block", text))
    }
    mistakes.append(mistake)
  }

  // block = "{" { step } "}"
  /// Reads the block whose `{` comes next.
  mutating func parseBlock(_ kind: ContainerKind) throws(Mistake) {
    let open = SourceSpan(start: position, end: position + 1)
    try enterNesting(at: open)
    flushPending()
    let index = nodes.count
    nodes.append(SyntaxNode(.block, flags: NodeFlags.braced, start: open.start, end: open.start))
    position += 1
    lastEnd = position
    var container = Container(kind: kind, timedModifier: timedModifier, depth: depth)
    while true {
      skipSeparators()
      if next == UInt8(ascii: "}") {
        position += 1
        lastEnd = position
        break
      }
      if isAtEnd || isAtForgottenEnd(of: open.start) {
        if !isStopped { mistakes.append(Mistake(.missingBrace, open)) }
        break
      }
      parseStatement(in: &container)
    }
    depth -= 1
    nodes[index].extent = UInt32(nodes.count - index - 1)
  }

  /// Counts one more level of nesting, or gives up on the file.
  mutating func enterNesting(at span: SourceSpan) throws(Mistake) {
    guard depth < Limits.nestingDepth else {
      isStopped = true
      position = count
      throw Mistake(.nestingTooDeep(limit: Limits.nestingDepth), span)
    }
    depth += 1
  }

  /// Requires a block after a header.
  mutating func expectBlock(
    after verb: SourceSpan, expected: @autoclosure () -> [String], _ kind: ContainerKind
  ) throws(Mistake) {
    skipBlanks()
    if next == UInt8(ascii: "{") {
      try parseBlock(kind)
    } else if isAtStatementEnd {
      throw missingBlock(after: verb)
    } else {
      throw unexpectedWord(after: verb, expected: expected() + ["{"])
    }
  }

  /// The mistake of a header without a block; a `{` on a later line is taken for it.
  mutating func missingBlock(after verb: SourceSpan) -> Mistake {
    let end = position
    let commentCount = comments.count
    if next != UInt8(ascii: ";") {
      skipSeparators()
      if next == UInt8(ascii: "{") {
        return Mistake(.blockOnNextLine, SourceSpan(start: position, end: position + 1))
      }
    }
    position = end
    comments.removeLast(comments.count - commentCount)
    return Mistake(.missingBlock(after: excerpt(verb)), verb)
  }

  /// Whether a header of a file's statement stands at the position, on a line of its own and not further to the right than
  /// the line of the `{` at `open`: then the `}` before it has been forgotten.
  @inline(__always)
  private mutating func isAtForgottenEnd(of open: Int) -> Bool {
    (next == UInt8(ascii: "s") || next == UInt8(ascii: "d")) && isAtHeader(noFurtherRightThan: open)
  }

  private mutating func isAtHeader(noFurtherRightThan open: Int) -> Bool {
    let keyword = peekKeyword().keyword
    guard keyword == .scenario || keyword == .define || keyword == .setup,
      let indentation = indentation(before: position)
    else { return false }
    var line = open
    while line > 0, !bytes[line - 1].isLineBreak { line -= 1 }
    var text = line
    while text < open, bytes[text].isBlank { text += 1 }
    return indentation <= text - line
  }

  /// The blanks before `offset` if nothing else stands before it on its line.
  private func indentation(before offset: Int) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return start == 0 || bytes[start - 1].isLineBreak ? offset - start : nil
  }
}
