/// Finds the places of many offsets of one file; in rising order, the whole costs one pass over the file.
///
/// Counting the characters of a line begins where the last count on that line ended, at a place where two plain
/// characters meet, so that the answer does not depend on what was asked before.
public struct LocationFinder: Sendable {
  /// Where the lines begin.
  public let index: LineIndex
  private let bytes: [UInt8]
  private var line = 0
  private var known = 0
  private var knownColumn = 1

  /// A finder for the places of `file`.
  public init(_ file: SourceFile) {
    index = LineIndex(file)
    bytes = file.bytes
  }

  /// The place of the byte at `offset`; a byte-order mark takes no column.
  public mutating func location(at offset: Int) -> SourceLocation {
    let offset = min(offset, bytes.count)
    let line = index.line(at: offset)
    if line != self.line || offset < known {
      self.line = line
      known = index.span(ofLine: line).start
      knownColumn = 1
      if known == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { known = 3 }
      if offset < known { return SourceLocation(line: line, column: 1) }
    }
    advance(to: offset)
    let rest = String(decoding: bytes[known..<offset], as: UTF8.self)
    return SourceLocation(line: line, column: knownColumn + rest.count)
  }

  /// Moves the known place as near to `offset` as plain characters allow.
  private mutating func advance(to offset: Int) {
    var start = known
    var column = knownColumn
    var position = known
    while position < offset {
      let isBoundary = bytes[position] < 0x80 && (position == start || bytes[position - 1] < 0x80)
      if isBoundary {
        if position > start {
          column += position - start == 1 ? 1 : String(decoding: bytes[start..<position], as: UTF8.self).count
        }
        start = position
        known = start
        knownColumn = column
      }
      position += 1
    }
  }
}
