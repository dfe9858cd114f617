import PresentationRuntime

/// Where the lines of a source begin.
struct LineTable: Sendable {
  let path: String
  let source: [UInt8]
  let starts: [Int]

  init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
    var starts = [0]
    for index in source.indices where source[index] == 10 || (source[index] == 13 && !Self.isFeed(source, index + 1)) {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  private static func isFeed(_ source: [UInt8], _ index: Int) -> Bool {
    index < source.count && source[index] == 10
  }

  /// The line of `offset`, from one.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of `offset`; columns of very long lines are counted from their last thousand bytes.
  func place(of offset: Int) -> SourcePlace {
    let line = line(of: offset)
    let end = min(offset, source.count)
    let start = starts[line - 1]
    if end - start > 4096 { return SourcePlace(path: path, line: line, column: end - start + 1) }
    return SourcePlace(path: path, line: line, column: characters(from: start, to: max(start, end)) + 1)
  }

  private func characters(from start: Int, to end: Int) -> Int {
    // They are counted only where they can be others than bytes.
    for index in start..<end where source[index] >= 0x80 || source[index] == UInt8(ascii: "\r") {
      return String(decoding: source[start..<end], as: UTF8.self).count
    }
    return end - start
  }
}
