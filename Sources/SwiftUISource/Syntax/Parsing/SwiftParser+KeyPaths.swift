extension SwiftParser {
  // key-path = "\" [ type ] { "." word | "." digits | "[" … "]" | "?" | "!" | "(" … ")" }
  func parseKeyPath(from start: Int) -> ExpressionID {
    advance()
    var root: TypeID?
    if !at(.period) { root = parseKeyPathRoot() }
    var components: [KeyPathSyntax.Component] = []
    while let component = parseKeyPathComponent() { components.append(component) }
    return add(.keyPath(KeyPathSyntax(root: root, components: components)), from: start)
  }

  /// The type before the first full stop: one word with its generic arguments, or one in brackets.
  private func parseKeyPathRoot() -> TypeID {
    let start = start
    guard current.isAnyWord else { return parseType() }
    let name = current.namePlace
    advance()
    let arguments = isAtLess && !current.hasSpaceBefore ? parseGenericArguments() : []
    return add(.named([TypeSyntax.Component(name: name, arguments: arguments)]), from: start)
  }

  private func parseKeyPathComponent() -> KeyPathSyntax.Component? {
    switch current.kind {
    case .period:
      if peek(1).isAnyWord || peek(1).kind == .integer {
        advance()
        let name = current
        advance()
        if isAtLess, !current.hasSpaceBefore { _ = tryGenericArguments() }
        if at(.leftParen), peek(1).isAnyWord, peek(2).kind == .colon, isLabelList { skipBalanced() }
        return .member(name.kind == .integer ? NamePlace(name: NameID(0), span: name.span) : name.namePlace)
      }
      let isBracket =
        peek(1).kind == .leftSquare || peek(1).kind == .postfixQuestion || peek(1).kind == .postfixExclamation
      guard isBracket else {
        advance()
        reportExpected(.name)
        return nil
      }
      advance()
      return parseKeyPathComponent()
    case .leftSquare where !current.startsLine: return .subscriptAccess(parseArguments())
    case .leftParen where !current.startsLine && !current.hasSpaceBefore: return .call(parseArguments())
    case .postfixQuestion:
      advance()
      return .optionalChain
    case .postfixExclamation:
      advance()
      return .forceUnwrap
    default: return nil
    }
  }

  private var isLabelList: Bool {
    let close = Int(current.value)
    return close > position && tokens[close - 1].kind == .colon
  }
}
