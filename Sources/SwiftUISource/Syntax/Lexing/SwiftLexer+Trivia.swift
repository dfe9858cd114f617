extension SwiftLexer {
  /// Passes over spaces, line breaks and comments, and notes whether there was a line break.
  mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: "/"):
        if byte(1) == UInt8(ascii: "/") {
          skipLine()
        } else if byte(1) == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          return
        }
      default: return
      }
    }
  }

  /// Passes over the rest of the line, not its line break.
  mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      switch (bytes[position], byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        startsLine = true
        position += 1
      default: position += 1
      }
    }
    report(.unterminatedComment, from: start, to: start + 2)
  }
}
