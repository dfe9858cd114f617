import ProbeSyntax

extension ScenarioChecker {
  /// Checks the names of the columns.
  mutating func checkHeader(_ examples: Examples, scope: NameScope, _ summary: BodySummary) {
    let cells = examples.header.cells
    var seen: [ExactText: SourceSpan] = [:]
    for (slot, name) in scope.names.enumerated() {
      if let first = seen[ExactText(name)] {
        let note = Diagnostic.Note("the first one stands here", file: tree.file, span: first)
        report(.duplicateColumn(name), at: cells[slot].span, statement: examples.header.span, notes: [note])
        return
      }
      seen[ExactText(name)] = cells[slot].span
    }
    guard !summary.isIncomplete else { return }
    let unused = cells.indices.filter { summary.copies[$0] == 0 }
    guard let first = unused.first else { return }
    let others = unused.dropFirst().map { slot in
      Diagnostic.Note("nor is '\(scope.names[slot])'", file: tree.file, span: cells[slot].span)
    }
    report(
      .unusedColumn(scope.names[first]), at: cells[first].span, statement: examples.header.span, notes: others)
  }

  /// Checks each row and gives their places.
  mutating func checkRows(_ examples: Examples, scope: NameScope, _ summary: BodySummary) -> [TreePlace] {
    var places: [TreePlace] = []
    var rows = examples.rows.makeIterator()
    var place = rows.place
    while let row = rows.next() {
      places.append(place)
      place = rows.place
      check(row, count: scope.names.count, summary)
    }
    return places
  }

  private mutating func check(_ row: Examples.Row, count: Int, _ summary: BodySummary) {
    guard row.cells.count == count else {
      let span = row.cells.count > count ? row.cells[count].span : row.lastBar
      report(.wrongCellCount(expected: count, found: row.cells.count), at: span, statement: row.span)
      return
    }
    var values: [String]?
    for requirement in summary.requirements {
      guard let slot = requirement.template.firstSlot else { continue }
      let cells = values ?? row.cells.map { [tree] in tree.text(of: $0) }
      values = cells
      let text = requirement.template.text(with: cells)
      guard
        let problem = requirement.kind.problem(with: text, known: checker.known, suggester: &checker.suggester)
      else { continue }
      let note = Diagnostic.Note(
        requirement.kind.purpose, file: checker.source.files[requirement.unit], span: requirement.span)
      report(problem, at: row.cells[slot].span, statement: row.span, notes: [note])
      return
    }
    checkLength(of: row, summary)
  }

  private mutating func checkLength(of row: Examples.Row, _ summary: BodySummary) {
    var length = summary.insertedLength
    for (slot, cell) in row.cells.enumerated() {
      length = length.saturatingAdd(summary.copies[slot].saturatingMultiply(cell.span.length))
    }
    guard length > PlanLimits.expandedTextLength else { return }
    let longest = row.cells.max { $0.span.length < $1.span.length } ?? row.cells[0]
    report(
      .expandedTextTooLarge(limit: PlanLimits.expandedTextLength), at: longest.span, statement: row.span)
  }
}
