extension UInt8 {
  /// A space or a tab.
  @inline(__always)
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// LF or CR.
  @inline(__always)
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// A blank, a line break or `;`: what may stand between statements.
  @inline(__always)
  var isSeparator: Bool { self < 64 && UInt8.separators &>> UInt64(self) & 1 == 1 }

  private static var separators: UInt64 { 1 << 0x20 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0D | 1 << 0x3B }

  /// A line break, `;` or `}`: what ends a statement, besides a comment.
  @inline(__always)
  var endsStatement: Bool {
    isLineBreak || self == UInt8(ascii: ";") || self == UInt8(ascii: "}")
  }

  /// A byte that can stand behind the first word of a statement.
  @inline(__always)
  var endsVerb: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"),
      UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "|"):
      true
    default: false
    }
  }

  /// A lower-case letter of ASCII, as all keywords are made of.
  @inline(__always)
  var isLowercase: Bool { self &- UInt8(ascii: "a") < 26 }

  /// A decimal digit.
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// A byte that can stand in a name: letters, digits, `_`, `-`, and all of a character beyond ASCII.
  @inline(__always)
  var isNameByte: Bool {
    self >= UInt8(ascii: "-")
      && ((self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
        || self >= 0x80)
  }

  /// A byte that can begin a name.
  @inline(__always)
  var isNameStart: Bool { isNameByte && !isDigit && self != UInt8(ascii: "-") }
}
