extension SwiftParser {
  /// Whether a declaration begins here, among statements.
  var isAtDeclaration: Bool {
    switch current.kind {
    case .at: return peek(1).isAnyWord
    case .identifier:
      if at(.actor) || at(.macro) { return isAtNamedWord }
      return isModifierWord && modifierLength(at: position) != nil
    case .keyword:
      switch KnownName(rawValue: current.value) {
      case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let, .operator, .precedencegroup,
        .protocol, .struct, .subscript, .typealias, .var, .static, .public, .private, .fileprivate, .internal:
        return true
      case .initWord: return isAtInitializer
      default: return false
      }
    default: return false
    }
  }

  private var isModifierWord: Bool { current.value < UInt32(KnownName.allCases.count) && !current.isEscaped }

  /// `actor Name`, `macro name` on one line.
  private var isAtNamedWord: Bool {
    !current.isEscaped && peek(1).kind == .identifier && !peek(1).startsLine
  }

  /// `init(…)` with a body, rather than a call.
  private var isAtInitializer: Bool { false }

  /// A declaration, wherever it stands.
  func parseDeclaration() -> DeclarationID {
    let start = start
    let attributes = parseAttributes()
    let modifiers = parseModifiers()
    let kind = parseDeclarationKind(modifiers)
    let isReal = position > 0 && end > start
    tree.declarations.append(
      DeclarationSyntax(
        attributes: attributes, modifiers: modifiers, kind: kind,
        span: isReal ? span(from: start) : SwiftSourceSpan(start: start, end: start)))
    return DeclarationID(tree.declarations.count - 1)
  }

  private func parseDeclarationKind(_ modifiers: ModifierSet) -> DeclarationSyntax.Kind {
    guard current.isAnyWord, !current.isEscaped else {
      if at(.poundName) { return .macroExpansion(parsePostfix()) }
      reportExpected(.declaration)
      return .opaque
    }
    switch KnownName(rawValue: current.value) {
    case .import: return parseImport()
    case .struct: return parseTypeDeclaration(.struct)
    case .class: return parseTypeDeclaration(.class)
    case .enum: return parseTypeDeclaration(.enum)
    case .protocol: return parseTypeDeclaration(.protocol)
    case .extension: return parseTypeDeclaration(.extension)
    case .actor where current.kind == .identifier: return parseTypeDeclaration(.actor)
    case .func: return parseFunction()
    case .initWord: return parseInitializer()
    case .deinit: return parseDeinitializer()
    case .subscript: return parseSubscript()
    case .let, .var: return parseVariable()
    case .typealias: return parseTypeAlias()
    case .associatedtype: return parseAssociatedType()
    case .operator: return parseOperatorDeclaration()
    case .precedencegroup: return parsePrecedenceGroup()
    case .case: return parseEnumCases()
    case .macro: return parseMacroDeclaration()
    default:
      reportExpected(.declaration)
      return .opaque
    }
  }

  // import = "import" [ kind ] word { "." word }
  private func parseImport() -> DeclarationSyntax.Kind {
    advance()
    if current.kind == .keyword, peek(1).isAnyWord, !peek(1).startsLine { advance() }
    var path: [NameID] = []
    while current.isAnyWord || current.isOperator {
      path.append(current.name)
      advance()
      guard consume(.period) else { break }
    }
    if path.isEmpty { reportExpected(.name) }
    return .importModule(path)
  }

  // type = keyword name [ generics ] [ ":" types ] [ where ] members
  private func parseTypeDeclaration(_ keyword: TypeDeclarationSyntax.Keyword) -> DeclarationSyntax.Kind {
    advance()
    var extended: TypeID?
    var name = NamePlace(name: NameID(Int(KnownName.underscore.rawValue)), span: SwiftSourceSpan(start: end, end: end))
    var generics = GenericsSyntax()
    if keyword == .extension {
      let type = parseType()
      extended = type
      if case .named(let components) = tree[type].kind, let last = components.last { name = last.name }
    } else if current.isAnyWord, !current.startsLine || current.isName {
      name = current.namePlace
      advance()
      generics = parseGenericParameters()
    } else {
      reportExpected(.name)
    }
    let inheritance = consume(.colon) ? parseInheritance() : []
    generics.whereSpan = parseWhere()
    let start = start
    let members = parseMembers()
    return .type(
      TypeDeclarationSyntax(
        keyword: keyword, name: name, extendedType: extended, generics: generics, inheritance: inheritance,
        members: members, memberSpan: span(from: start)))
  }

