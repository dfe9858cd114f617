import ProbeSemantics
import ProbeSyntax

/// Turns the spans of steps into places for reports; used only once a step is to be shown.
///
/// Remembers the lines of each file and the text of the last line, so that telling all steps of a script is linear
/// also where they stand on one line.
struct SourcePlaces {
  /// The line that was shown last.
  private struct Line {
    var path: String
    var number: Int
    var span: SourceSpan
    var text: String
  }

  private var finders: [String: LocationFinder] = [:]
  private var current = Line(path: "", number: 0, span: SourceSpan(start: 0, end: 0), text: "")

  /// The place of `step`; the caret stands under the control that it looks for if `isAboutControl`.
  mutating func place(of step: PlannedStep, isAboutControl: Bool = false, in program: Program) -> StepPlace {
    let file = program.files[step.file]
    let start = location(at: step.span.start, of: file)
    let operand = isAboutControl ? step.control ?? step.operand : step.operand
    let caret = location(at: operand.start, of: file)
    let end = min(max(operand.end, operand.start), current.span.end)
    let covered = end > operand.start ? file.text(in: SourceSpan(start: operand.start, end: end)).count : 0
    // A statement of several lines is shown at the line of its caret.
    let shown = caret.line == start.line ? start : caret
    return StepPlace(
      path: file.path, line: shown.line, column: shown.column, statement: statement(of: step, in: program),
      sourceLine: current.text, caretColumn: caret.column, caretLength: max(covered, 1),
      calls: calls(to: step, in: program))
  }

  /// The statement as it was written, with the values of its row or call in the places of their names.
  private func statement(of step: PlannedStep, in program: Program) -> String {
    let written = program.files[step.file].text(in: step.span)
    return step.values.map { program.values[$0].inserted(into: written) } ?? written
  }

  /// The place of a scenario's header, for what is the fault of no step.
  mutating func place(ofLine line: Int, in file: SourceFile) -> StepPlace {
    let index = finder(of: file).index
    let span = index.span(ofLine: min(max(line, 1), index.lineCount))
    let text = file.text(in: span)
    let indent = text.prefix { $0.isWhitespace }.count
    let header = Self.header(of: text.dropFirst(indent))
    return StepPlace(
      path: file.path, line: line, column: indent + 1, statement: String(header), sourceLine: text,
      caretColumn: indent + 1, caretLength: max(header.count, 1), calls: [])
  }

  /// What stands before the `{` of a block; one in quotes belongs to the name.
  private static func header(of line: Substring) -> Substring {
    var quote: Character?
    var header = line.prefix { character in
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
      return quote != nil || character != "{"
    }
    while header.last?.isWhitespace == true { header.removeLast() }
    return header
  }

  private mutating func calls(to step: PlannedStep, in program: Program) -> [StepPlace.CallPlace] {
    var places: [StepPlace.CallPlace] = []
    var next = step.call
    while let index = next {
      let call = program.calls[index]
      let file = program.files[call.file]
      let line = finder(of: file).index.line(at: call.span.start)
      places.append(StepPlace.CallPlace(name: call.name, path: file.path, line: line))
      next = call.outer
    }
    return places.reversed()
  }

  private mutating func finder(of file: SourceFile) -> LocationFinder {
    if let finder = finders[file.path] { return finder }
    let finder = LocationFinder(file)
    finders[file.path] = finder
    return finder
  }

  private mutating func location(at offset: Int, of file: SourceFile) -> SourceLocation {
    var finder = finder(of: file)
    let location = finder.location(at: offset)
    finders[file.path] = finder
    if current.number != location.line || current.path != file.path {
      let span = finder.index.span(ofLine: location.line)
      let text = file.text(in: span)
      current = Line(
        path: file.path, number: location.line, span: span,
        text: text.hasByteOrderMark ? String(text.dropFirst()) : text)
    }
    return location
  }
}

extension String {
  /// Whether it begins with U+FEFF, which is no part of what an author sees.
  fileprivate var hasByteOrderMark: Bool { unicodeScalars.first == "\u{FEFF}" }
}
