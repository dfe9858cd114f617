import ProbeSemantics
import ProbeSyntax

/// Turns the spans of steps into places for reports; used only once a step is to be shown.
///
/// Remembers the lines of each file and the last column that it counted, so that telling all steps of a script is
/// linear also where they stand on one line.
struct SourcePlaces {
  /// The line that was counted last.
  private struct Line {
    var path: String
    var number: Int
    var span: SourceSpan
    var text: String
    /// An offset of the line, and the column there.
    var offset: Int
    var column: Int
  }

  private var indexes: [String: LineIndex] = [:]
  private var current: Line?

  /// The place of `step`.
  mutating func place(of step: PlannedStep, in program: Program) -> StepPlace {
    let file = program.files[step.file]
    let start = location(at: step.span.start, of: file)
    let caret = location(at: step.operand.start, of: file)
    let end = min(max(step.operand.end, step.operand.start), lineEnd)
    let covered = end > step.operand.start ? file.text(in: SourceSpan(start: step.operand.start, end: end)).count : 0
    // A statement of several lines is shown at the line of its caret.
    let shown = caret.line == start.line ? start : caret
    return StepPlace(
      path: file.path, line: shown.line, column: shown.column, statement: file.text(in: step.span),
      sourceLine: current?.text ?? "", caretColumn: caret.column, caretLength: max(covered, 1),
      calls: calls(to: step, in: program))
  }

  /// The place of a scenario's header, for what is the fault of no step.
  mutating func place(ofLine line: Int, in file: SourceFile) -> StepPlace {
    let index = lines(of: file)
    let span = index.span(ofLine: min(max(line, 1), index.lineCount))
    let text = file.text(in: span)
    let indent = text.prefix { $0.isWhitespace }.count
    var header = text.dropFirst(indent)
    while let last = header.last, last == "{" || last.isWhitespace { header.removeLast() }
    return StepPlace(
      path: file.path, line: line, column: indent + 1, statement: String(header), sourceLine: text,
      caretColumn: indent + 1, caretLength: max(header.count, 1), calls: [])
  }

  private mutating func calls(to step: PlannedStep, in program: Program) -> [StepPlace.CallPlace] {
    var places: [StepPlace.CallPlace] = []
    var next = step.call
    while let index = next {
      let call = program.calls[index]
      let file = program.files[call.file]
      let line = lines(of: file).line(at: call.span.start)
      places.append(StepPlace.CallPlace(name: call.name, path: file.path, line: line))
      next = call.outer
    }
    return places.reversed()
  }

  private mutating func lines(of file: SourceFile) -> LineIndex {
    if let index = indexes[file.path] { return index }
    let index = LineIndex(file)
    indexes[file.path] = index
    return index
  }

  /// The end of the line that was looked at last.
  private var lineEnd: Int { current?.span.end ?? 0 }

  private mutating func location(at offset: Int, of file: SourceFile) -> SourceLocation {
    if let line = current, line.path == file.path, line.offset <= offset, offset <= line.span.end {
      let between = file.text(in: SourceSpan(start: line.offset, end: offset)).count
      current?.offset = offset
      current?.column += between
      return SourceLocation(line: line.number, column: line.column + between)
    }
    let index = lines(of: file)
    let location = index.location(at: offset)
    let span = index.span(ofLine: location.line)
    let text = file.text(in: span)
    current = Line(
      path: file.path, number: location.line, span: span, text: text.hasByteOrderMark ? String(text.dropFirst()) : text,
      offset: offset, column: location.column)
    return location
  }
}

extension String {
  /// Whether it begins with U+FEFF, which is no part of what an author sees.
  fileprivate var hasByteOrderMark: Bool { unicodeScalars.first == "\u{FEFF}" }
}
