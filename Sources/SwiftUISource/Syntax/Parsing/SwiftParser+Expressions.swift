extension SwiftParser {
  /// An expression, operators and all.
  func parseExpression() -> ExpressionID {
    guard let outer = enter() else { return skipExpression() }
    defer { leave(outer) }
    return parseSequence()
  }

  /// An expression in brackets: closures and `=` are allowed again there.
  func parseNestedExpression() -> ExpressionID {
    let wasBeforeBody = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = wasBeforeBody }
    return parseExpression()
  }

  // sequence = operand { operator operand | "?" expression ":" operand | cast type }
  private func parseSequence() -> ExpressionID {
    let start = start
    let first = parseOperand()
    guard isAtInfix else { return first }
    var folding = OperatorFolding(first: first)
    while isAtInfix {
      height += 1
      if height > SwiftSyntaxTree.maximumHeight { return tooLongSequence(from: start) }
      parseInfix(into: &folding)
    }
    return folding.finish(self)
  }

  /// Whether the expression goes on with an infix operator.
  private var isAtInfix: Bool {
    switch current.kind {
    case .binaryOperator: true
    case .equal: !isInPattern
    case .infixQuestion: true
    case .arrow: true
    case .keyword: at(.as) || at(.is)
    case .identifier: current.value == KnownName.async.rawValue && peek(1).isArrowEffect
    case .prefixOperator, .postfixOperator, .prefixAmpersand: false
    default: false
    }
  }

  private func parseInfix(into folding: inout OperatorFolding) {
    let sign = current
    advance()
    switch sign.kind {
    case .equal: folding.push(.assignment, PrecedenceTable.assignment, self)
    case .infixQuestion:
      let middle = parseNestedExpression()
      expect(.colon, ":")
      folding.push(.ternary(middle), PrecedenceTable.ternary, self)
    case .keyword where sign.isWord(.as) || sign.isWord(.is):
      var kind = sign.isWord(.is) ? ExpressionSyntax.CastKind.isType : .coerce
      if kind == .coerce, consumeSign(UInt8(ascii: "?")) { kind = .optional }
      if kind == .coerce, consumeSign(UInt8(ascii: "!")) { kind = .forced }
      let type = parseType()
      return folding.cast(kind, type, self)
    case .arrow, .identifier, .keyword:
      if sign.kind != .arrow { _ = parseArrow() }
      _ = parseType()
      return folding.functionType(self)
    default:
      folding.push(.binary(sign.namePlace), precedences.level(of: sign.name, spelled: tree[sign.name]), self)
    }
    folding.operands.append(parseOperand())
  }

  private func tooLongSequence(from start: Int) -> ExpressionID {
    report(.nestingTooDeep(limit: SwiftSyntaxTree.maximumHeight), at: current.span)
    return skipExpression(from: start)
  }

  /// Passes over what belongs to the expression here, and keeps it as one opaque piece.
  func skipExpression(from start: Int? = nil) -> ExpressionID {
    let start = start ?? self.start
    var first = true
    while true {
      switch current.kind {
      case .comma, .rightParen, .rightSquare, .rightBrace, .endOfFile, .semicolon, .colon, .interpolationEnd:
        return add(.opaque, from: start)
      case .stringStart: skipString()
      case .leftBrace where isBeforeBody: return add(.opaque, from: start)
      case .period, .binaryOperator, .equal, .infixQuestion: advance()
      default:
        if current.startsLine, !first { return add(.opaque, from: start) }
        skipBalanced()
      }
      first = false
    }
  }

  private func skipString() {
    advance()
    while !at(.endOfFile), !consume(.stringEnd) { skipBalanced() }
  }

  // operand = { "try" | "await" | … } prefix-expression
  private func parseOperand() -> ExpressionID {
    if at(.try) || isMarker { return parseMarked() }
    return parsePrefixed()
  }

  /// Whether `await`, `consume` and the like stand before an expression here.
  private var isMarker: Bool {
    guard current.kind == .identifier, !current.isEscaped else { return at(.repeat) }
    let isWord =
      at(.await) || at(.consume) || at(.copy) || at(.each) || at(.unsafe) || at(.discard) || at(.underscoredBorrow)
    guard isWord, !peek(1).startsLine else { return false }
    switch peek(1).kind {
    case .identifier, .projection, .integer, .float, .stringStart, .poundName, .regex: return true
    case .keyword:
      return !peek(1).isWord(.is) && !peek(1).isWord(.as) && !peek(1).isWord(.in) && !peek(1).isWord(.where)
        && !peek(1).isWord(.else)
    case .leftParen, .leftSquare: return at(.await) || (at(.unsafe) && peek(1).hasSpaceBefore)
    case .leftBrace: return at(.await) && !isBeforeBody
    case .period: return (at(.await) || at(.unsafe)) && peek(1).hasSpaceBefore
    case .backslash, .prefixOperator: return at(.await) || at(.unsafe)
    default: return false
    }
  }

  /// `try` and `await` cover all that stands to their right.
  private func parseMarked() -> ExpressionID {
    let start = start
    let word = current
    guard let outer = enter() else { return skipExpression() }
    defer { leave(outer) }
    advance()
    if word.isWord(.try) {
      var kind = ExpressionSyntax.TryKind.propagating
      if at(.postfixQuestion) { kind = .optional }
      if at(.postfixExclamation) { kind = .forced }
      if kind != .propagating { advance() }
      let value = parseSequence()
      return add(.tryOrFail(kind, value), from: start)
    }
    if word.isWord(.await) {
      let value = parseSequence()
      return add(.await(value), from: start)
    }
    let value = word.isWord(.unsafe) || word.isWord(.repeat) ? parseSequence() : parsePrefixed()
    return add(.marked(word.name, value), from: start)
  }

  // prefixed = { prefix-operator } postfix
  private func parsePrefixed() -> ExpressionID {
    let first = position
    while at(.prefixOperator) || at(.prefixAmpersand) {
      if isEndOfOperand(peek(1)) { break }
      advance()
    }
    let last = position
    var value = isInPattern ? parsePatternOperand() : parsePostfix()
    guard last > first else { return value }
    for index in stride(from: last - 1, through: first, by: -1) {
      let sign = tokens[index]
      link(&value, from: Int(sign.start))
      let kind: ExpressionSyntax.Kind =
        sign.kind == .prefixAmpersand ? .inOut(value) : .prefix(operator: sign.namePlace, value)
      value = add(kind, from: Int(sign.start))
    }
    return value
  }

  /// Whether nothing that an operator could apply to begins with `token`.
  func isEndOfOperand(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .comma, .rightParen, .rightSquare, .rightBrace, .colon, .semicolon, .endOfFile, .interpolationEnd: true
    default: false
    }
  }
}

extension SwiftToken {
  /// Whether it can stand behind `async` in a function type.
  fileprivate var isArrowEffect: Bool { kind == .arrow || isWord(.throws) }
}
