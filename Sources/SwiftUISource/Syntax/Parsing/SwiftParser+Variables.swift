extension SwiftParser {
  // variable = ( "let" | "var" ) binding { "," binding }
  func parseVariable() -> DeclarationSyntax.Kind {
    let isConstant = at(.let)
    advance()
    let wasBeforeBody = isBeforeBody
    isBeforeBody = false
    defer { isBeforeBody = wasBeforeBody }
    var bindings: [VariableSyntax.Binding] = []
    repeat { bindings.append(parseBinding()) } while consume(.comma)
    return .variable(VariableSyntax(isConstant: isConstant, bindings: bindings))
  }

  // binding = pattern [ ":" type ] [ "=" expression ] [ accessors ]
  private func parseBinding() -> VariableSyntax.Binding {
    let start = start
    let pattern = parseBindingPattern()
    let type = consume(.colon) ? parseType() : nil
    let value = consume(.equal) ? parseExpression() : nil
    let hasAccessors = at(.leftBrace) && (value == nil || isAccessorStart(position + 1, isObserver: true))
    let accessors = hasAccessors ? parseAccessors() : []
    return VariableSyntax.Binding(
      pattern: pattern, type: type, value: value, accessors: accessors, span: span(from: start))
  }

  /// Whether an accessor begins at `index`; an observer is one that can follow a value.
  func isAccessorStart(_ index: Int, isObserver: Bool) -> Bool {
    var index = index
    while index < tokens.count - 1 {
      let token = tokens[index]
      if token.kind == .at, tokens[index + 1].isAnyWord {
        index += 2
        if tokens[index].kind == .leftParen {
          guard tokens[index].value > index else { return false }
          index = Int(tokens[index].value) + 1
        }
        continue
      }
      let isModifier =
        token.isWord(.mutating) || token.isWord(.nonmutating) || token.isWord(.consumingOld)
        || token.isWord(.borrowing) || token.isWord(.consuming) || token.isWord(.yielding)
        || token.isWord(.nonisolated) || token.isWord(.private) || token.isWord(.fileprivate)
      guard isModifier else { break }
      index += 1
    }
    guard index < tokens.count - 1, let kind = accessorKind(tokens[index]) else { return false }
    let next = tokens[index + 1]
    switch next.kind {
    case .leftBrace: return true
    case .leftParen: return kind != .get && tokens[index + 1].value == UInt32(index + 3) && behindParameter(index + 4)
    case .rightBrace: return !isObserver
    case .at: return !isObserver
    case .identifier, .keyword:
      return next.isWord(.async) || next.isWord(.throws) || (!isObserver && accessorKind(next) != nil)
        || (!isObserver && (next.isWord(.mutating) || next.isWord(.nonmutating) || next.isWord(.yielding)))
    default: return false
    }
  }

  private func behindParameter(_ index: Int) -> Bool {
    index < tokens.count && (tokens[index].kind == .leftBrace || tokens[index].isAnyWord)
  }

  private func accessorKind(_ token: SwiftToken) -> AccessorSyntax.Kind? {
    guard token.isAnyWord, !token.isEscaped else { return nil }
    switch KnownName(rawValue: token.value) {
    case .get, .underscoredRead, .read: return .get
    case .set, .underscoredModify, .modify: return .set
    case .willSet: return .willSet
    case .didSet: return .didSet
    case .unsafeAddress, .unsafeMutableAddress, .initWord, .borrow, .mutate: return .other
    default: return nil
    }
  }

  // accessors = "{" { attributes modifiers word [ "(" name ")" ] effects [ body ] } "}" | body
  func parseAccessors() -> [AccessorSyntax] {
    let start = start
    guard isAccessorStart(position + 1, isObserver: false) else {
      let body = parseBody()
      return [
        AccessorSyntax(
          kind: .get, parameter: nil, isAsync: false, isThrowing: false, body: body, span: span(from: start))
      ]
    }
    let open = position
    guard let outer = enter() else {
      skipBalanced()
      return []
    }
    defer { leave(outer) }
    advance()
    var accessors: [AccessorSyntax] = []
    while !at(.rightBrace), !at(.endOfFile) {
      guard let accessor = parseAccessor() else { break }
      accessors.append(accessor)
      while consume(.semicolon) {}
    }
    expectClosing(.rightBrace, open: open)
    return accessors
  }

  private func parseAccessor() -> AccessorSyntax? {
    let start = start
    _ = parseAttributes()
    while accessorKind(current) == nil, current.isAnyWord, peek(1).isAnyWord { advance() }
    guard let kind = accessorKind(current) else {
      reportExpected(.token("get"))
      return nil
    }
    advance()
    var parameter: NamePlace?
    if at(.leftParen), peek(1).isAnyWord {
      parameter = peek(1).namePlace
      skipBalanced()
    }
    let effects = parseEffects()
    let body = at(.leftBrace) ? parseBody() : nil
    return AccessorSyntax(
      kind: kind, parameter: parameter, isAsync: effects.isAsync, isThrowing: effects.isThrowing, body: body,
      span: span(from: start))
  }
}
