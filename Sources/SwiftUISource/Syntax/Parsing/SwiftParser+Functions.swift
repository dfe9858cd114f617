extension SwiftParser {
  // func = "func" name [ generics ] parameters effects [ "->" type ] [ where ] [ body ]
  func parseFunction() -> DeclarationSyntax.Kind {
    advance()
    return .function(parseSignature(name: parseFunctionName(), hasBody: true))
  }

  // init = "init" [ "?" | "!" ] [ generics ] parameters effects [ where ] [ body ]
  func parseInitializer() -> DeclarationSyntax.Kind {
    let name = current.namePlace
    advance()
    var failing = DeclarationSyntax.Failing.never
    if consumeSign(UInt8(ascii: "?")) {
      failing = .optional
    } else if consumeSign(UInt8(ascii: "!")) {
      failing = .unwrapped
    }
    return .initializer(parseSignature(name: name, hasBody: true), failing: failing)
  }

  func parseDeinitializer() -> DeclarationSyntax.Kind {
    advance()
    _ = parseEffects()
    return .deinitializer(at(.leftBrace) ? parseBody() : nil)
  }

  // subscript = "subscript" [ generics ] parameters effects "->" type [ where ] accessors
  func parseSubscript() -> DeclarationSyntax.Kind {
    let name = current.namePlace
    advance()
    let function = parseSignature(name: name, hasBody: false)
    return .subscriptDeclaration(function, accessors: at(.leftBrace) ? parseAccessors() : [])
  }

  private func parseSignature(name: NamePlace, hasBody: Bool) -> FunctionSyntax {
    var generics = parseGenericParameters()
    var parameters: [ParameterSyntax] = []
    if at(.leftParen) { parameters = parseParameters() } else { reportExpected(.token("(")) }
    let effects = parseEffects()
    let result = consume(.arrow) ? parseType() : nil
    generics.whereSpan = parseWhere()
    let body = hasBody && at(.leftBrace) ? parseBody() : nil
    return FunctionSyntax(
      name: name, generics: generics, parameters: parameters, isAsync: effects.isAsync,
      isThrowing: effects.isThrowing, result: result, body: body)
  }

  /// A word or an operator; `<` that opens generic parameters is taken off an operator.
  private func parseFunctionName() -> NamePlace {
    guard !current.isAnyWord else { return parseName() }
    guard current.isOperator || at(.postfixQuestion) || at(.infixQuestion) || at(.equal) else { return parseName() }
    let token = current
    let last = Int(token.end) - 1
    if last > start, tree.source[last] == UInt8(ascii: "<"), peek(1).isName {
      tokens[position].start = UInt32(last)
      tokens[position].kind = .binaryOperator
      let span = SwiftSourceSpan(start: Int(token.start), end: last)
      return NamePlace(name: nameOfOperator(in: span), span: span)
    }
    advance()
    return token.namePlace
  }

  /// The number of an operator's name that the lexer saw as part of a longer one.
  private func nameOfOperator(in span: SwiftSourceSpan) -> NameID {
    let text = tree.text(in: span)
    return NameID(Int(tree.names.intern(Array(text.utf8))))
  }

  // generics = "<" { [ "each" | "let" ] name [ ":" type ] "," } ">"
  func parseGenericParameters() -> GenericsSyntax {
    var generics = GenericsSyntax()
    guard isAtLess else { return generics }
    let start = start
    _ = consumeSign(UInt8(ascii: "<"))
    while !consumeSign(UInt8(ascii: ">")) {
      _ = parseAttributes()
      if at(.let) || (at(.each) && peek(1).isName) { advance() }
      guard current.isAnyWord else {
        reportExpected(.name)
        break
      }
      generics.parameters.append(current.namePlace)
      advance()
      if at(.postfixOperator), text(of: current) == "..." { advance() }
      if consume(.colon) { _ = parseType() }
      if at(.where) { _ = parseWhere() }
      guard consume(.comma) else {
        if !consumeSign(UInt8(ascii: ">")) { reportExpected(.token(">")) }
        break
      }
    }
    generics.parameterSpan = span(from: start)
    return generics
  }

  // where = "where" type ( ":" | "==" ) type { "," … }
  func parseWhere() -> SwiftSourceSpan? {
    guard at(.where) else { return nil }
    let start = start
    advance()
    repeat {
      if at(.leftBrace) { break }
      _ = parseAttributes()
      _ = parseType()
      if at(.colon) || current.isOperator {
        advance()
        _ = parseType()
        if at(.leftParen), !current.hasSpaceBefore { skipBalanced() }
      }
    } while consume(.comma)
    return span(from: start)
  }

  // parameters = "(" [ parameter { "," parameter } ] ")"
  func parseParameters() -> [ParameterSyntax] {
    let open = position
    advance()
    var parameters: [ParameterSyntax] = []
    while !at(.rightParen), !at(.endOfFile) {
      let first = position
      parameters.append(parseParameter())
      guard consume(.comma), position > first else { break }
    }
    expectClosing(.rightParen, open: open)
    return parameters
  }

  // parameter = attributes [ [ label ] name ":" ] type [ "..." ] [ "=" expression ]
  private func parseParameter() -> ParameterSyntax {
    let start = start
    let attributes = parseAttributes()
    while isOldSpecifier { advance() }
    var label: NamePlace?
    var name: NamePlace?
    if current.isAnyWord, peek(1).kind == .colon || (peek(1).isAnyWord && peek(2).kind == .colon) {
      label = current.namePlace
      advance()
      name = current.isAnyWord ? current.namePlace : label
      if current.isAnyWord { advance() }
      advance()
      let wildcard = NameID(Int(KnownName.underscore.rawValue))
      if label?.name == wildcard { label = nil }
    }
    let isInOut = at(.inout)
    let type = parseType()
    let isVariadic = current.isOperator && text(of: current) == "..."
    if isVariadic { advance() }
    if current.isOperator, text(of: current) == "...=" { advance() }
    let value = consume(.equal) ? parseNestedExpression() : nil
    return ParameterSyntax(
      label: label, name: name, attributes: attributes, type: type, isInOut: isInOut, isVariadic: isVariadic,
      defaultValue: value, span: span(from: start))
  }

  /// `isolated`, `_const` and the like before a parameter's name.
  private var isOldSpecifier: Bool {
    guard at(.isolated) || at(.underscoredConst) || at(.owned) || at(.shared) || at(.inout) else { return false }
    return peek(1).isAnyWord && peek(2).isAnyWord && peek(3).kind == .colon
      || (peek(1).isAnyWord && peek(2).kind == .colon && peek(1).kind == .identifier && at(.underscoredConst))
  }

  // cases = "case" name [ parameters ] [ "=" expression ] { "," … }
  func parseEnumCases() -> DeclarationSyntax.Kind {
    advance()
    var cases: [EnumCaseSyntax] = []
    repeat {
      let name = parseName()
      let parameters = at(.leftParen) ? parseParameters() : nil
      let value = consume(.equal) ? parseExpression() : nil
      cases.append(EnumCaseSyntax(name: name, parameters: parameters, rawValue: value))
    } while consume(.comma)
    return .enumCase(cases)
  }
}
