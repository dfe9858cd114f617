import ProbeSyntax

/// The part of a span that is on its first line, as a person and as a machine count it.
struct SourcePlace {
  /// The line, from one.
  let line: Int
  /// Where the span begins, in characters from one.
  let column: Int
  /// Behind the span, in characters from one.
  let endColumn: Int
  /// Where the span begins, in bytes from the beginning of the line.
  let start: Int
  /// The bytes of the span.
  let length: Int
  /// The offsets of the line, without its end.
  let (lineStart, lineEnd): (Int, Int)

  /// The place of `span` in `file`, whose places `finder` finds.
  init(of span: SourceSpan, in file: SourceFile, _ finder: inout LocationFinder) {
    let location = finder.location(at: span.start)
    let lineSpan = finder.index.span(ofLine: location.line)
    let first = min(max(span.start, lineSpan.start), lineSpan.end)
    let end = min(max(span.end, first), lineSpan.end)
    (line, column) = (location.line, location.column)
    endColumn = location.column + file.text(in: SourceSpan(start: first, end: end)).count
    (start, length) = (first - lineSpan.start, end - first)
    (lineStart, lineEnd) = (lineSpan.start, lineSpan.end)
  }
}
