extension SwiftParser {
  // type = { attribute | specifier } composition [ effects "->" type ]
  func parseType() -> TypeID {
    guard let outer = enter() else {
      let start = start
      skipToTypeEnd()
      return add(.opaque, from: start)
    }
    defer { leave(outer) }
    let start = start
    var hasPrefix = false
    while skipTypePrefix() { hasPrefix = true }
    var type = parseComposition()
    if let effects = parseArrow() {
      let parameters: [TypeSyntax.Element]
      if case .tuple(let elements) = tree[type].kind { parameters = elements } else { parameters = [.init(type: type)] }
      let result = parseType()
      type = add(
        .function(parameters: parameters, isAsync: effects.isAsync, isThrowing: effects.isThrowing, result: result),
        from: tree[type].span.start)
    }
    return hasPrefix ? add(.attributed(type), from: start) : type
  }

  /// Passes over one `@escaping`, `inout`, `borrowing` and the like.
  private func skipTypePrefix() -> Bool {
    if at(.at) {
      advance()
      if current.isAnyWord { advance() }
      while at(.period), peek(1).isAnyWord {
        advance()
        advance()
      }
      if at(.leftParen), !current.hasSpaceBefore, !tokens[position - 1].isWord(.escaping),
        !tokens[position - 1].isWord(.autoclosure)
      {
        skipBalanced()
      }
      return true
    }
    if at(.inout) || at(.repeat) {
      advance()
      return true
    }
    if at(.nonisolated), peek(1).kind == .leftParen {
      advance()
      skipBalanced()
      return true
    }
    let isSpecifier =
      at(.borrowing) || at(.consuming) || at(.isolated) || at(.sending) || at(.each) || at(.underscoredConst)
      || at(.owned) || at(.shared)
    guard isSpecifier, isTypeStart(peek(1)), !peek(1).startsLine else { return false }
    advance()
    return true
  }

