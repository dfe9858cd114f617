/// One line of a source file with a span in it: the line as it is shown, and where its caret goes.
///
/// A long line is cut around the span, so that the work does not grow with the line.
public struct SourceExcerpt: Sendable {
  /// The line as it is shown, perhaps cut.
  public let text: String
  /// The columns before the caret.
  public let indent: Int
  /// The columns under the span; at least one.
  public let length: Int

  /// The bytes of a line that are shown in full.
  private static let longestLine = 200
  /// The bytes before and behind the start of the span that are shown of a longer line.
  private static let reach = 60

  /// The line `line` of `bytes`, for the part of `span` that is on it.
  public init(_ bytes: [UInt8], line: SourceSpan, span: SourceSpan) {
    let start = min(max(span.start, line.start), line.end)
    let end = min(max(span.end, start), line.end)
    var from = line.start
    var to = line.end
    if line.length > SourceExcerpt.longestLine {
      from = SourceExcerpt.boundary(bytes, near: max(line.start, start - SourceExcerpt.reach), in: line)
      to = SourceExcerpt.boundary(bytes, near: min(line.end, start + 2 * SourceExcerpt.reach), in: line)
    }
    if from == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { from = min(3, to) }
    var shown = DisplayText()
    if from > line.start, from > 3 { shown.append("…") }
    shown.append(SourceExcerpt.text(bytes, max(from, line.start), start))
    indent = shown.width
    shown.append(SourceExcerpt.text(bytes, start, min(end, to)))
    length = max(1, shown.width - indent)
    shown.append(SourceExcerpt.text(bytes, min(end, to), to))
    if to < line.end { shown.append("…") }
    text = shown.text
  }

  private static func text(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  /// The start of the character at `offset`, or a place a little before it.
  private static func boundary(_ bytes: [UInt8], near offset: Int, in line: SourceSpan) -> Int {
    var index = offset
    while index > line.start, index < line.end, offset - index < 4, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
