extension SwiftParser {
  // postfix = primary { ".name" | "(…)" | "[…]" | "{…}" | "?" | "!" | operator }
  func parsePostfix() -> ExpressionID {
    let start = start
    let outer = height
    height = 0
    var value = parsePrimary()
    while let next = parseSuffix(of: value, from: start) {
      value = next
      link(&value, from: start)
    }
    height = max(outer, height)
    return value
  }

  /// One suffix of `base`; nil where the expression ends.
  private func parseSuffix(of base: ExpressionID, from start: Int) -> ExpressionID? {
    switch current.kind {
    case .period: return parseMember(of: base, from: start)
    case .leftParen where !current.startsLine: return parseCall(of: base, from: start)
    case .leftSquare where !current.startsLine:
      let arguments = parseArguments()
      let value = add(.subscriptAccess(base, arguments), from: start)
      return isAtTrailingClosure ? parseTrailingCall(of: value, from: start) : value
    case .leftBrace where isAtTrailingClosure && !isLiteral(base): return parseTrailingCall(of: base, from: start)
    case .postfixQuestion:
      advance()
      return add(.optionalChain(base), from: start)
    case .postfixExclamation:
      advance()
      return add(.forceUnwrap(base), from: start)
    case .postfixOperator where !current.startsLine:
      if isAtLess, let arguments = tryGenericArguments() { return add(.specialized(base, arguments), from: start) }
      let sign = current.namePlace
      advance()
      return add(.postfix(base, operator: sign), from: start)
    case .binaryOperator where isAtLess, .prefixOperator where isAtLess:
      guard canBeSpecialized(base), let arguments = tryGenericArguments() else { return nil }
      return add(.specialized(base, arguments), from: start)
    default: return nil
    }
  }

  /// A literal takes no trailing closure; what is called on it does.
  private func isLiteral(_ base: ExpressionID) -> Bool {
    switch tree[base].kind {
    case .integer, .float, .string, .regex, .boolean, .nilLiteral, .array, .dictionary, .tuple: true
    default: false
    }
  }

  private func canBeSpecialized(_ base: ExpressionID) -> Bool {
    switch tree[base].kind {
    case .name, .member, .implicitMember, .selfType, .macro: true
    default: false
    }
  }

  // member = "." ( word | digits | "[" … )
  private func parseMember(of base: ExpressionID, from start: Int) -> ExpressionID? {
    advance()
    if at(.integer) {
      let index = Int(text(of: current)) ?? 0
      advance()
      return add(.tupleElement(base, index), from: start)
    }
    guard current.isAnyWord, !current.startsLine || !isLineKeyword else {
      reportExpected(.name)
      return add(.member(base, missingName), from: start)
    }
    let name = current.namePlace
    advance()
    return parseLabels(of: add(.member(base, name), from: start), from: start)
  }

  /// Whether a reserved word begins something new on its line, so that it is no member's name.
  private var isLineKeyword: Bool { current.kind == .keyword }

  private var missingName: NamePlace {
    NamePlace(name: NameID(Int(KnownName.underscore.rawValue)), span: SwiftSourceSpan(start: end, end: end))
  }

  /// `(from:to:)` behind a function's name.
  func parseLabels(of function: ExpressionID, from start: Int) -> ExpressionID {
    guard at(.leftParen), !current.startsLine, peek(1).isAnyWord, peek(2).kind == .colon else { return function }
    let close = Int(current.value)
    guard close > position, (close - position - 1) % 2 == 0 else { return function }
    var labels: [NameID] = []
    var index = position + 1
    while index < close {
      guard tokens[index].isAnyWord, tokens[index + 1].kind == .colon else { return function }
      labels.append(tokens[index].name)
      index += 2
    }
    position = close + 1
    return add(.functionReference(function, labels: labels), from: start)
  }

  // call = "(" arguments ")" [ trailing closures ]
  private func parseCall(of base: ExpressionID, from start: Int) -> ExpressionID {
    let arguments = parseArguments()
    let closures = parseTrailingClosures()
    return add(
      .call(CallSyntax(callee: base, hasParentheses: true, arguments: arguments, trailingClosures: closures)),
      from: start)
  }

  private func parseTrailingCall(of base: ExpressionID, from start: Int) -> ExpressionID {
    let closures = parseTrailingClosures()
    return add(
      .call(CallSyntax(callee: base, hasParentheses: false, arguments: [], trailingClosures: closures)), from: start)
  }

  /// The arguments in parentheses or square brackets, which are consumed.
  func parseArguments() -> [ArgumentSyntax] {
    let open = position
    let closing: SwiftToken.Kind =
      at(.leftSquare) ? .rightSquare : at(.interpolationStart) ? .interpolationEnd : .rightParen
    let wasBeforeBody = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = wasBeforeBody }
    advance()
    var arguments: [ArgumentSyntax] = []
    while !at(closing), !at(.endOfFile) {
      arguments.append(parseArgument())
      guard consume(.comma) else { break }
    }
    expectClosing(closing, open: open)
    return arguments
  }

  // argument = [ word ":" ] expression
  private func parseArgument() -> ArgumentSyntax {
    var label: NamePlace?
    if current.isAnyWord, peek(1).kind == .colon, !(peek(2).kind == .colon && !peek(2).hasSpaceBefore) {
      label = current.namePlace
      advance()
      advance()
    }
    if isLoneOperator {
      let start = start
      let sign = current.name
      advance()
      return ArgumentSyntax(label: label, value: add(.operatorReference(sign), from: start))
    }
    return ArgumentSyntax(label: label, value: parseExpression())
  }

  /// Whether an operator stands here as a value of its own.
  private var isLoneOperator: Bool { current.isOperator && isEndOfOperand(peek(1)) }

  /// Generic arguments, if those are what `<` begins; otherwise nothing is consumed.
  func tryGenericArguments() -> [TypeID]? {
    guard !isTrying else { return nil }
    let start = position
    let types = tree.types.count
    let outer = height
    isTrying = true
    hasFailed = false
    let arguments = parseGenericArguments()
    isTrying = false
    let isComplete = !hasFailed && endsGenericArguments
    if isComplete {
      splits.removeAll(keepingCapacity: true)
      return arguments
    }
    for (index, token) in splits.reversed() { tokens[index] = token }
    splits.removeAll(keepingCapacity: true)
    tree.types.removeLast(tree.types.count - types)
    position = start
    height = outer
    return nil
  }

  /// Whether the token behind `>` can stand behind a generic type rather than behind a comparison.
  private var endsGenericArguments: Bool {
    switch current.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .postfixExclamation, .postfixQuestion, .colon, .interpolationEnd:
      true
    case .leftParen, .leftSquare: !current.startsLine
    case .binaryOperator: text(of: current) == "&"
    case .keyword, .identifier: current.startsLine && position > 0
    default: false
    }
  }
}
