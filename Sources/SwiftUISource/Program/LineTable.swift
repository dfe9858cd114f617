import PresentationRuntime

/// Where the lines of a source begin.
struct LineTable: Sendable {
  let path: String
  /// The text; behind it what edits brought in.
  private(set) var source: [UInt8]
  /// The length of the text without what edits brought in.
  let length: Int
  let starts: [Int]
  /// Where texts begin that edits brought in behind the source, and the places for which they stand.
  private var insertions: [(start: Int, place: Int)] = []

  init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
    length = source.count
    var starts = [0]
    for index in source.indices where source[index] == 10 || (source[index] == 13 && !Self.isFeed(source, index + 1)) {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  private static func isFeed(_ source: [UInt8], _ index: Int) -> Bool {
    index < source.count && source[index] == 10
  }

  /// The offset in the source for which `offset` stands: that of an edit for what it brought in.
  private func original(_ offset: Int) -> Int {
    guard offset >= length, let insertion = insertions.last(where: { $0.start <= offset }) else { return offset }
    return insertion.place
  }

  /// The lines of the same file with what edits brought in: `source` has it behind the text.
  func with(_ insertions: [(start: Int, place: Int)], source: [UInt8]) -> LineTable {
    var lines = self
    lines.source = source
    lines.insertions = insertions
    return lines
  }

  /// The line of `offset`, from one.
  func line(of offset: Int) -> Int {
    let offset = original(offset)
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
    let offset = original(offset)
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
