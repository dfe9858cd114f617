extension ProgramBuilder {
  /// Takes note of the members of a type or of an extension of it.
  func collectMembers(_ members: [DeclarationID], of type: Int, inProtocol: Bool, isExtension: Bool) {
    var rawValue: RawValue?
    for id in members {
      let declaration = tree[id]
      switch declaration.kind {
      case .variable(let syntax):
        for binding in syntax.bindings {
          collectProperty(syntax, binding, declaration, of: type, inProtocol: inProtocol)
        }
      case .function(let syntax):
        guard syntax.body != nil else {
          types[type].requirements.insert(name(syntax.name))
          if declaration.modifiers.contains(.mutating) { mutatingNames.insert(name(syntax.name)) }
          continue
        }
        let isStatic = !declaration.modifiers.isDisjoint(with: [.static, .classMember])
        let number = addFunction(syntax, declaration, of: type, isStatic: isStatic)
        let word = name(syntax.name)
        if isOperator(word) {
          operators[word, default: []].append(number)
        }
        addMethod(word, number, to: type, isStatic: isStatic)
      case .initializer(let syntax, let failing):
        guard syntax.body != nil else { continue }
        if !isExtension { types[type].hasOwnInitializer = true }
        types[type].initializers.append(addInitializer(syntax, failing, of: type))
      case .subscriptDeclaration(let syntax, let written):
        collectSubscript(syntax, written, declaration, of: type)
      case .enumCase(let cases):
        for element in cases { collectCase(element, of: type, &rawValue) }
      case .associatedType, .deinitializer, .importModule, .macroExpansion, .opaque, .operatorDeclaration,
        .precedenceGroup, .type, .typeAlias:
        break
      }
    }
  }

  private func addMethod(_ word: Int, _ number: Int, to type: Int, isStatic: Bool) {
    methodsByName[word, default: []].append(number)
    if isStatic {
      types[type].statics.set(word, .methods((types[type].statics.methods(word) ?? []) + [number]))
    } else {
      types[type].members.set(word, .methods((types[type].members.methods(word) ?? []) + [number]))
    }
  }

  private func collectCase(_ element: EnumCaseSyntax, of type: Int, _ rawValue: inout RawValue?) {
    let word = name(element.name)
    if types[type].cases.isEmpty, let first = declaredInheritance[type].first {
      types[type].rawShape = Word(rawValue: first).map { rawShape($0) } ?? .unknown
    }
    var literal: Constant?
    if let value = element.rawValue { literal = self.literal(value) }
    switch types[type].rawShape {
    case .string: literal = literal ?? .string(spelling(word))
    case .int:
      if literal == nil, case .int(let last)? = rawValue?.constant { literal = .int(last &+ 1) }
      literal = literal ?? .int(0)
    case .double:
      if case .int(let value)? = literal { literal = .double(Double(value)) }
    case .any, .array, .bool, .character, .dictionary, .function, .integer, .library, .namedTuple, .optional, .set,
      .tuple, .unit, .unknown, .user:
      break
    }
    rawValue = literal.map { RawValue(constant: $0) }
    let parameters = element.parameters ?? []
    types[type].caseNumbers[word] = types[type].cases.count
    types[type].statics.set(word, .enumCase(types[type].cases.count))
    types[type].cases.append(
      ProgramType.Case(
        name: word, labels: parameters.map { $0.label.map { name($0) } ?? -1 },
        shapes: parameters.map { shape(of: $0.type, in: type) }, rawValue: literal, offset: element.name.span.start))
  }

  private func rawShape(_ word: Word) -> Shape {
    switch word {
    case .String: .string
    case .Int, .UInt, .Int8, .Int16, .Int32, .Int64, .UInt8, .UInt16, .UInt32, .UInt64: .int
    case .Double, .Float, .CGFloat: .double
    case .Character: .character
    default: .unknown
    }
  }

  /// The value of a literal; nil for anything else.
  func literal(_ id: ExpressionID) -> Constant? {
    switch tree[id].kind {
    case .boolean(let value): return .bool(value)
    case .integer(let value?): return Int(exactly: value).map { .int($0) }
    case .float(let value): return .double(value)
    case .nilLiteral: return Constant.none
    case .string(let parts):
      if parts.isEmpty { return .string("") }
      if parts.count == 1, case .text(let text) = parts[0] { return .string(text) }
      return nil
    case .parenthesized(let inner): return literal(inner)
    case .prefix(let symbol, let inner):
      guard spelling(name(symbol)) == "-" else { return nil }
      switch literal(inner) {
      case .int(let value): return .int(-value)
      case .double(let value): return .double(-value)
      case .bool, .none?, .string, nil: return nil
      }
    default: return nil
    }
  }

  private func collectSubscript(
    _ syntax: FunctionSyntax, _ written: [AccessorSyntax], _ declaration: DeclarationSyntax, of type: Int
  ) {
    let generics = Set(syntax.generics.parameters.map { name($0) })
    let result = syntax.result.map { shape(of: $0, in: type, generics: generics) } ?? .unknown
    let isStatic = declaration.modifiers.contains(.static)
    var accessors = Accessors(getter: -1, setter: -1, shape: result)
    for accessor in written {
      guard let body = accessor.body else { continue }
      var function = CompiledFunction(name: "subscript", parameters: parameters(syntax.parameters, of: type, generics))
      function.type = type
      function.offset = accessor.span.start
      function.isStatic = isStatic
      var extra: [Int] = []
      switch accessor.kind {
      case .get: function.result = result
      case .set:
        function.isMutating = types[type].kind != .class
        extra = [accessor.parameter.map { name($0) } ?? Word.newValue.rawValue]
        function.parameters.append(
          CompiledFunction.Parameter(
            label: -1, shape: result, hasDefault: false, isVariadic: false, isInOut: false, isBuilder: false,
            isFunction: false))
      case .didSet, .willSet, .other: continue
      }
      let number = addFunction(function) {
        CompilationJob(
          function: $0, body: .block(body), parameters: syntax.parameters, extraNames: extra, isBuilder: false,
          isInitializer: false, generics: generics)
      }
      if accessor.kind == .get { accessors.getter = number } else { accessors.setter = number }
    }
    guard accessors.getter >= 0 else { return }
    if isStatic { types[type].staticSubscripts.append(accessors) } else { types[type].subscripts.append(accessors) }
  }

  /// Adds a function or method.
  func addFunction(_ syntax: FunctionSyntax, _ declaration: DeclarationSyntax, of type: Int, isStatic: Bool) -> Int {
    let generics = Set(syntax.generics.parameters.map { name($0) })
    var function = CompiledFunction(
      name: spelling(name(syntax.name)), parameters: parameters(syntax.parameters, of: type, generics))
    function.type = type
    function.offset = syntax.name.span.start
    function.isStatic = isStatic
    function.isAsync = syntax.isAsync
    function.result = syntax.result.map { shape(of: $0, in: type, generics: generics) } ?? .unit
    function.isMutating = declaration.modifiers.contains(.mutating)
    if isOperator(name(syntax.name)) {
      for index in function.parameters.indices { function.parameters[index].label = -1 }
    }
    if function.isMutating { mutatingNames.insert(name(syntax.name)) }
    let isBuilder = hasBuilder(declaration.attributes) || isBuilderRequirement(name(syntax.name), of: type)
    let body = syntax.body ?? CodeBlockSyntax(statements: [], span: declaration.span)
    return addFunction(function) {
      CompilationJob(
        function: $0, body: .block(body), parameters: syntax.parameters, extraNames: [], isBuilder: isBuilder,
        isInitializer: false, generics: generics)
    }
  }

  private func isBuilderRequirement(_ word: Int, of type: Int) -> Bool {
    guard let word = Word(rawValue: word) else { return false }
    guard word == .body || word == .makeBody, type >= 0 else { return false }
    let bases = declaredInheritance[type].compactMap { Word(rawValue: $0) }
    return bases.contains { $0.isViewLike }
  }

  private func addInitializer(_ syntax: FunctionSyntax, _ failing: DeclarationSyntax.Failing, of type: Int) -> Int {
    let generics = Set(syntax.generics.parameters.map { name($0) })
    var function = CompiledFunction(
      name: types[type].name + ".init", parameters: parameters(syntax.parameters, of: type, generics))
    function.type = type
    function.offset = syntax.name.span.start
    function.isFailing = failing != .never
    function.isMutating = true
    function.isAsync = syntax.isAsync
    let body = syntax.body ?? CodeBlockSyntax(statements: [], span: syntax.name.span)
    return addFunction(function) {
      CompilationJob(
        function: $0, body: .block(body), parameters: syntax.parameters, extraNames: [], isBuilder: false,
        isInitializer: true, generics: generics)
    }
  }

  /// The parameters as the machine matches them.
  func parameters(_ list: [ParameterSyntax], of type: Int, _ generics: Set<Int>) -> [CompiledFunction.Parameter] {
    list.map { parameter in
      let shape = self.shape(of: parameter.type, in: type, generics: generics)
      var isFunction = false
      if case .function = shape.unwrapped { isFunction = true }
      return CompiledFunction.Parameter(
        label: parameter.label.map { name($0) } ?? -1, shape: parameter.isVariadic ? .array(shape) : shape,
        hasDefault: parameter.defaultValue != nil, isVariadic: parameter.isVariadic, isInOut: parameter.isInOut,
        isBuilder: hasBuilder(parameter.attributes) || isBuilderType(parameter.type), isFunction: isFunction)
    }
  }

  private func isBuilderType(_ id: TypeID) -> Bool {
    // `@ViewBuilder` may be written inside the type: its text says so.
    guard case .attributed = tree[id].kind else { return false }
    return tree.text(in: tree[id].span).hasPrefix("@ViewBuilder")
  }

  func hasBuilder(_ attributes: [AttributeSyntax]) -> Bool {
    attributes.contains { spelling(name($0.name)).hasSuffix("Builder") }
  }

  /// The initializers that extensions add to a type of the library and that have all labels of a call, if it has any.
  func addedInitializers(_ word: Word, _ call: CallSyntax) -> [Int] {
    guard let all = extensions[word]?.initializers else { return [] }
    let labels = call.arguments.compactMap { $0.label.map { name($0) } }
    guard !labels.isEmpty else { return [] }
    return all.filter { function in
      labels.allSatisfy { label in functions[function].parameters.contains { $0.label == label } }
    }
  }

  /// Whether a type of the file or an extension in it has a member of that name.
  func declaresMember(_ word: Int) -> Bool {
    if let known = declaredMembers[word] { return known }
    let isDeclared =
      types.contains { $0.members[word] != nil } || extensions.values.contains { $0.members[word] != nil }
    declaredMembers[word] = isDeclared
    return isDeclared
  }
}

/// The raw value of the last case.
struct RawValue {
  var constant: Constant
}
