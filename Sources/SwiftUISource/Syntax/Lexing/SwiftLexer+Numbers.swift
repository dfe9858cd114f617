extension SwiftLexer {
  /// Reads an integer or a floating-point number; behind a full stop digits alone, as in `pair.0.1`.
  mutating func readNumber(from start: Int) {
    if tokens.last?.kind == .period {
      while CharacterClass.isDigit(byte()) { position += 1 }
      return add(.integer, from: start)
    }
    var isFloat = false
    if byte() == UInt8(ascii: "0"), [UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(byte(1)) {
      let isHex = byte(1) == UInt8(ascii: "x")
      position += 2
      skipWordBytes(stoppingAtExponent: isHex)
      if isHex { isFloat = readHexFraction() }
    } else {
      skipDigits()
      if byte() == UInt8(ascii: "."), CharacterClass.isDigit(byte(1)) {
        isFloat = true
        position += 1
        skipDigits()
      }
      if byte() | 0x20 == UInt8(ascii: "e") {
        let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
        if CharacterClass.isDigit(byte(1 + sign)) {
          isFloat = true
          position += 1 + sign
          skipDigits()
        }
      }
    }
    skipWordBytes(stoppingAtExponent: false)
    add(isFloat ? .float : .integer, from: start)
  }

  private mutating func readHexFraction() -> Bool {
    if byte() == UInt8(ascii: "."), CharacterClass.isHexDigit(byte(1)) {
      var index = 1
      while CharacterClass.isHexDigit(byte(index)) || byte(index) == UInt8(ascii: "_") { index += 1 }
      guard byte(index) | 0x20 == UInt8(ascii: "p") else { return false }
      position += index
    }
    guard byte() | 0x20 == UInt8(ascii: "p") else { return false }
    position += 1
    if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
    skipDigits()
    return true
  }

  private mutating func skipDigits() {
    while CharacterClass.isDigit(byte()) || byte() == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipWordBytes(stoppingAtExponent: Bool) {
    while CharacterClass.isLetter(byte()) || CharacterClass.isDigit(byte()) {
      if stoppingAtExponent, byte() | 0x20 == UInt8(ascii: "p") { return }
      position += 1
    }
  }
}
