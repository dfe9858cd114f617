extension SwiftParser {
  // closure = "{" [ signature "in" ] { statement } "}"
  func parseClosure() -> ExpressionID {
    let start = start
    let open = position
    guard let outer = enter() else {
      skipBalanced()
      return add(.opaque, from: start)
    }
    defer { leave(outer) }
    let flags = (isBeforeBody, isInPattern)
    (isBeforeBody, isInPattern) = (false, false)
    defer { (isBeforeBody, isInPattern) = flags }
    advance()
    var closure = ClosureSyntax(body: CodeBlockSyntax(statements: [], span: current.span))
    if hasClosureSignature { parseSignature(into: &closure) }
    closure.body.statements = parseStatements(until: .rightBrace)
    expectClosing(.rightBrace, open: open)
    closure.body.span = span(from: start)
    return add(.closure(closure), from: start)
  }

  /// The closures behind a call; empty where `{` does not belong to it.
  func parseTrailingClosures() -> [ArgumentSyntax] {
    guard isAtTrailingClosure else { return [] }
    var closures = [ArgumentSyntax(label: nil, value: parseClosure())]
    while current.isAnyWord, peek(1).kind == .colon, peek(2).kind == .leftBrace, !at(.default), !at(.case) {
      let label = current.namePlace
      advance()
      advance()
      closures.append(ArgumentSyntax(label: label, value: parseClosure()))
    }
    return closures
  }

  /// Whether `{` here is a closure that belongs to the call before it.
  var isAtTrailingClosure: Bool {
    guard at(.leftBrace) else { return false }
    if isBeforeBody { return isClosureBeforeBody }
    return !isAccessorStart(position + 1, isObserver: true)
  }

  /// In `if items.contains { … } {` the first brace is a closure: something else of the condition follows it.
  private var isClosureBeforeBody: Bool {
    let close = Int(current.value)
    guard close > position else { return false }
    let next = tokens[close + 1]
    switch next.kind {
    case .leftBrace, .comma: return !next.startsLine
    case .keyword:
      return next.isWord(.where) || (!next.startsLine && (next.isWord(.as) || next.isWord(.is)))
        || (!next.startsLine && next.isWord(.else) && isInGuard)
    case .leftParen, .leftSquare, .period, .infixQuestion, .postfixQuestion, .postfixExclamation, .colon, .equal,
      .binaryOperator, .postfixOperator:
      return !next.startsLine || (next.kind == .binaryOperator && isInGuard)
    default: return false
    }
  }

  /// Whether what begins here is a signature that ends in `in`.
  private var hasClosureSignature: Bool {
    var index = position
    while tokens[index].kind == .at {
      index += 2
      if tokens[min(index, tokens.count - 1)].kind == .leftParen, !tokens[index].hasSpaceBefore {
        index = behindBracket(index)
      }
      if index >= tokens.count { return false }
    }
    if tokens[index].kind == .leftSquare {
      index = behindBracket(index)
    }
    if tokens[index].kind == .leftParen {
      index = behindBracket(index)
    } else {
      while tokens[index].kind == .identifier || tokens[index].kind == .projection || tokens[index].isWord(.underscore)
      {
        if tokens[index].isWord(.async), tokens[index + 1].isWord(.in) || tokens[index + 1].isWord(.throws) { break }
        index += 1
        guard tokens[index].kind == .comma else { break }
        index += 1
      }
    }
    while tokens[index].isWord(.async) || tokens[index].isWord(.throws) || tokens[index].isWord(.rethrows) {
      index += 1
      if tokens[index].kind == .leftParen { index = behindBracket(index) }
    }
    if tokens[index].kind == .arrow { index = behindResult(index + 1) }
    return tokens[index].isWord(.in)
  }

  /// The position behind the bracket at `index`, or the end of the file.
  private func behindBracket(_ index: Int) -> Int {
    let match = Int(tokens[index].value)
    return match > index ? match + 1 : tokens.count - 1
  }

  /// The position behind a closure's result type: where something stands that no type holds.
  private func behindResult(_ start: Int) -> Int {
    var index = start
    while index < tokens.count - 1 {
      let token = tokens[index]
      switch token.kind {
      case .identifier, .period, .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion,
        .postfixExclamation, .comma, .at, .arrow, .prefixAmpersand, .integer, .colon:
        index += 1
      case .leftParen, .leftSquare: index = behindBracket(index)
      case .keyword
      where token.isWord(.selfType) || token.isWord(.anyType) || token.isWord(.throws)
        || token.isWord(.inout) || token.isWord(.underscore):
        index += 1
      default: return index
      }
    }
    return index
  }

  // signature = attributes [ "[" captures "]" ] [ parameters ] effects [ "->" type ] "in"
  private func parseSignature(into closure: inout ClosureSyntax) {
    closure.attributes = parseAttributes()
    if at(.leftSquare) { closure.captures = parseCaptures() }
    if at(.leftParen) {
      closure.parameters = parseClosureParameters()
    } else if current.isName || at(.projection) || at(.underscore),
      !(at(.async) && (peek(1).isWord(.in) || peek(1).isWord(.throws)))
    {
      closure.parameters = parseBareParameters()
    }
    let effects = parseEffects()
    closure.isAsync = effects.isAsync
    closure.isThrowing = effects.isThrowing
    if consume(.arrow) { closure.result = parseType() }
    if !consume(.in) { reportExpected(.token("in")) }
  }

  // captures = "[" [ ownership ] name [ "=" expression ] { "," … } "]"
  private func parseCaptures() -> [ClosureSyntax.Capture] {
    let open = position
    advance()
    var captures: [ClosureSyntax.Capture] = []
    while !at(.rightSquare), !at(.endOfFile) {
      let start = start
      var ownership = ClosureSyntax.Capture.Ownership.strong
      if at(.weak) || at(.unowned), peek(1).isAnyWord || peek(1).kind == .leftParen {
        ownership = at(.weak) ? .weak : .unowned
        advance()
        if at(.leftParen) { skipBalanced() }
        if at(.let) || at(.var) { advance() }
      }
      guard current.isAnyWord else {
        reportExpected(.name)
        break
      }
      let name = current.namePlace
      advance()
      let value = consume(.equal) ? parseExpression() : nil
      captures.append(
        ClosureSyntax.Capture(ownership: ownership, name: name, value: value, span: span(from: start)))
      guard consume(.comma) else { break }
    }
    expectClosing(.rightSquare, open: open)
    return captures
  }

  private func parseBareParameters() -> [ClosureSyntax.Parameter] {
    var parameters: [ClosureSyntax.Parameter] = []
    while current.isName || at(.projection) || at(.underscore) {
      parameters.append(ClosureSyntax.Parameter(name: current.namePlace, isProjection: at(.projection)))
      advance()
      guard consume(.comma) else { break }
    }
    return parameters
  }

  // parameters = "(" [ [ label ] name [ ":" type ] { "," … } ] ")"
  private func parseClosureParameters() -> [ClosureSyntax.Parameter] {
    let open = position
    advance()
    var parameters: [ClosureSyntax.Parameter] = []
    while !at(.rightParen), !at(.endOfFile) {
      _ = parseAttributes()
      guard current.isAnyWord || at(.projection) else {
        reportExpected(.name)
        break
      }
      let isProjection = at(.projection)
      var name = current.namePlace
      advance()
      if current.isAnyWord {
        name = current.namePlace
        advance()
      }
      let type = consume(.colon) ? parseType() : nil
      if current.isOperator, text(of: current) == "..." { advance() }
      parameters.append(ClosureSyntax.Parameter(name: name, isProjection: isProjection, type: type))
      guard consume(.comma) else { break }
    }
    expectClosing(.rightParen, open: open)
    return parameters
  }
}