  private func parseInheritance() -> [TypeID] {
    var types: [TypeID] = []
    repeat {
      if at(.class) {
        advance()
      } else {
        types.append(parseType())
      }
    } while consume(.comma)
    return types
  }

  // members = "{" { declaration | macro } "}"
  private func parseMembers() -> [DeclarationID] {
    let open = position
    guard at(.leftBrace) else {
      reportExpected(.token("{"))
      return []
    }
    guard let outer = enter() else {
      skipBalanced()
      return []
    }
    defer { leave(outer) }
    let flags = (isBeforeBody, isInPattern, isInGuard)
    (isBeforeBody, isInPattern, isInGuard) = (false, false, false)
    defer { (isBeforeBody, isInPattern, isInGuard) = flags }
    advance()
    var members: [DeclarationID] = []
    while !at(.rightBrace), !at(.endOfFile) {
      if consume(.semicolon) { continue }
      let first = position
      members.append(parseDeclaration())
      let isWhole = position > first
      if !isWhole || !(current.startsLine || at(.rightBrace) || at(.semicolon) || at(.endOfFile)) {
        if isWhole { reportExpected(.statementEnd) }
        skipToMember(isAfterMistake: !isWhole)
      }
    }
    expectClosing(.rightBrace, open: open)
    return members
  }

  /// Passes over what is no member, up to the next line that begins with one.
  private func skipToMember(isAfterMistake: Bool) {
    if isAfterMistake {
      if isStrayCloser { report(.strayClosingBracket(text(of: current)), at: current.span) }
      if at(.rightBrace) { return }
      skipBalanced()
    }
    while !at(.rightBrace), !at(.endOfFile), !at(.semicolon) {
      let isMember = isAtDeclaration || at(.case) || at(.initWord)
      if isMember, current.startsLine || !isAfterMistake { return }
      skipBalanced()
    }
  }

  private var isStrayCloser: Bool { at(.rightParen) || at(.rightSquare) }

  // typealias = "typealias" name [ generics ] "=" type [ where ]
  private func parseTypeAlias() -> DeclarationSyntax.Kind {
    advance()
    let name = parseName()
    _ = parseGenericParameters()
    expect(.equal, "=")
    let type = parseType()
    _ = parseWhere()
    return .typeAlias(name, type)
  }

  // associatedtype = "associatedtype" name [ ":" types ] [ "=" type ] [ where ]
  private func parseAssociatedType() -> DeclarationSyntax.Kind {
    advance()
    let name = parseName()
    if consume(.colon) { _ = parseInheritance() }
    if consume(.equal) { _ = parseType() }
    _ = parseWhere()
    return .associatedType(name)
  }

  // operator = "operator" sign [ ":" word { "," word } ]
  private func parseOperatorDeclaration() -> DeclarationSyntax.Kind {
    advance()
    let name = current.namePlace
    if at(.endOfFile) { reportExpected(.name) } else { advance() }
    if consume(.colon) {
      while current.isAnyWord {
        advance()
        if !consume(.comma) { break }
      }
    }
    if at(.leftBrace), !current.startsLine { skipBalanced() }
    return .operatorDeclaration(name)
  }

  private func parsePrecedenceGroup() -> DeclarationSyntax.Kind {
    advance()
    let name = parseName()
    if at(.leftBrace) { skipBalanced() } else { reportExpected(.token("{")) }
    return .precedenceGroup(name)
  }

  // macro = "macro" name [ generics ] parameters [ "->" type ] [ "=" expression ] [ where ]
  private func parseMacroDeclaration() -> DeclarationSyntax.Kind {
    advance()
    _ = parseName()
    _ = parseGenericParameters()
    if at(.leftParen) { _ = parseParameters() }
    if parseArrow() != nil { _ = parseType() }
    _ = parseWhere()
    if consume(.equal) { _ = parseExpression() }
    _ = parseWhere()
    return .opaque
  }

  /// A name, or the report that there is none.
  func parseName() -> NamePlace {
    guard current.isAnyWord || at(.projection) else {
      reportExpected(.name)
      return NamePlace(name: NameID(Int(KnownName.underscore.rawValue)), span: SwiftSourceSpan(start: end, end: end))
    }
    let name = current.namePlace
    advance()
    return name
  }
}
