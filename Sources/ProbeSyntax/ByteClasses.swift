extension UInt8 {
  /// A space or a tab.
  @inline(__always)
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// LF or CR.
  @inline(__always)
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// A byte that can stand in a name: letters, digits, `_`, `-`, and all of a character beyond ASCII.
  @inline(__always)
  var isNameByte: Bool { ByteClasses.table[Int(self)] & ByteClasses.name != 0 }

  /// A decimal digit.
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

/// What each byte can be, looked up in one table.
enum ByteClasses {
  static let name: UInt8 = 1
  static let bareEnd: UInt8 = 2

  /// The classes of each byte.
  static let table: [UInt8] = (0..<256).map { value in
    let byte = UInt8(value)
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...0xFF:
      return name
    case UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"), UInt8(ascii: "#"),
      UInt8(ascii: "\\"):
      return bareEnd
    default:
      return 0
    }
  }
}
