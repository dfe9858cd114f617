/// Eight neighbouring bytes as one number, the first one lowest, so that a word is looked at in one go.
struct EightBytes {
  private var bytes: UInt64

  /// The bytes from `offset` on; behind the end of the text they are zero.
  @inline(__always)
  init(of text: [UInt8], at offset: Int) {
    if offset >= 0, offset <= text.count - 8 {
      // All eight are in the text, as was just seen.
      let loaded = text.span.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      bytes = UInt64(littleEndian: loaded)
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

  /// The word of lower-case letters that they begin with.
  @inline(__always)
  var word: Word {
    // The top bit of a byte is set if it is no letter; behind the first of these the bits mean nothing.
    let distances = bytes &- 0x6161_6161_6161_6161
    let others = (distances | (distances &+ 0x6666_6666_6666_6666)) & 0x8080_8080_8080_8080
    let firstOther = others & (0 &- others)
    let count = others.trailingZeroBitCount / 8
    return Word(
      letters: bytes & ((firstOther &>> 7) &- 1), count: count,
      next: UInt8(truncatingIfNeeded: bytes >> UInt64(count * 8)))
  }

  /// Marks the bytes at which a literal string may end, or has something to look at: `'`, `\` and control characters.
  @inline(__always)
  var stopsOfLiteral: Marks { Marks(belowBlank | equal(to: UInt8(ascii: "'")) | equal(to: UInt8(ascii: "\\"))) }

  /// Marks the bytes at which a bare text may end, or has something to look at: `;`, `}`, `#`, `\` and control characters.
  @inline(__always)
  var stopsOfBareText: Marks {
    Marks(
      belowBlank | equal(to: UInt8(ascii: ";")) | equal(to: UInt8(ascii: "}")) | equal(to: UInt8(ascii: "#"))
        | equal(to: UInt8(ascii: "\\")))
  }

  /// Marks the control characters.
  @inline(__always)
  var controls: Marks { Marks(belowBlank) }

  // The top bit of a byte says whether it is one; behind the first that is, the bits mean nothing.

  @inline(__always)
  private var belowBlank: UInt64 { (bytes &- 0x2020_2020_2020_2020) & ~bytes }

  @inline(__always)
  private func equal(to byte: UInt8) -> UInt64 {
    let differences = bytes ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (differences &- 0x0101_0101_0101_0101) & ~differences
  }

  /// Which of eight bytes are looked for, up to the first of them.
  struct Marks {
    private var bits: UInt64

    @inline(__always)
    init(_ bits: UInt64) { self.bits = bits & 0x8080_8080_8080_8080 }

    /// How many bytes stand before the first that is marked; eight if none is.
    @inline(__always)
    var first: Int { bits.trailingZeroBitCount / 8 }
  }

  /// Lower-case letters, and what comes behind them.
  struct Word {
    /// The letters, the other bytes as zeros.
    var letters: UInt64
    /// How many there are.
    var count: Int
    /// The byte behind the letters; nothing is known of it if there are eight.
    var next: UInt8
  }
}
