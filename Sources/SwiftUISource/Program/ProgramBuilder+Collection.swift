extension ProgramBuilder {
  /// Takes note of everything that is declared.
  func collect() {
    for id in tree.topLevel {
      if case .declaration(let declaration) = tree[id].kind { registerTypes(declaration, in: -1) }
    }
    // Types inside functions are known by their names everywhere.
    for statement in tree.statements {
      guard case .declaration(let id) = statement.kind, case .type = tree[id].kind else { continue }
      if registered[id.index] == nil { registerTypes(id, in: -1) }
    }
    for index in tree.declarations.indices {
      let id = DeclarationID(index)
      guard case .type(let syntax) = tree[id].kind, syntax.keyword == .extension else { continue }
      collectExtension(syntax, owner: extensionOwners[index])
    }
    for index in tree.declarations.indices {
      let id = DeclarationID(index)
      guard case .type(let syntax) = tree[id].kind, let type = registered[id.index] else { continue }
      collectMembers(syntax.members, of: type, inProtocol: syntax.keyword == .protocol, isExtension: false)
    }
    for id in tree.topLevel {
      if case .declaration(let declaration) = tree[id].kind { collectGlobal(declaration) }
    }
  }

  private func registerTypes(_ id: DeclarationID, in parent: Int) {
    switch tree[id].kind {
    case .type(let syntax):
      var owner = parent
      if syntax.keyword == .extension {
        let word = name(syntax.name)
        owner = typeNumbers[word] ?? -(word + 2)
        if syntax.extendedType != nil, let nested = syntax.extendedType,
          case .named(let parts) = tree[nested].kind, parts.count > 1
        {
          var current = typeNumbers[name(parts[0].name)]
          for part in parts.dropFirst() {
            guard let type = current, case .type(let inner)? = types[type].statics[name(part.name)] else { break }
            current = inner
          }
          owner = current ?? owner
        }
        extensionOwners[id.index] = owner
      } else {
        owner = registerType(id, syntax, in: parent)
      }
      for member in syntax.members { registerTypes(member, in: owner) }
    case .typeAlias(let alias, let type):
      if parent >= 0 { typeAliases[parent, default: [:]][name(alias)] = type } else { aliases[name(alias)] = type }
    case .associatedType, .deinitializer, .enumCase, .function, .importModule, .initializer, .macroExpansion, .opaque,
      .operatorDeclaration, .precedenceGroup, .subscriptDeclaration, .variable:
      break
    }
  }

  private func registerType(_ id: DeclarationID, _ syntax: TypeDeclarationSyntax, in parent: Int) -> Int {
    let declaration = tree[id]
    let word = name(syntax.name)
    let kind: ProgramType.Kind =
      switch syntax.keyword {
      case .actor, .class: .class
      case .enum: .enum
      case .protocol: .protocol
      case .struct, .extension: .struct
      }
    var type = ProgramType(name: spelling(word), nameID: word, kind: kind)
    type.offset = syntax.name.span.start
    type.isActor = syntax.keyword == .actor
    type.isDeclared = true
    for attribute in declaration.attributes {
      switch spelling(name(attribute.name)) {
      case "Observable": type.observation = .perProperty
      case "propertyWrapper": propertyWrappers.insert(word)
      default: break
      }
    }
    let number = types.count
    types.append(type)
    parents.append(parent)
    genericNames.append(Set(syntax.generics.parameters.map { name($0) }))
    declaredInheritance.append(syntax.inheritance.compactMap { writtenName(of: $0) })
    registered[id.index] = number
    if parent >= 0 {
      types[parent].statics.set(word, .type(number))
    } else if parent <= -2, let outer = Word(rawValue: -parent - 2) {
      extensionType(outer) { $0.statics.set(word, .type(number)) }
    }
    if parent == -1 || typeNumbers[word] == nil { typeNumbers[word] = number }
    return number
  }

  func extensionType(_ word: Word, _ change: (inout ProgramType) -> Void) {
    var type = extensions[word] ?? ProgramType(name: spelling(word.rawValue), nameID: word.rawValue, kind: .struct)
    change(&type)
    extensions[word] = type
  }

  private func collectExtension(_ syntax: TypeDeclarationSyntax, owner: Int?) {
    guard let first = owner else { return }
    let inherited = syntax.inheritance.compactMap { writtenName(of: $0) }
    let owner = first < 0 ? typeNumbers[name(syntax.name)] ?? first : first
    if owner >= 0 {
      declaredInheritance[owner] += inherited
      collectMembers(syntax.members, of: owner, inProtocol: false, isExtension: true)
    } else if let word = Word(rawValue: -owner - 2) {
      collectLibraryExtension(syntax.members, of: word)
    }
  }

  private func collectLibraryExtension(_ members: [DeclarationID], of word: Word) {
    // The members are collected on a type of their own and moved over.
    let number = types.count
    types.append(extensions[word] ?? ProgramType(name: spelling(word.rawValue), nameID: word.rawValue, kind: .struct))
    parents.append(-1)
    genericNames.append([])
    declaredInheritance.append([])
    extensionNumbers[word, default: []].append(number)
    collectMembers(members, of: number, inProtocol: false, isExtension: true)
    extensions[word] = types[number]
  }

  private func collectGlobal(_ id: DeclarationID) {
    let declaration = tree[id]
    switch declaration.kind {
    case .function(let syntax):
      let number = addFunction(syntax, declaration, of: -1, isStatic: false)
      globalFunctions[name(syntax.name), default: []].append(number)
      if isOperator(name(syntax.name)) { operators[name(syntax.name), default: []].append(number) }
    case .variable(let syntax):
      for binding in syntax.bindings { collectGlobalBinding(binding) }
    case .associatedType, .deinitializer, .enumCase, .importModule, .initializer, .macroExpansion, .opaque,
      .operatorDeclaration, .precedenceGroup, .subscriptDeclaration, .type, .typeAlias:
      break
    }
  }

  private func collectGlobalBinding(_ binding: VariableSyntax.Binding) {
    guard let word = boundName(binding.pattern) else { return }
    globalNumbers[word] = addGlobal(binding, word, owner: -1)
  }

  /// Adds a global or static variable.
  func addGlobal(_ binding: VariableSyntax.Binding, _ word: Int, owner: Int) -> Int {
    let shape = binding.type.map { self.shape(of: $0, in: owner) } ?? .unknown
    var global = Program.Global(
      name: word, initial: -1, accessors: nil, shape: shape, offset: binding.span.start)
    let accessors = self.accessors(binding.accessors, word, shape, of: owner, isStatic: true, attributes: [])
    if accessors.getter >= 0 {
      global.accessors = accessors
    } else if let value = binding.value {
      global.initial = addValueFunction(value, shape, word, of: owner)
    }
    globals.append(global)
    return globals.count - 1
  }

  /// A function that makes the value of a declaration.
  func addValueFunction(_ value: ExpressionID, _ shape: Shape, _ word: Int, of owner: Int) -> Int {
    var function = CompiledFunction(name: spelling(word), parameters: [])
    function.type = owner
    function.result = shape
    function.offset = tree[value].span.start
    return addFunction(function) {
      CompilationJob(
        function: $0, body: .value(value), parameters: [], extraNames: [], isBuilder: false, isInitializer: false,
        generics: [])
    }
  }

  /// The name that a simple pattern binds.
  func boundName(_ id: PatternID) -> Int? {
    switch tree[id].kind {
    case .identifier(let id): name(id)
    case .typed(let inner, _), .binding(_, let inner): boundName(inner)
    case .asType, .enumCase, .expression, .isType, .missing, .optional, .tuple, .wildcard: nil
    }
  }

  func isOperator(_ word: Int) -> Bool {
    guard let first = spelling(word).unicodeScalars.first else { return false }
    return !(first.properties.isXIDStart || first == "_" || first == "$")
  }
}
