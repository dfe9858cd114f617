/// Eight neighbouring bytes as one number, the first one lowest, so that a word is looked at in one go.
struct EightBytes {
  private var bytes: UInt64

  /// The bytes from `offset` on; behind the end of the text they are zero.
  @inline(__always)
  init(of text: [UInt8], at offset: Int) {
    let raw = text.span.bytes
    if offset &+ 8 <= raw.byteCount {
      bytes = UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    } else {
      bytes = Self.lastBytes(of: text, from: offset)
    }
  }

  @inline(never)
  private static func lastBytes(of text: [UInt8], from offset: Int) -> UInt64 {
    var bytes: UInt64 = 0
    var index = text.count
    while index > offset {
      index -= 1
      bytes = bytes << 8 | UInt64(text[index])
    }
    return bytes
  }

  /// The lower-case letters that they begin with, the others as zeros.
  @inline(__always)
  var letters: (bytes: UInt64, count: Int) {
    let tops: UInt64 = 0x8080_8080_8080_8080
    let low = bytes & ~tops
    // The top bit of each byte: whether it is `a` or more, and whether it is more than `z`.
    let fromA = low &+ 0x1F1F_1F1F_1F1F_1F1F
    let behindZ = low &+ 0x0505_0505_0505_0505
    let others = ~(fromA & ~behindZ & ~bytes) & tops
    let firstOther = others & (0 &- others)
    return (bytes & ((firstOther &>> 7) &- 1), others.trailingZeroBitCount / 8)
  }
}