  /// Whether a type can begin with `token`.
  func isTypeStart(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .identifier, .leftParen, .leftSquare, .at: true
    case .keyword:
      token.isWord(.selfType) || token.isWord(.anyType) || token.isWord(.inout) || token.isWord(.underscore)
        || token.isWord(.repeat)
    case .prefixOperator: tree.source[Int(token.start)] == UInt8(ascii: "~")
    default: false
    }
  }

  /// `async throws(E) ->`; nil, and nothing consumed, if no arrow follows.
  func parseArrow() -> (isAsync: Bool, isThrowing: Bool)? {
    let start = position
    let effects = parseEffects()
    if consume(.arrow) { return effects }
    position = start
    return nil
  }

  /// `async`, `throws`, `throws(E)`, `rethrows`, `reasync`.
  func parseEffects() -> (isAsync: Bool, isThrowing: Bool) {
    var effects = (isAsync: false, isThrowing: false)
    while true {
      if at(.async) || at(.reasync) || at(.await) {
        effects.isAsync = true
        advance()
      } else if at(.throws) || at(.rethrows) {
        effects.isThrowing = true
        advance()
        if at(.leftParen), tokens[position - 1].isWord(.throws), !current.startsLine { skipBalanced() }
      } else {
        return effects
      }
    }
  }

  // composition = postfix { "&" postfix }
  private func parseComposition() -> TypeID {
    let start = start
    let first = parsePostfixType()
    guard at(.binaryOperator) || at(.prefixAmpersand), text(of: current) == "&" else { return first }
    var members = [first]
    while at(.binaryOperator) || at(.prefixAmpersand), text(of: current) == "&" {
      advance()
      members.append(parsePostfixType())
    }
    return add(.composition(members), from: start)
  }

  // postfix = primary { "?" | "!" | ".Type" }
  private func parsePostfixType() -> TypeID {
    let start = start
    if at(.some) || at(.any), isTypeStart(peek(1)), !peek(1).startsLine {
      let isSome = at(.some)
      advance()
      guard let outer = enter() else { return add(.opaque, from: start) }
      let type = parseComposition()
      leave(outer)
      return add(isSome ? .some(type) : .any(type), from: start)
    }
    if at(.prefixOperator), tree.source[self.start] == UInt8(ascii: "~") {
      advance()
      guard let outer = enter() else { return add(.opaque, from: start) }
      _ = parsePostfixType()
      leave(outer)
      return add(.opaque, from: start)
    }
    var type = parsePrimaryType()
    while true {
      if !current.hasSpaceBefore, consumeSign(UInt8(ascii: "?")) {
        type = add(.optional(type), from: start)
      } else if !current.hasSpaceBefore, consumeSign(UInt8(ascii: "!")) {
        type = add(.implicitlyUnwrapped(type), from: start)
      } else if at(.period), peek(1).isAnyWord {
        advance()
        advance()
        type = add(.metatype(type), from: start)
      } else {
        return type
      }
      height += 1
      if height > SwiftSyntaxTree.maximumHeight {
        report(.nestingTooDeep(limit: SwiftSyntaxTree.maximumHeight), at: current.span)
        type = add(.opaque, from: start)
        height = 0
      }
    }
  }

  /// Passes over one `sign`, which may be the first of a longer operator such as `??` or `>>`.
  func consumeSign(_ sign: UInt8) -> Bool {
    switch current.kind {
    case .binaryOperator, .postfixOperator, .prefixOperator, .postfixQuestion, .postfixExclamation, .infixQuestion:
      break
    default: return false
    }
    guard tree.source[start] == sign else { return false }
    if current.end - current.start == 1 {
      advance()
    } else {
      splitCurrent()
    }
    return true
  }

  /// Takes the first byte off the current token.
  func splitCurrent() {
    if isTrying { splits.append((position, tokens[position])) }
    tokens[position].start += 1
    tokens[position].hasSpaceBefore = false
    tokens[position].startsLine = false
    let rest = current
    guard rest.end - rest.start == 1 else { return }
    switch tree.source[start] {
    case UInt8(ascii: "="): tokens[position].kind = .equal
    case UInt8(ascii: "?"): tokens[position].kind = .postfixQuestion
    case UInt8(ascii: "!"): tokens[position].kind = .postfixExclamation
    default: break
    }
  }

  private func parsePrimaryType() -> TypeID {
    let start = start
    switch current.kind {
    case .leftParen:
      let elements = parseTypeElements()
      return add(.tuple(elements), from: start)
    case .leftSquare: return parseBracketType(from: start)
    case .identifier: return parseNamedType(from: start)
    case .keyword where at(.selfType) || at(.anyType): return parseNamedType(from: start)
    case .keyword where at(.underscore):
      advance()
      return add(.opaque, from: start)
    case .integer:
      advance()
      return add(.opaque, from: start)
    case .prefixOperator where peek(1).kind == .integer:
      advance()
      advance()
      return add(.opaque, from: start)
    default:
      reportExpected(.type)
      return add(.missing, from: start)
    }
  }

  // named = word [ generics ] { "." word [ generics ] }
  private func parseNamedType(from start: Int) -> TypeID {
    var components: [TypeSyntax.Component] = []
    while true {
      let name = current.namePlace
      advance()
      // `Module::Name`
      if at(.colon), peek(1).kind == .colon, !peek(1).hasSpaceBefore, peek(2).isAnyWord {
        advance()
        advance()
        continue
      }
      var arguments: [TypeID] = []
      if isAtLess { arguments = parseGenericArguments() }
      components.append(TypeSyntax.Component(name: name, arguments: arguments))
      guard at(.period), peek(1).isAnyWord, !peek(1).isWord(.initWord), !peek(1).isWord(.selfWord) else { break }
      advance()
    }
    return add(.named(components), from: start)
  }

  /// Whether an angle bracket opens here.
  var isAtLess: Bool {
    switch current.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: tree.source[start] == UInt8(ascii: "<")
    default: false
    }
  }

  // generics = "<" [ type { "," type } ] ">"
  func parseGenericArguments() -> [TypeID] {
    _ = consumeSign(UInt8(ascii: "<"))
    var arguments: [TypeID] = []
    while !consumeSign(UInt8(ascii: ">")) {
      arguments.append(parseType())
      if hasFailed, isTrying { return arguments }
      guard consume(.comma) else {
        if !consumeSign(UInt8(ascii: ">")) { reportExpected(.token(">")) }
        break
      }
    }
    return arguments
  }

  // bracket = "[" type [ ":" type ] "]"
  private func parseBracketType(from start: Int) -> TypeID {
    let open = position
    advance()
    if peek(1).isWord(.of) {
      position = open
      skipBalanced()
      return add(.opaque, from: start)
    }
    let element = parseType()
    if consume(.colon) {
      let value = parseType()
      expectClosing(.rightSquare, open: open)
      return add(.dictionary(element, value), from: start)
    }
    if at(.of) {
      position = open
      skipBalanced()
      return add(.opaque, from: start)
    }
    expectClosing(.rightSquare, open: open)
    return add(.array(element), from: start)
  }

  // elements = "(" [ element { "," element } ] ")"
  private func parseTypeElements() -> [TypeSyntax.Element] {
    let open = position
    advance()
    var elements: [TypeSyntax.Element] = []
    while !at(.rightParen), !at(.endOfFile) {
      var label: NamePlace?
      if current.isAnyWord, peek(1).kind == .colon || (peek(1).isAnyWord && peek(2).kind == .colon) {
        label = current.namePlace
        advance()
        if current.isAnyWord { advance() }
        advance()
      }
      let type = parseType()
      if hasFailed, isTrying { return elements }
      elements.append(TypeSyntax.Element(label: label, type: type))
      if current.isOperator, text(of: current) == "..." { advance() }
      if at(.equal) {
        advance()
        _ = parseExpression()
      }
      guard consume(.comma) else { break }
    }
    expectClosing(.rightParen, open: open)
    return elements
  }

  /// Passes over a closing bracket; without one, reports it and goes to the one that fits, if there is one.
  func expectClosing(_ kind: SwiftToken.Kind, open: Int) {
    if consume(kind) { return }
    let match = Int(tokens[open].value)
    if isTrying {
      hasFailed = true
      return
    }
    guard match >= position else {
      return report(.unclosedBracket(text(of: tokens[open])), at: tokens[open].span)
    }
    reportExpected(.token(text(of: tokens[match])))
    position = match + 1
  }

  private func skipToTypeEnd() {
    while true {
      switch current.kind {
      case .comma, .rightParen, .rightSquare, .rightBrace, .leftBrace, .endOfFile, .equal, .semicolon, .colon,
        .interpolationEnd, .stringEnd:
        return
      default: if current.startsLine { return } else { skipBalanced() }
      }
    }
  }
}
