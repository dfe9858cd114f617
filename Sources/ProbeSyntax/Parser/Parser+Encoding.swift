extension Parser {
  /// Reports NUL and bytes that are no UTF-8: the first of each line that has no other mistake.
  mutating func checkEncoding() {
    var all: UInt8 = 0
    var least: UInt8 = 0xFF
    for byte in bytes {
      all |= byte
      least = min(least, byte)
    }
    guard all >= 0x80 || least == 0 else { return }
    let starts = mistakes.filter { $0.problem.severity == .error }.map(\.span.start).sorted()
    var nextStart = 0
    var offset = 0
    while let bad = firstBadBytes(from: offset) {
      var line = bad.start
      while line > offset, !bytes[line - 1].isLineBreak { line -= 1 }
      let end = lineEnd(from: bad.end)
      while nextStart < starts.count, starts[nextStart] < line { nextStart += 1 }
      if nextStart == starts.count || starts[nextStart] > end {
        mistakes.append(Mistake(bytes[bad.start] == 0 ? .nulByte : .invalidUTF8, bad))
      }
      offset = end
    }
  }

  /// The first NUL, or the first bytes that are no UTF-8, at or behind `start`.
  private func firstBadBytes(from start: Int) -> SourceSpan? {
    var offset = start
    while offset < count {
      let byte = bytes[offset]
      if byte > 0, byte < 0x80 {
        offset += 1
        continue
      }
      let length = validLength(at: offset)
      if length == 0 {
        var end = offset + 1
        while byte != 0, end < count, bytes[end] >= 0x80, validLength(at: end) == 0 { end += 1 }
        return SourceSpan(start: offset, end: end)
      }
      offset += length
    }
    return nil
  }

  /// The bytes of the well-formed character at `offset`; zero if there is none.
  private func validLength(at offset: Int) -> Int {
    func follows(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + distance < count && range.contains(bytes[offset + distance])
    }
    switch bytes[offset] {
    case 0x01...0x7F: return 1
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }
}
