extension ViewSource {
  /// The text of a line, from one, without the blanks around it; empty where there is no such line.
  public func text(ofLine line: Int) -> String {
    let source = program.lines.source
    guard program.lines.starts.indices.contains(line - 1) else { return "" }
    let start = program.lines.starts[line - 1]
    let blanks: [UInt8] = [9, 10, 13, 32]
    let text = source[start...].prefix { $0 != 10 && $0 != 13 }.drop { blanks.contains($0) }.prefix(Self.longestLine)
    guard let last = text.lastIndex(where: { !blanks.contains($0) }) else { return "" }
    return String(decoding: text[...last], as: UTF8.self)
  }

  /// Nobody reads a longer one in a report.
  private static let longestLine = 240
}
