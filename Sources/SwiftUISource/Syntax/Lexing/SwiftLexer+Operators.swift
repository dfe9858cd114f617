extension SwiftLexer {
  /// Reads an operator, or one of the signs that look like one; spaces decide whether it is prefix, infix or postfix.
  mutating func readOperator() {
    let start = position
    let isLeftBound = isLeftBound(at: start)
    let first = bytes[start]
    if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      position += 1
      return add(first == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, from: start)
    }
    if first == UInt8(ascii: "/"), allowsRegex(), readBareRegex() { return }

    skipOperatorBody()
    let isRightBound = isRightBound(at: position, isLeftBound: isLeftBound)
    let length = position - start
    if length == 1 {
      switch first {
      case UInt8(ascii: "="): return add(.equal, from: start)
      case UInt8(ascii: "?"): return add(.infixQuestion, from: start)
      case UInt8(ascii: "&") where isRightBound && !isLeftBound:
        return add(.prefixAmpersand, from: start, value: names.intern(bytes, start, position))
      default: break
      }
    }
    if length == 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      return add(.arrow, from: start)
    }
    let kind: SwiftToken.Kind =
      isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    add(kind, from: start, value: names.intern(bytes, start, position))
  }

  private mutating func skipOperatorBody() {
    let allowsDots = byte() == UInt8(ascii: ".")
    let start = position
    while position < bytes.count {
      let next = bytes[position]
      if next == UInt8(ascii: "/"), position > start, byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") {
        return
      }
      if CharacterClass.isOperator(next) || (next == UInt8(ascii: ".") && allowsDots) {
        position += 1
      } else if next >= 0x80, let (scalar, length) = scalar(at: position), CharacterClass.isOperatorBody(scalar) {
        position += length
      } else {
        return
      }
    }
  }

  /// Whether something stands directly before `index` that an operator can belong to.
  func isLeftBound(at index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return index < 2 || bytes[index - 2] != UInt8(ascii: "*") || !hasSpaceBefore
    default: return true
    }
  }

  private func isRightBound(at index: Int, isLeftBound: Bool) -> Bool {
    guard index < bytes.count else { return false }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C, 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    default: return true
    }
  }
}
