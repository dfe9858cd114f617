extension SwiftParser {
  // attributes = { "@" word { "." word } [ generics ] [ "(" … ")" ] }
  func parseAttributes() -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while at(.at), peek(1).isAnyWord { attributes.append(parseAttribute()) }
    return attributes
  }

  private func parseAttribute() -> AttributeSyntax {
    let start = start
    advance()
    var name = current.namePlace
    advance()
    while at(.period), peek(1).isAnyWord {
      advance()
      name = current.namePlace
      advance()
    }
    if isAtLess, !current.hasSpaceBefore { _ = parseGenericArguments() }
    var attribute = AttributeSyntax(name: name, arguments: [], argumentSpan: nil, span: span(from: start))
    guard at(.leftParen), !current.hasSpaceBefore || isBuiltIn(name) && !isFollowedByName else { return attribute }
    let open = self.start
    if isBuiltIn(name) { skipBalanced() } else { attribute.arguments = parseArguments() }
    attribute.argumentSpan = span(from: open)
    attribute.span = span(from: start)
    return attribute
  }

  /// Whether the parentheses here are a tuple type behind `@escaping` and the like rather than arguments.
  private var isFollowedByName: Bool {
    let close = Int(current.value)
    return close > position && tokens[min(close + 1, tokens.count - 1)].kind == .arrow
  }

  /// Whether it is an attribute of the language, whose arguments have a grammar of their own: it is lower case.
  private func isBuiltIn(_ name: NamePlace) -> Bool {
    let first = tree.source[name.span.start]
    return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") || first == UInt8(ascii: "_")
  }

  /// The words before a declaration's keyword.
  func parseModifiers() -> ModifierSet {
    var modifiers: ModifierSet = []
    while let length = modifierLength(at: position) {
      modifiers.insert(modifier(current))
      if length > 1, peek(2).isWord(.set) { modifiers.insert(.restrictedSetter) }
      advance()
      if length > 1 { skipBalanced() }
    }
    return modifiers
  }

  private func modifier(_ token: SwiftToken) -> ModifierSet {
    switch KnownName(rawValue: token.value) {
    case .static: .static
    case .class: .classMember
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .mutating: .mutating
    case .override: .override
    case .private: .private
    case .fileprivate: .fileprivate
    case .indirect: .indirect
    case .convenience: .convenience
    case .required: .required
    case .final: .final
    case .optional: .optional
    case .nonisolated: .nonisolated
    case .public, .open, .package, .internal: .visible
    case .prefix: .prefix
    case .postfix: .postfix
    default: .other
    }
  }

  /// The tokens of the modifier at `index`, parentheses as one; nil if there is none.
  func modifierLength(at index: Int) -> Int? {
    let token = tokens[index]
    guard token.isAnyWord, !token.isEscaped, index + 1 < tokens.count else { return nil }
    let next = tokens[index + 1]
    switch KnownName(rawValue: token.value) {
    case .public, .private, .fileprivate, .internal, .open, .package:
      guard token.kind == .keyword || startsDeclaration(behind: index) else { return nil }
      return next.kind == .leftParen && next.value == UInt32(index + 3) ? 2 : 1
    case .unowned, .nonisolated:
      guard startsDeclaration(behind: index) else { return nil }
      return next.kind == .leftParen ? 2 : 1
    case .static: return 1
    case .class: return startsDeclaration(behind: index) ? 1 : nil
    case .lazy, .weak, .mutating, .nonmutating, .override, .final, .required, .convenience, .indirect, .dynamic,
      .optional, .prefix, .postfix, .infix, .isolated, .async, .distributed, .borrowing, .consuming,
      .consumingOld, .underscoredConst, .underscoredLocal, .sending, .reasync, .unsafe, .yielding, .owned, .shared:
      return startsDeclaration(behind: index) ? 1 : nil
    default: return nil
    }
  }

  /// `set`, `unsafe`, `safe`, `nonsending` in the parentheses of a modifier.
  private func isModifierArgument(_ token: SwiftToken) -> Bool {
    token.isWord(.set) || token.isWord(.unsafe) || token.isWord(.safe) || token.isWord(.nonsending)
  }

  /// Whether a declaration goes on behind the word at `index` (and its parentheses).
  private func startsDeclaration(behind index: Int) -> Bool {
    var index = index + 1
    while index < tokens.count - 1 {
      let token = tokens[index]
      if token.kind == .leftParen {
        guard token.value == UInt32(index + 2), isModifierArgument(tokens[index + 1]) else { return false }
        index += 3
        continue
      }
      if token.kind == .at { return true }
      guard token.isAnyWord, !token.isEscaped else { return false }
      switch KnownName(rawValue: token.value) {
      case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .initWord, .let, .operator,
        .precedencegroup, .protocol, .struct, .subscript, .typealias, .var, .case, .static, .public, .private,
        .fileprivate, .internal:
        return true
      case .actor, .macro: return tokens[index + 1].kind == .identifier
      case .lazy, .weak, .unowned, .mutating, .nonmutating, .override, .final, .required, .convenience, .indirect,
        .dynamic, .optional, .prefix, .postfix, .infix, .isolated, .async, .distributed, .borrowing, .consuming,
        .consumingOld, .nonisolated, .open, .package, .underscoredConst, .underscoredLocal, .sending, .unsafe,
        .yielding, .owned, .shared:
        index += 1
      default: return false
      }
    }
    return false
  }
}
