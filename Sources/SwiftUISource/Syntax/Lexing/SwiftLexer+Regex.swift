extension SwiftLexer {
  /// Whether a `/` here stands where an operand is expected.
  func allowsRegex() -> Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier:
      let name = last.value
      let isOperator = name == KnownName.await.rawValue || name == KnownName.yield.rawValue
      return startsLine || (isOperator && !last.isEscaped)
    case .keyword:
      switch KnownName(rawValue: last.value) {
      case .selfWord, .selfType, .super, .nil, .true, .false, .anyType, .initWord, .underscore: return startsLine
      default: return true
      }
    case .integer, .float, .stringEnd, .regex, .rightParen, .rightSquare, .rightBrace, .projection, .poundName,
      .postfixOperator, .postfixExclamation, .postfixQuestion:
      return startsLine
    case .period: return false
    case .arrow, .at, .backslash, .binaryOperator, .colon, .comma, .endOfFile, .equal, .infixQuestion,
      .interpolationEnd, .interpolationStart, .leftBrace, .leftParen, .leftSquare, .prefixAmpersand,
      .prefixOperator, .semicolon, .stringStart, .stringText:
      return true
    }
  }

  /// `/a+/` on one line; without a closing slash, or with an unbalanced `)`, the slash is an operator.
  mutating func readBareRegex() -> Bool {
    let start = position
    switch byte(1) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/"), 0:
      return false
    default: break
    }
    var index = start + 1
    var depth = 0
    var isInClass = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "/"):
        let before = bytes[index - 1]
        if before == UInt8(ascii: " ") || before == UInt8(ascii: "\t"), bytes[index - 2] != UInt8(ascii: "\\") {
          return false
        }
        position = index + 1
        add(.regex, from: start)
        return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// `#/a+/#`, over several lines if a line break follows the opening.
  mutating func readExtendedRegex(hashes: Int) -> Bool {
    let start = position
    var index = start + hashes + 1
    let isMultiline = isLineBreakNext(at: index)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
        position = index
        report(.unterminatedRegex, from: start, to: start + hashes + 1)
        add(.regex, from: start)
        return true
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/"):
        var count = 0
        while count < hashes, index + 1 + count < bytes.count, bytes[index + 1 + count] == UInt8(ascii: "#") {
          count += 1
        }
        if count == hashes {
          position = index + 1 + hashes
          add(.regex, from: start)
          return true
        }
      default: break
      }
      index += 1
    }
    position = bytes.count
    report(.unterminatedRegex, from: start, to: start + hashes + 1)
    add(.regex, from: start)
    return true
  }

  private func isLineBreakNext(at index: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    return index < bytes.count && (bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r"))
  }
}
