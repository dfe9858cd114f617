extension SwiftParser {
  // if = "if" conditions body { "else" "if" conditions body } [ "else" body ]
  func parseIf() -> ExpressionID {
    let start = start
    var branches: [IfSyntax.Branch] = []
    var otherwise: CodeBlockSyntax?
    repeat {
      advance()
      let conditions = parseConditions()
      branches.append(IfSyntax.Branch(conditions: conditions, body: parseBody()))
      guard consume(.else) else { break }
      if !at(.if) {
        otherwise = parseBody()
        break
      }
    } while true
    return add(.ifElse(IfSyntax(branches: branches, otherwise: otherwise)), from: start)
  }

  // conditions = condition { "," condition }
  private func parseConditions() -> [ConditionSyntax] {
    let wasBeforeBody = isBeforeBody
    isBeforeBody = true
    defer { isBeforeBody = wasBeforeBody }
    var conditions: [ConditionSyntax] = []
    if at(.leftBrace) {
      reportExpected(.condition)
      return conditions
    }
    repeat {
      if at(.leftBrace) || at(.else) { break }
      let start = start
      let kind = parseCondition()
      conditions.append(ConditionSyntax(kind: kind, span: span(from: start)))
    } while consume(.comma)
    return conditions
  }

  private func parseCondition() -> ConditionSyntax.Kind {
    if at(.poundName), current.value == KnownName.available.rawValue || current.value == KnownName.unavailable.rawValue
    {
      let isNegated = current.value == KnownName.unavailable.rawValue
      advance()
      if at(.leftParen) { skipBalanced() }
      return .available(isNegated: isNegated)
    }
    if consume(.case) {
      var pattern = parseMatchingPattern()
      if consume(.colon) { pattern = typed(pattern) }
      expect(.equal, "=")
      return .pattern(pattern, value: parseExpression())
    }
    if at(.let) || at(.var) || (at(.inout) && peek(1).isName) {
      let isVariable = !at(.let)
      advance()
      var pattern = parseBindingPattern()
      if consume(.colon) { pattern = typed(pattern) }
      let value = consume(.equal) ? parseExpression() : nil
      return .binding(isVariable: isVariable, pattern, value: value)
    }
    return .expression(parseExpression())
  }

  private func typed(_ pattern: PatternID) -> PatternID {
    let type = parseType()
    return add(.typed(pattern, type), from: tree[pattern].span.start)
  }

  // guard = "guard" conditions "else" body
  func parseGuard(from start: Int) -> StatementID {
    advance()
    let wasInGuard = isInGuard
    isInGuard = true
    let conditions = parseConditions()
    isInGuard = wasInGuard
    if !consume(.else) { reportExpected(.token("else")) }
    let body = parseBody()
    return add(.guardElse(conditions: conditions, body: body), from: start)
  }

  // while = "while" conditions body
  func parseWhile(from start: Int) -> StatementID {
    advance()
    let conditions = parseConditions()
    let body = parseBody()
    return add(.whileLoop(conditions: conditions, body: body), from: start)
  }

  // repeat = "repeat" body "while" expression
  func parseRepeat(from start: Int) -> StatementID {
    advance()
    let body = parseBody()
    if !consume(.while) { reportExpected(.token("while")) }
    let condition = parseExpression()
    return add(.repeatWhile(body: body, condition: condition), from: start)
  }

  // for = "for" [ "try" ] [ "await" ] ( "case" pattern | pattern ) "in" expression [ "where" expression ] body
  func parseFor(from start: Int) -> StatementID {
    advance()
    _ = consume(.try)
    let isAwaited = at(.await) && !peek(1).isWord(.in) && consume(.await)
    if at(.unsafe), !peek(1).isWord(.in) { advance() }
    var pattern: PatternID
    if consume(.case) {
      let wasBeforeBody = isBeforeBody
      isBeforeBody = true
      pattern = parseMatchingPattern()
      isBeforeBody = wasBeforeBody
    } else {
      pattern = parseBindingPattern()
    }
    if consume(.colon) { pattern = typed(pattern) }
    if !consume(.in) { reportExpected(.token("in")) }
    let sequence = parseSubject()
    let condition = consume(.where) ? parseSubject() : nil
    let body = parseBody()
    return add(
      .forIn(
        ForInSyntax(isAwaited: isAwaited, pattern: pattern, sequence: sequence, condition: condition, body: body)),
      from: start)
  }

  /// An expression that a body follows.
  private func parseSubject() -> ExpressionID {
    let wasBeforeBody = isBeforeBody
    isBeforeBody = true
    defer { isBeforeBody = wasBeforeBody }
    return parseExpression()
  }

  // do = "do" [ "throws" "(" type ")" ] body { "catch" [ items ] body }
  func parseDo(from start: Int) -> StatementID {
    advance()
    _ = parseEffects()
    let body = parseBody()
    var catches: [DoCatchSyntax.Catch] = []
    while consume(.catch) {
      let wasBeforeBody = isBeforeBody
      isBeforeBody = true
      let items = at(.leftBrace) ? [] : parseItems()
      isBeforeBody = wasBeforeBody
      catches.append(DoCatchSyntax.Catch(items: items, body: parseBody()))
    }
    return add(.doCatch(DoCatchSyntax(body: body, catches: catches)), from: start)
  }

  // items = pattern [ "where" expression ] { "," … }
  private func parseItems() -> [SwitchSyntax.Item] {
    var items: [SwitchSyntax.Item] = []
    repeat {
      let isBare = at(.where)
      let pattern =
        isBare ? add(.wildcard, span: SwiftSourceSpan(start: start, end: start)) : parseMatchingPattern()
      let condition = consume(.where) ? parseExpression() : nil
      items.append(SwitchSyntax.Item(pattern: pattern, condition: condition))
    } while consume(.comma)
    return items
  }

  // switch = "switch" expression "{" { case } "}"
  func parseSwitch() -> ExpressionID {
    let start = start
    advance()
    let subject = parseSubject()
    let open = position
    guard at(.leftBrace), let outer = enter() else {
      if at(.leftBrace) { skipBalanced() } else { reportExpected(.token("{")) }
      return add(.switchCase(SwitchSyntax(subject: subject, cases: [])), from: start)
    }
    defer { leave(outer) }
    let flags = (isBeforeBody, isInPattern, isInGuard)
    (isBeforeBody, isInPattern, isInGuard) = (false, false, false)
    defer { (isBeforeBody, isInPattern, isInGuard) = flags }
    advance()
    var cases: [SwitchSyntax.Case] = []
    while !at(.rightBrace), !at(.endOfFile) {
      let first = position
      if let next = parseCase() { cases.append(next) }
      if position == first {
        reportExpected(.token("case"))
        skipBalanced()
      }
    }
    expectClosing(.rightBrace, open: open)
    return add(.switchCase(SwitchSyntax(subject: subject, cases: cases)), from: start)
  }

  // case = [ "@unknown" ] ( "case" items | "default" ) ":" { statement }
  private func parseCase() -> SwitchSyntax.Case? {
    let start = start
    while at(.at), peek(1).isName {
      advance()
      advance()
    }
    var items: [SwitchSyntax.Item] = []
    let isDefault = at(.default)
    if !consume(.default) {
      guard consume(.case) else { return nil }
      items = parseItems()
    }
    expect(.colon, ":")
    let bodyStart = self.start
    let statements = parseStatements(until: .rightBrace, inSwitch: true)
    let body = CodeBlockSyntax(statements: statements, span: span(from: bodyStart))
    return SwitchSyntax.Case(items: items, isDefault: isDefault, body: body, span: span(from: start))
  }
}
