extension SwiftParser {
  /// An expression without operators and suffixes.
  func parsePrimary() -> ExpressionID {
    let start = start
    switch current.kind {
    case .identifier: return parseNameExpression(from: start)
    case .keyword: return parseKeywordExpression(from: start)
    case .period: return parseImplicitMember(from: start)
    case .stringStart: return parseString(from: start)
    case .integer, .float: return parseNumber(from: start)
    case .leftParen: return parseParenthesized(from: start)
    case .leftSquare: return parseCollection(from: start)
    case .leftBrace: return parseClosure()
    case .projection: return parseProjection(from: start)
    case .backslash: return parseKeyPath(from: start)
    case .poundName: return parseMacro(from: start)
    case .regex: return parseRegex(from: start)
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: return parseStrayOperator(from: start)
    default:
      reportExpected(.expression)
      return add(.missing, from: start)
    }
  }

  private func parseNameExpression(from start: Int) -> ExpressionID {
    let startsType =
      (at(.any) || at(.some)) && !peek(1).startsLine && isTypeStart(peek(1)) && peek(1).kind != .leftSquare
    if startsType, peek(1).hasSpaceBefore, !isBeforeCall {
      let type = parseType()
      return add(.type(type), from: start)
    }
    let name = current.name
    advance()
    // `Module::name`
    if at(.colon), peek(1).kind == .colon, !peek(1).hasSpaceBefore, peek(2).isAnyWord {
      advance()
      advance()
      return parseNameExpression(from: start)
    }
    return parseLabels(of: add(.name(name), from: start), from: start)
  }

  /// Whether `any` or `some` is the name of a function here.
  private var isBeforeCall: Bool { peek(1).kind == .leftParen && !peek(1).hasSpaceBefore }

  private func parseKeywordExpression(from start: Int) -> ExpressionID {
    let kind: ExpressionSyntax.Kind
    switch KnownName(rawValue: current.value) {
    case .true: kind = .boolean(true)
    case .false: kind = .boolean(false)
    case .nil: kind = .nilLiteral
    case .selfWord: kind = .selfReference
    case .selfType: kind = .selfType
    case .super: kind = .superReference
    case .underscore: kind = .discard
    case .anyType: kind = .name(current.name)
    case .initWord: kind = .name(current.name)
    case .if: return parseIf()
    case .switch: return parseSwitch()
    case .do:
      let statement = parseStatement()
      _ = statement
      return add(.opaque, from: start)
    case .inout:
      let type = parseType()
      return add(.type(type), from: start)
    default:
      reportExpected(.expression)
      return add(.missing, from: start)
    }
    advance()
    return add(kind, from: start)
  }

  private func parseImplicitMember(from start: Int) -> ExpressionID {
    advance()
    guard current.isAnyWord else {
      reportExpected(.name)
      return add(.missing, from: start)
    }
    let name = current.namePlace
    advance()
    return parseLabels(of: add(.implicitMember(name), from: start), from: start)
  }

  private func parseNumber(from start: Int) -> ExpressionID {
    let token = current
    advance()
    let digits = String(decoding: tree.source[start..<Int(token.end)].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    if token.kind == .float {
      guard let value = Double(digits) else {
        report(.invalidNumber(text(of: token)), at: token.span)
        return add(.float(0), from: start)
      }
      return add(.float(value), from: start)
    }
    let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0o") ? 8 : digits.hasPrefix("0b") ? 2 : 10
    let magnitude = radix == 10 ? digits[...] : digits.dropFirst(2)
    let isValid = !magnitude.isEmpty && magnitude.allSatisfy { ($0.hexDigitValue ?? radix) < radix }
    if !isValid { report(.invalidNumber(text(of: token)), at: token.span) }
    return add(.integer(UInt64(magnitude, radix: radix)), from: start)
  }

  // parenthesized = "(" [ argument { "," argument } ] ")"
  private func parseParenthesized(from start: Int) -> ExpressionID {
    let elements = parseArguments()
    if elements.count == 1, elements[0].label == nil { return add(.parenthesized(elements[0].value), from: start) }
    return add(.tuple(elements), from: start)
  }

  // collection = "[" [ element { "," element } ] "]" | "[" ":" "]"
  private func parseCollection(from start: Int) -> ExpressionID {
    let open = position
    let wasBeforeBody = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = wasBeforeBody }
    advance()
    if consume(.colon) {
      expectClosing(.rightSquare, open: open)
      return add(.dictionary([]), from: start)
    }
    var values: [ExpressionID] = []
    var pairs: [DictionaryElementSyntax] = []
    while !at(.rightSquare), !at(.endOfFile) {
      let value = parseExpression()
      if consume(.colon) {
        pairs.append(DictionaryElementSyntax(key: value, value: parseExpression()))
      } else {
        values.append(value)
      }
      if values.count == 1, at(.of), !current.startsLine {
        position = open
        skipBalanced()
        return add(.opaque, from: start)
      }
      guard consume(.comma) else { break }
    }
    expectClosing(.rightSquare, open: open)
    return pairs.isEmpty ? add(.array(values), from: start) : add(.dictionary(pairs), from: start)
  }

  private func parseProjection(from start: Int) -> ExpressionID {
    let token = current
    advance()
    if let number = Int(tree.text(in: SwiftSourceSpan(start: start + 1, end: Int(token.end)))) {
      return add(.parameter(number), from: start)
    }
    return add(.projection(token.name), from: start)
  }

  private func parseRegex(from start: Int) -> ExpressionID {
    var hashes = 0
    while tree.source[start + hashes] == UInt8(ascii: "#") { hashes += 1 }
    let token = current
    advance()
    let first = start + hashes + 1
    return add(.regex(SwiftSourceSpan(start: first, end: max(first, Int(token.end) - hashes - 1))), from: start)
  }

  // macro = "#" word [ generics ] [ arguments ] [ trailing closures ]
  private func parseMacro(from start: Int) -> ExpressionID {
    let token = current
    let name = NamePlace(
      name: token.name, span: SwiftSourceSpan(start: start + 1, end: Int(token.end)))
    advance()
    if isAtLess, !current.hasSpaceBefore { _ = tryGenericArguments() }
    var arguments: [ArgumentSyntax] = []
    if at(.leftParen), !current.startsLine { arguments = parseArguments() }
    let closures = parseTrailingClosures()
    return add(
      .macro(MacroExpansionSyntax(name: name, arguments: arguments, trailingClosures: closures)), from: start)
  }

  /// An operator where a value belongs: `(+)`, or a mistake.
  private func parseStrayOperator(from start: Int) -> ExpressionID {
    let sign = current.name
    if isEndOfOperand(peek(1)) {
      advance()
      return add(.operatorReference(sign), from: start)
    }
    reportExpected(.expression)
    advance()
    guard isExpressionStart(current), !current.startsLine, let outer = enter() else {
      return add(.missing, from: start)
    }
    defer { leave(outer) }
    return parsePrimary()
  }

  /// Whether an expression can begin with `token`.
  func isExpressionStart(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier, .period, .stringStart, .integer, .float, .leftParen, .leftSquare, .leftBrace, .projection,
      .backslash, .poundName, .regex, .prefixOperator, .prefixAmpersand:
      return true
    case .keyword:
      switch KnownName(rawValue: token.value) {
      case .true, .false, .nil, .selfWord, .selfType, .super, .underscore, .anyType, .initWord, .if, .switch, .try,
        .repeat:
        return true
      default: return false
      }
    default: return false
    }
  }
}
