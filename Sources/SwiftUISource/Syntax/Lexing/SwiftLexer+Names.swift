extension SwiftLexer {
  /// Reads a word that begins at `start`, the position being on its first byte.
  mutating func readName(from start: Int) {
    skipNameBody()
    let name = names.intern(bytes, start, position)
    let isReserved = name <= KnownName.lastReserved.rawValue
    if name == KnownName.operator.rawValue || name == KnownName.precedencegroup.rawValue {
      operatorDeclarations.append(tokens.count)
    }
    add(isReserved ? .keyword : .identifier, from: start, value: name)
  }

  /// `` `default` ``
  mutating func readEscapedName() {
    let start = position
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
    guard byte() == UInt8(ascii: "`"), position > start + 1 else {
      position = start + 1
      return report(.invalidByte, from: start)
    }
    let name = names.intern(bytes, start + 1, position)
    position += 1
    add(.identifier, from: start, value: name)
    tokens[tokens.count - 1].isEscaped = true
  }

  /// `$0`, `$item`
  mutating func readDollar() {
    let start = position
    position += 1
    skipNameBody()
    add(.projection, from: start, value: names.intern(bytes, start + 1, position))
  }

  /// `#name`, `#"raw"#`, `#/regex/#` and the directives.
  mutating func readPound() {
    let start = position
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return openString(hashes: hashes) }
    if byte(hashes) == UInt8(ascii: "/"), readExtendedRegex(hashes: hashes) { return }
    position += 1
    guard hashes == 1, CharacterClass.isLetter(byte()) || byte() >= 0x80 || byte() == UInt8(ascii: "`") else {
      while byte() == UInt8(ascii: "#") { position += 1 }
      return report(.invalidByte, from: start)
    }
    if byte() == UInt8(ascii: "`") {
      readEscapedName()
      guard let name = tokens.popLast() else { return }
      return add(.poundName, from: start, value: name.value)
    }
    let first = position
    skipNameBody()
    let name = names.intern(bytes, first, position)
    if !readDirective(name, from: start) { add(.poundName, from: start, value: name) }
  }

  /// Reads a name or an operator that begins outside ASCII.
  mutating func readBeyondASCII() {
    let start = position
    guard let (scalar, length) = scalar(at: position) else {
      while position < bytes.count, bytes[position] >= 0x80, self.scalar(at: position) == nil { position += 1 }
      return report(.invalidByte, from: start)
    }
    if CharacterClass.isNameHead(scalar) {
      readName(from: start)
    } else if CharacterClass.isOperatorBody(scalar) {
      readOperator()
    } else {
      position += length
      report(.invalidByte, from: start)
    }
  }

  private mutating func skipNameBody() {
    while position < bytes.count {
      let next = bytes[position]
      if CharacterClass.isLetter(next) || CharacterClass.isDigit(next) {
        position += 1
      } else if next >= 0x80, let (scalar, length) = scalar(at: position), CharacterClass.isNameBody(scalar) {
        position += length
      } else {
        return
      }
    }
  }

  /// The scalar at `index` and its length in bytes; nil for invalid UTF-8.
  func scalar(at index: Int) -> (UInt32, Int)? {
    let first = bytes[index]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    if length == 1 { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let next = bytes[index + offset]
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    guard Unicode.Scalar(value) != nil, length == 2 || value >= (length == 3 ? 0x800 : 0x10000) else { return nil }
    return (value, length)
  }
}
