extension SwiftParser {
  /// Statements up to `closing` (not consumed), or up to the next `case` inside a `switch`.
  func parseStatements(until closing: SwiftToken.Kind, inSwitch: Bool = false) -> [StatementID] {
    var statements: [StatementID] = []
    while true {
      while consume(.semicolon) {}
      if at(.endOfFile) || (at(closing)) { return statements }
      if inSwitch, isAtSwitchCase { return statements }
      let first = position
      statements.append(parseStatement())
      if position == first {
        let start = start
        skipStray()
        statements[statements.count - 1] = add(.opaque, from: start)
        continue
      }
      let isSeparated =
        current.startsLine || at(.semicolon) || at(closing) || at(.endOfFile) || (inSwitch && isAtSwitchCase)
        || tokens[position - 1].kind == .semicolon
      if !isSeparated { reportExpected(.statementEnd) }
    }
  }

  /// Whether a new case of the surrounding `switch` begins here.
  private var isAtSwitchCase: Bool {
    at(.case) || at(.default) || (at(.at) && peek(1).isWord(.unknown))
  }

  /// Passes over what no statement can begin with; the parser that found it has reported it.
  private func skipStray() {
    switch current.kind {
    case .rightParen, .rightSquare, .rightBrace, .interpolationEnd:
      report(.strayClosingBracket(text(of: current)), at: current.span)
      advance()
    default: skipBalanced()
    }
  }

  // body = "{" { statement } "}"
  func parseBody() -> CodeBlockSyntax {
    let start = start
    let open = position
    guard at(.leftBrace) else {
      reportExpected(.token("{"))
      return CodeBlockSyntax(statements: [], span: span(from: start))
    }
    guard let outer = enter() else {
      skipBalanced()
      return CodeBlockSyntax(statements: [], span: span(from: start))
    }
    defer { leave(outer) }
    let flags = (isBeforeBody, isInPattern, isInGuard)
    (isBeforeBody, isInPattern, isInGuard) = (false, false, false)
    defer { (isBeforeBody, isInPattern, isInGuard) = flags }
    advance()
    let statements = parseStatements(until: .rightBrace)
    expectClosing(.rightBrace, open: open)
    return CodeBlockSyntax(statements: statements, span: span(from: start))
  }

  /// One statement.
  func parseStatement() -> StatementID {
    let start = start
    if isAtDeclaration {
      let declaration = parseDeclaration()
      return add(.declaration(declaration), from: start)
    }
    if at(.keyword), let statement = parseKeywordStatement(from: start) { return statement }
    if current.kind == .identifier {
      if peek(1).kind == .colon, isLabeled { return parseLabeled(from: start) }
      if isYield { return parseYield(from: start) }
    }
    if !isExpressionStart(current), isStrayBracket { return add(.opaque, from: start) }
    let expression = parseExpression()
    return add(.expression(expression), from: start)
  }

  private var isStrayBracket: Bool {
    at(.rightParen) || at(.rightSquare) || at(.rightBrace) || at(.interpolationEnd)
  }

  private func parseKeywordStatement(from start: Int) -> StatementID? {
    switch KnownName(rawValue: current.value) {
    case .if:
      let value = parseIf()
      return add(.expression(value), from: start)
    case .switch:
      let value = parseSwitch()
      return add(.expression(value), from: start)
    case .guard: return parseGuard(from: start)
    case .for: return parseFor(from: start)
    case .while: return parseWhile(from: start)
    case .repeat where peek(1).kind == .leftBrace: return parseRepeat(from: start)
    case .do: return parseDo(from: start)
    case .return: return parseReturn(from: start)
    case .throw:
      advance()
      let value = parseExpression()
      return add(.throwError(value), from: start)
    case .break, .continue:
      let isBreak = at(.break)
      advance()
      var label: NameID?
      if current.isName, !current.startsLine {
        label = current.name
        advance()
      }
      return add(isBreak ? .breakLoop(label: label) : .continueLoop(label: label), from: start)
    case .fallthrough:
      advance()
      return add(.fallThrough, from: start)
    case .defer:
      advance()
      let body = parseBody()
      return add(.deferred(body), from: start)
    default: return nil
    }
  }

  private func parseReturn(from start: Int) -> StatementID {
    advance()
    let hasValue = isExpressionStart(current) || current.isOperator
    guard hasValue, !current.startsLine || !(isAtDeclaration || isAtStatementKeyword) else {
      return add(.returnValue(nil), from: start)
    }
    let value = parseExpression()
    return add(.returnValue(value), from: start)
  }

  private var isAtStatementKeyword: Bool { at(.repeat) }

  /// Whether a word and a colon label a loop or a block here.
  private var isLabeled: Bool {
    let next = peek(2)
    return next.isWord(.for) || next.isWord(.while) || next.isWord(.repeat) || next.isWord(.do) || next.isWord(.if)
      || next.isWord(.switch)
  }

  private func parseLabeled(from start: Int) -> StatementID {
    let name = current.name
    advance()
    advance()
    let statement = parseStatement()
    return add(.labeled(name, statement), from: start)
  }

  private var isYield: Bool {
    (at(.yield) && !peek(1).startsLine
      && (peek(1).kind == .prefixAmpersand || peek(1).isAnyWord
        || peek(1).kind == .leftParen && peek(1).hasSpaceBefore))
      || (at(.discard) && peek(1).isWord(.selfWord))
  }

  private func parseYield(from start: Int) -> StatementID {
    let word = current.name
    advance()
    let value = parseExpression()
    let expression = add(.marked(word, value), from: start)
    return add(.expression(expression), from: start)
  }
}
