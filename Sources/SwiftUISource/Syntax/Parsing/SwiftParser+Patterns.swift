extension SwiftParser {
  // pattern = name | "_" | "(" pattern { "," pattern } ")"
  /// A pattern of `let`, `var` and `for`, which can only bind.
  func parseBindingPattern() -> PatternID {
    let start = start
    if at(.leftParen) {
      guard let outer = enter() else {
        skipBalanced()
        return add(.missing, from: start)
      }
      defer { leave(outer) }
      let elements = parseBindingElements()
      return add(.tuple(elements), from: start)
    }
    if consume(.underscore) { return add(.wildcard, from: start) }
    if current.isName || at(.selfWord) || at(.projection) {
      let name = current.name
      advance()
      return add(.identifier(name), from: start)
    }
    if at(.let) || at(.var), let outer = enter() {
      let isVariable = at(.var)
      advance()
      let inner = parseBindingPattern()
      leave(outer)
      return add(.binding(isVariable: isVariable, inner), from: start)
    }
    reportExpected(.pattern)
    return add(.missing, from: start)
  }

  private func parseBindingElements() -> [PatternSyntax.Element] {
    let open = position
    advance()
    var elements: [PatternSyntax.Element] = []
    while !at(.rightParen), !at(.endOfFile) {
      var label: NamePlace?
      if current.isAnyWord, peek(1).kind == .colon {
        label = current.namePlace
        advance()
        advance()
      }
      elements.append(PatternSyntax.Element(label: label, pattern: parseBindingPattern()))
      guard consume(.comma) else { break }
    }
    expectClosing(.rightParen, open: open)
    return elements
  }

  /// A pattern behind `case` or `catch`: read as an expression in which `let x` may stand, then understood.
  func parseMatchingPattern() -> PatternID {
    let wasInPattern = isInPattern
    isInPattern = true
    defer { isInPattern = wasInPattern }
    let expression = parseExpression()
    return pattern(from: expression, isBinding: false)
  }

  /// An operand where `let x`, `var x` and `is T` may stand.
  func parsePatternOperand() -> ExpressionID {
    let start = start
    if at(.let) || at(.var) {
      let isVariable = at(.var)
      guard let outer = enter() else { return skipExpression() }
      defer { leave(outer) }
      advance()
      let value = parsePatternOperand()
      let inner = pattern(from: value, isBinding: true)
      let binding = add(.binding(isVariable: isVariable, inner), from: start)
      return add(.pattern(binding), from: start)
    }
    if consume(.is) {
      let type = parseType()
      let pattern = add(.isType(type), from: start)
      return add(.pattern(pattern), from: start)
    }
    return parsePostfix()
  }

  /// What an expression means as a pattern; under `let` its names are new.
  private func pattern(from expression: ExpressionID, isBinding: Bool) -> PatternID {
    guard let outer = enter() else { return add(.missing, span: tree[expression].span) }
    defer { leave(outer) }
    let node = tree[expression]
    switch node.kind {
    case .pattern(let pattern): return pattern
    case .discard: return add(.wildcard, span: node.span)
    case .name(let name) where isBinding: return add(.identifier(name), span: node.span)
    case .parenthesized(let inner): return pattern(from: inner, isBinding: isBinding)
    case .tuple(let arguments): return add(.tuple(elements(arguments, isBinding)), span: node.span)
    case .optionalChain(let inner):
      return add(.optional(pattern(from: inner, isBinding: isBinding)), span: node.span)
    case .cast(let inner, .coerce, let type):
      return add(.asType(pattern(from: inner, isBinding: isBinding), type), span: node.span)
    case .implicitMember, .member:
      guard let (type, name) = enumCase(expression) else { return add(.expression(expression), span: node.span) }
      return add(.enumCase(type: type, name, arguments: nil), span: node.span)
    case .call(let call):
      guard call.trailingClosures.isEmpty, let (type, name) = enumCase(call.callee) else {
        return add(.expression(expression), span: node.span)
      }
      return add(.enumCase(type: type, name, arguments: elements(call.arguments, isBinding)), span: node.span)
    default: return add(.expression(expression), span: node.span)
    }
  }

  private func elements(_ arguments: [ArgumentSyntax], _ isBinding: Bool) -> [PatternSyntax.Element] {
    var elements: [PatternSyntax.Element] = []
    for argument in arguments {
      elements.append(
        PatternSyntax.Element(label: argument.label, pattern: pattern(from: argument.value, isBinding: isBinding)))
    }
    return elements
  }

  /// `.name` or `Type.name`: the type and the case.
  private func enumCase(_ expression: ExpressionID) -> (ExpressionID?, NamePlace)? {
    switch tree[expression].kind {
    case .implicitMember(let name): return (nil, name)
    case .member(let base, let name):
      guard name.name != NameID(Int(KnownName.initWord.rawValue)), isTypeName(base) else { return nil }
      return (base, name)
    default: return nil
    }
  }

  /// Whether `expression` names a type, as far as its spelling tells: its last word is upper case.
  private func isTypeName(_ expression: ExpressionID) -> Bool {
    switch tree[expression].kind {
    case .name(let name): return isUpperCase(name)
    case .member(_, let place): return isUpperCase(place.name)
    case .selfType, .specialized: return true
    default: return false
    }
  }

  private func isUpperCase(_ name: NameID) -> Bool {
    tree[name].unicodeScalars.first?.properties.isUppercase ?? false
  }
}
