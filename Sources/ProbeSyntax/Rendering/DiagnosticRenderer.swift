/// Writes diagnostics as a person reads them: the sentence, the place, the line with a caret, and what to do.
///
/// The places of a file are found once for all its diagnostics.
public struct DiagnosticRenderer: Sendable {
  private let palette: Palette
  private var finders: [String: LocationFinder] = [:]

  /// A renderer with the colours of `palette`.
  public init(_ palette: Palette = .plain) {
    self.palette = palette
  }

  /// The text of `diagnostics`, an empty line between two.
  public mutating func render(_ diagnostics: [Diagnostic]) -> String {
    var texts: [String] = []
    for diagnostic in diagnostics { texts.append(render(diagnostic)) }
    return texts.joined(separator: "\n")
  }

  /// The text of one diagnostic, with a line end at its end.
  public mutating func render(_ diagnostic: Diagnostic) -> String {
    let problem = diagnostic.problem
    let isError = problem.severity == .error
    let label = palette.paint("\(isError ? "error" : "warning")[\(problem.id)]", isError ? .bad : .doubtful)
    var text = "\(label): \(DisplayText(problem.message).text)\n"
    let numberWidth = appendPlace(diagnostic.file, diagnostic.span, isError ? .bad : .doubtful, to: &text)
    if let hint = problem.hint {
      text += blanks(numberWidth + 3) + palette.paint("= hint:", .helpful) + " \(DisplayText(hint).text)\n"
    }
    for note in diagnostic.notes {
      text += palette.paint("note:", .helpful) + " \(DisplayText(note.message).text)\n"
      _ = appendPlace(note.file, note.span, .helpful, to: &text)
    }
    return text
  }

  /// Appends the place, its line and the caret; returns how many digits the line's number has.
  private mutating func appendPlace(
    _ file: SourceFile, _ span: SourceSpan, _ role: Palette.Role, to text: inout String
  ) -> Int {
    var finder = finders[file.path] ?? LocationFinder(file)
    finders[file.path] = nil
    let location = finder.location(at: span.start)
    let line = finder.index.span(ofLine: location.line)
    finders[file.path] = finder
    let excerpt = SourceExcerpt(file.bytes, line: line, span: span)
    let number = String(location.line)
    let place = "\(DisplayText(file.path).text):\(location.line):\(location.column)"
    text += "  " + palette.paint("-->", .faint) + " \(place)\n"
    text += "  " + palette.paint("\(number) |", .faint) + (excerpt.text.isEmpty ? "" : " \(excerpt.text)") + "\n"
    let caret = blanks(excerpt.indent) + palette.paint(String(repeating: "^", count: excerpt.length), role)
    text += blanks(number.count + 3) + palette.paint("|", .faint) + " \(caret)\n"
    return number.count
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
