/// Resolves the escapes and the indentation of one piece of a string literal.
struct StringDecoding {
  /// The number of `#` that an escape needs behind its backslash.
  var hashes: Int
  /// Whether the string began with `"""`.
  var isMultiline = false
  /// Whether the piece follows the opening quotes, so that its first line break does not count.
  var isFirst = false
  /// Whether the piece stands before the closing quotes, so that its last line break does not count.
  var isLast = false
  /// What each line of the text begins with and does not mean.
  var indentation: [UInt8] = []
  /// The first escape that is none.
  private(set) var badEscape: SwiftSourceSpan?

  private var output: [UInt8] = []

  /// Resolves nothing but escapes with this many `#`.
  init(hashes: Int) {
    self.hashes = hashes
  }

  /// The text that the bytes of `source` in `range` stand for.
  mutating func decode(_ source: [UInt8], _ range: Range<Int>) -> String {
    var index = range.lowerBound
    var end = range.upperBound
    if isMultiline, isLast {
      while end > index, !Self.isLineBreak(source[end - 1]) { end -= 1 }
      if end > index {
        end -= source[end - 1] == UInt8(ascii: "\n") && end - 2 >= index && source[end - 2] == 13 ? 2 : 1
      }
      // The first and the last line break may be the same one.
      if isFirst, !source[index..<end].contains(where: Self.isLineBreak) { return "" }
    }
    if isMultiline, isFirst {
      while index < end, !Self.isLineBreak(source[index]) { index += 1 }
      if index < end { index = behindLineBreak(source, index, end) }
    }
    output.reserveCapacity(end - index)
    while index < end {
      let byte = source[index]
      if byte == UInt8(ascii: "\\"), isEscape(source, index, end) {
        index = decodeEscape(source, index, end)
      } else if isMultiline, Self.isLineBreak(byte) {
        output.append(UInt8(ascii: "\n"))
        index = behindLineBreak(source, index, end)
      } else {
        output.append(byte)
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// The index behind a line break and the indentation of the line after it.
  private func behindLineBreak(_ source: [UInt8], _ index: Int, _ end: Int) -> Int {
    var index = index + 1
    if source[index - 1] == UInt8(ascii: "\r"), index < end, source[index] == UInt8(ascii: "\n") { index += 1 }
    for byte in indentation {
      guard index < end, source[index] == byte else { break }
      index += 1
    }
    return index
  }

  private func isEscape(_ source: [UInt8], _ index: Int, _ end: Int) -> Bool {
    guard index + hashes + 1 < end else { return false }
    for offset in 0..<hashes where source[index + 1 + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func decodeEscape(_ source: [UInt8], _ start: Int, _ end: Int) -> Int {
    let index = start + 1 + hashes
    switch source[index] {
    case UInt8(ascii: "n"): output.append(10)
    case UInt8(ascii: "t"): output.append(9)
    case UInt8(ascii: "r"): output.append(13)
    case UInt8(ascii: "0"): output.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(source[index])
    case UInt8(ascii: "u"): return decodeScalar(source, start, index + 1, end)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      var next = index
      while next < end, source[next] == UInt8(ascii: " ") || source[next] == UInt8(ascii: "\t") { next += 1 }
      if isMultiline, next < end, Self.isLineBreak(source[next]) { return behindLineBreak(source, next, end) }
      if isMultiline, isLast, next == end { return end }
      noteBadEscape(start, index)
    default:
      noteBadEscape(start, index + 1)
      output.append(source[index])
    }
    return index + 1
  }

  // scalar = "u{" hex-digits "}"
  private mutating func decodeScalar(_ source: [UInt8], _ start: Int, _ open: Int, _ end: Int) -> Int {
    guard open < end, source[open] == UInt8(ascii: "{") else {
      noteBadEscape(start, open)
      return open
    }
    var index = open + 1
    var value: UInt32 = 0
    while index < end, index - open <= 8, let digit = Character(Unicode.Scalar(source[index])).hexDigitValue {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    guard index < end, index > open + 1, source[index] == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else {
      noteBadEscape(start, index)
      return index
    }
    output.append(contentsOf: String(Character(scalar)).utf8)
    return index + 1
  }

  private mutating func noteBadEscape(_ start: Int, _ end: Int) {
    if badEscape == nil { badEscape = SwiftSourceSpan(start: start, end: end) }
  }
}
