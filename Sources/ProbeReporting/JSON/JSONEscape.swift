/// Which characters of a text JSON writes as escapes: those that it must, and those that could deceive a reader's eyes
/// or terminal (controls, marks of direction, line separators).
enum JSONEscape {
  /// How many bytes at `index` need an escape; zero if none.
  static func length(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch text[index] {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: 1
    // U+0080 to U+009F.
    case 0xC2: index + 1 < text.count && text[index + 1] < 0xA0 ? 2 : 0
    case 0xE2: index + 2 < text.count && isDeceiving(text[index + 1], text[index + 2]) ? 3 : 0
    case 0xEF: index + 2 < text.count && text[index + 1] == 0xBB && text[index + 2] == 0xBF ? 3 : 0
    default: 0
    }
  }

  /// U+200E, U+200F, U+2028 to U+202E, U+2060 to U+206F.
  private static func isDeceiving(_ second: UInt8, _ third: UInt8) -> Bool {
    switch (second, third) {
    case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA0...0xAF): true
    default: false
    }
  }

  /// The escape of the `length` bytes at `index`.
  static func escape(of text: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) -> String {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case UInt8(ascii: "\n"): return "\\n"
    case UInt8(ascii: "\r"): return "\\r"
    case UInt8(ascii: "\t"): return "\\t"
    default: break
    }
    var value = UInt32(byte)
    if length == 2 { value = UInt32(byte & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F) }
    if length == 3 {
      value = UInt32(byte & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
    }
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
