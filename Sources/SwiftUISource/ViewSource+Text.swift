extension ViewSource {
  /// The text of a line, from one, without the blanks around it; empty where there is no such line.
  public func text(ofLine line: Int) -> String {
    let source = program.lines.source
    guard line >= 1, let start = program.lines.start(ofLine: line) else { return "" }
    let blanks: [UInt8] = [9, 10, 13, 32]
    let end = source[start...].firstIndex { $0 == 10 || $0 == 13 } ?? source.count
    let text = source[start..<end].prefix(Self.longestLine).drop { blanks.contains($0) }
    guard let last = text.lastIndex(where: { !blanks.contains($0) }) else { return "" }
    return String(decoding: text[...last], as: UTF8.self)
  }

  /// Nobody reads a longer one in a report.
  private static let longestLine = 240
}
