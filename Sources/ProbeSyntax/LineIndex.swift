/// Where the lines of a source file begin: turns offsets into lines and columns.
///
/// Built once for a file by whoever needs places; the tree itself knows offsets alone.
public struct LineIndex: Sendable {
  /// The offset of the first byte of each line; the first is zero.
  private var starts: [Int]
  private var bytes: [UInt8]

  /// Finds the lines of `file`; LF, CRLF and CR each end one.
  public init(_ file: SourceFile) {
    var starts = [0]
    let bytes = file.bytes
    var index = 0
    while true {
      index += EightBytes(of: bytes, at: index).controls.first
      guard index < bytes.count else { break }
      let byte = bytes[index]
      if byte >= 0x20 { continue }
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
    self.bytes = bytes
  }

  /// The number of lines; a text that ends in a line break has an empty last one.
  public var lineCount: Int { starts.count }

  /// The line, from one, that holds the byte at `offset`.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of the byte at `offset`; a byte-order mark takes no column.
  public func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    var start = starts[line - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    let before = String(decoding: bytes[start..<min(max(start, offset), bytes.count)], as: UTF8.self)
    return SourceLocation(line: line, column: before.count + 1)
  }

  /// The bytes of `line` (from one), without its line break.
  public func span(ofLine line: Int) -> SourceSpan {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    if line < starts.count {
      if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return SourceSpan(start: start, end: end)
  }
}
