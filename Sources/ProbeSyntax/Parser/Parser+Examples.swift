extension Parser {
  // examples = "examples" row row { row }
  mutating func parseExamples(_ verb: SourceSpan, in container: inout Container) throws(Mistake) {
    if container.kind == .steps { throw Mistake(.misplacedExamples, verb) }
    if let first = container.examples {
      pending = Mistake(
        .duplicateStatement(keyword: "examples"), verb, notes: [("the first 'examples' is here", first)])
    }
    container.examples = verb
    let index = nodes.count
    nodes.append(SyntaxNode(.examples, start: verb.start, end: verb.end))
    skipBlanks()
    if next != UInt8(ascii: "|") { try endStatement(after: verb) }
    let block = nodes.count
    nodes.append(SyntaxNode(.block, start: verb.end, end: verb.end))
    let mistakeCount = mistakes.count
    let rowCount = parseRows()
    if rowCount < 2 {
      if mistakes.count == mistakeCount { throw Mistake(.examplesWithoutRows, verb) }
      nodes.removeLast(nodes.count - index)
      nodes.append(SyntaxNode(.broken, start: verb.start, end: lastEnd))
      return
    }
    nodes[block].extent = UInt32(nodes.count - block - 1)
    close(index)
  }

  /// Reads the rows that come next and returns how many could be read; each row's mistake is its own.
  private mutating func parseRows() -> Int {
    var count = 0
    var columnCount = 0
    var isFirst = true
    while true {
      let end = position
      let commentCount = comments.count
      skipSeparators()
      guard next == UInt8(ascii: "|") else {
        if comments.count == commentCount { position = end }
        return count
      }
      let mark = nodes.count
      do throws(Mistake) {
        if count > Limits.rowCount { throw tooManyRows() }
        let cellCount = try parseRow(columnCount: columnCount)
        if isFirst { columnCount = cellCount }
        flushPending()
        count += 1
      } catch {
        nodes.removeLast(nodes.count - mark)
        pending = nil
        mistakes.append(error)
        position = lineEnd(from: position)
        if isFirst { skipRows() }
        if case .tooManyRows = error.problem { skipRows() }
      }
      isFirst = false
    }
  }

  private func tooManyRows() -> Mistake {
    Mistake(.tooManyRows(limit: Limits.rowCount), SourceSpan(start: position, end: position + 1))
  }

  /// Skips the rows that come next.
  mutating func skipRows() {
    while true {
      let end = position
      let commentCount = comments.count
      skipSeparators()
      guard next == UInt8(ascii: "|") else {
        comments.removeLast(comments.count - commentCount)
        position = end
        return
      }
      position = lineEnd(from: position)
    }
  }

  // row = "|" cell "|" { cell "|" }
  /// Reads a row and returns how many cells it has; the header comes before there are columns.
  private mutating func parseRow(columnCount: Int) throws(Mistake) -> Int {
    let index = nodes.count
    let start = position
    var cellCount = 0
    nodes.append(SyntaxNode(.row, start: start, end: start))
    position += 1
    while true {
      skipBlanks()
      if isAtStatementEnd {
        if cellCount < columnCount, isAtUnquotedCell(number: cellCount) { throw unquotedCell() }
        break
      }
      try parseCell(isHeader: columnCount == 0)
      skipBlanks()
      guard next == UInt8(ascii: "|") else { throw cellMistake(from: start) }
      position += 1
      cellCount += 1
      lastEnd = position
    }
    if cellCount == 0 { throw Mistake(.unterminatedRow, SourceSpan(start: start, end: start + 1)) }
    close(index)
    return cellCount
  }

  /// Whether the character that ends the row, which has too few cells, was meant to begin its next one: a `|` stands
  /// behind it, and that is not the next row's.
  private func isAtUnquotedCell(number: Int) -> Bool {
    let end = lineEnd(from: position)
    guard position < end, let bar = bytes[position..<end].firstIndex(of: UInt8(ascii: "|")) else { return false }
    return number == 0 || bytes[position] != UInt8(ascii: ";")
      || !bytes[(position + 1)..<bar].allSatisfy { $0.isBlank }
  }

  private func unquotedCell() -> Mistake {
    let span = SourceSpan(start: position, end: position + 1)
    return Mistake(.unquotedCell(found: file.text(in: span)), span)
  }

  /// The mistake of a cell that no `|` follows.
  private mutating func cellMistake(from start: Int) -> Mistake {
    if !isAtEnd, !next.isLineBreak {
      let bar = bytes[position..<lineEnd(from: position)].firstIndex(of: UInt8(ascii: "|")) ?? restOfStatement().end
      var end = bar
      while end > position, bytes[end - 1].isBlank { end -= 1 }
      let rest = SourceSpan(start: position, end: max(end, position + 1))
      let cell = SourceSpan(start: nodes[nodes.count - 1].span.start, end: lastQuoteEnd)
      return Mistake(.expectedWord(after: excerpt(cell), expected: ["|"], found: excerpt(rest)), rest)
    }
    let cell = nodes[nodes.count - 1].span
    return Mistake(.unterminatedRow, cell.length > 0 ? cell : SourceSpan(start: start, end: start + 1))
  }

  // cell = { character | "\|" | "\\" } | literal | quoted
  private mutating func parseCell(isHeader: Bool) throws(Mistake) {
    var cell = try parseCellText()
    cell.kind = .cell
    if cell.flags & NodeFlags.interpolated != 0 { pending = Mistake(.interpolationInCell, cell.span) }
    if isHeader { try checkColumn(cell) }
    nodes.append(cell)
  }

  private mutating func parseCellText() throws(Mistake) -> SyntaxNode {
    switch next {
    case UInt8(ascii: "'"): return try parseLiteral(tag: 0)
    case UInt8(ascii: "\""):
      if peek(1) == next, peek(2) == next { throw unterminatedString(at: position, quote: "\"") }
      return try parseQuoted(tag: 0)
    case 0xE2 where isAtCurlyQuote: throw curlyQuote()
    default: return parseBareCell()
    }
  }

  private mutating func parseBareCell() -> SyntaxNode {
    let start = position
    var flags: UInt16 = 0
    while position < count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "|") || byte.isLineBreak { break }
      if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "|") || peek(1) == byte {
        flags = NodeFlags.needsDecoding
        position += 1
      }
      position += 1
    }
    var end = position
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return SyntaxNode(.cell, tag: Operand.Form.cell.rawValue, flags: flags, start: start, end: end)
  }

  /// A column's title is a name, since only a name can stand in `\(name)`.
  private func checkColumn(_ node: SyntaxNode) throws(Mistake) {
    var span = node.span
    if node.tag & 0x0F != Operand.Form.cell.rawValue { span = SourceSpan(start: span.start + 1, end: span.end - 1) }
    let name = bytes[span.start..<span.end]
    guard let first = name.first, first.isNameStart, name.allSatisfy({ $0.isNameByte }) else {
      let place = node.extent > 0 ? node.span : SourceSpan(start: node.span.start - 1, end: node.span.start)
      throw Mistake(.invalidColumn(found: excerpt(span)), place)
    }
  }

  /// Skips a row that belongs to no `examples`.
  mutating func skipStrayRow(in container: Container) throws(Mistake) {
    let row = SourceSpan(start: position, end: lineEnd(from: position))
    position = row.end
    skipRows()
    if !container.skipsRows { throw Mistake(.rowOutsideExamples, row) }
  }
}
