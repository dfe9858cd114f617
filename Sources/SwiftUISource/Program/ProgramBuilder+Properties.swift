extension ProgramBuilder {
  func collectProperty(
    _ syntax: VariableSyntax, _ binding: VariableSyntax.Binding, _ declaration: DeclarationSyntax, of type: Int,
    inProtocol: Bool
  ) {
    guard let word = boundName(binding.pattern) else { return }
    if inProtocol { types[type].requirements.insert(word) }
    let shape = binding.type.map { self.shape(of: $0, in: type) } ?? inferredShape(binding.value, in: type)
    let isStatic = !declaration.modifiers.isDisjoint(with: [.static, .classMember])
    let accessors = self.accessors(
      binding.accessors, word, shape, of: type, isStatic: isStatic, attributes: declaration.attributes)
    if accessors.getter >= 0 {
      if isStatic {
        types[type].statics.set(word, .computed(accessors))
      } else {
        types[type].members.set(word, .computed(accessors))
      }
      return
    }
    if inProtocol { return }
    if isStatic {
      types[type].statics.set(word, .global(addGlobal(binding, word, owner: type)))
      return
    }
    addStored(syntax, binding, declaration, word, shape, to: type)
  }

  private func addStored(
    _ syntax: VariableSyntax, _ binding: VariableSyntax.Binding, _ declaration: DeclarationSyntax, _ word: Int,
    _ shape: Shape, to type: Int
  ) {
    var property = StoredProperty(
      name: word, shape: shape, wrapper: wrapper(declaration.attributes, shape, binding, in: type),
      isConstant: syntax.isConstant, offset: binding.span.start)
    property.isLazy = declaration.modifiers.contains(.lazy)
    property.isPrivate = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    property.isBuilder = hasBuilder(declaration.attributes)
    if property.isBuilder {
      if case .function = shape.unwrapped {} else { property.isBuilderValue = true }
    }
    property.isEquatable = !shape.isAny
    for attribute in declaration.attributes where spelling(name(attribute.name)) == "ObservationIgnored" {
      property.wrapper = .unknown(name(attribute.name))
    }
    if case .user = property.wrapper {
      for attribute in declaration.attributes where propertyWrappers.contains(name(attribute.name)) {
        property.wrapperArguments = attribute.arguments.map { argument in
          (argument.label.map { name($0) } ?? -1, addValueFunction(argument.value, .unknown, word, of: type))
        }
      }
    }
    for accessor in binding.accessors where accessor.kind == .willSet || accessor.kind == .didSet {
      guard let body = accessor.body else { continue }
      let number = addObserver(accessor, body, shape, of: type)
      if accessor.kind == .willSet { property.willSet = number } else { property.didSet = number }
    }
    if let value = initialValue(binding, declaration, property.wrapper) {
      if let literal = literal(value), !property.isLazy, edited.note(at: value) == nil {
        property.literal = fitted(literal, to: shape)
      }
      if property.literal == nil { property.initial = addValueFunction(value, shape, word, of: type) }
    } else if case .optional = shape, !syntax.isConstant, property.wrapper != .binding {
      property.literal = Constant.none
    } else if property.wrapper == .state, hasNoInitialValueOfItsOwn(declaration.attributes) {
      property.literal = shape == .bool ? .bool(false) : Constant.none
    }
    types[type].members.set(word, .stored(types[type].stored.count))
    types[type].stored.append(property)
  }

  private func fitted(_ literal: Constant, to shape: Shape) -> Constant? {
    switch (literal, shape.unwrapped) {
    case (.int(let value), .double): .double(Double(value))
    case (.string, .user), (.int, .user), (.double, .user), (.string, .library), (.string, .set): nil
    default: literal
    }
  }

  private func hasNoInitialValueOfItsOwn(_ attributes: [AttributeSyntax]) -> Bool {
    attributes.contains { ["FocusState", "AccessibilityFocusState"].contains(spelling(name($0.name))) }
  }

  private func initialValue(
    _ binding: VariableSyntax.Binding, _ declaration: DeclarationSyntax, _ wrapper: PropertyWrapper
  ) -> ExpressionID? {
    if let value = binding.value { return value }
    guard wrapper == .state || wrapper == .stateObject || wrapper == .published else { return nil }
    for attribute in declaration.attributes {
      for argument in attribute.arguments {
        guard let label = argument.label else { continue }
        if ["wrappedValue", "initialValue"].contains(spelling(name(label))) { return argument.value }
      }
    }
    return nil
  }

  private func wrapper(
    _ attributes: [AttributeSyntax], _ shape: Shape, _ binding: VariableSyntax.Binding, in type: Int
  ) -> PropertyWrapper {
    for attribute in attributes {
      let word = name(attribute.name)
      switch spelling(word) {
      case "State", "GestureState", "FocusState", "ScaledMetric",
        "AccessibilityFocusState":
        return .state
      case "AppStorage", "SceneStorage":
        guard let key = attribute.arguments.first(where: { $0.label == nil }) else { return .state }
        return .storage(key: storageKey(key.value))
      case "Binding": return .binding
      case "Bindable": return .bindable
      case "StateObject": return .stateObject
      case "ObservedObject": return .observedObject
      case "EnvironmentObject":
        return .environmentObject(binding.type.flatMap { writtenName(of: $0) } ?? word)
      case "Published": return .published
      case "Environment": return environment(attribute, binding)
      case "Namespace", "Query", "FetchRequest", "ObservationIgnored", "UIApplicationDelegateAdaptor":
        return .unknown(word)
      default:
        if propertyWrappers.contains(word), let number = namedType(word, from: type) { return .user(number) }
      }
    }
    return .none
  }

  /// The text of a key that is written as a literal; of another expression its own text.
  private func storageKey(_ value: ExpressionID) -> String {
    if case .string(let literal)? = literal(value) { return literal }
    return tree.text(in: tree[value].span)
  }

  private func environment(_ attribute: AttributeSyntax, _ binding: VariableSyntax.Binding) -> PropertyWrapper {
    guard let argument = attribute.arguments.first else { return .environment(-1) }
    switch tree[argument.value].kind {
    case .keyPath(let path):
      if case .member(let member)? = path.components.first { return .environment(name(member)) }
    case .member(let base, _):
      if case .name(let id) = tree[base].kind { return .environmentType(name(id)) }
      if case .member(_, let last) = tree[base].kind { return .environmentType(name(last)) }
    default: break
    }
    return .environment(-1)
  }

  /// What a value without a written type looks like, as far as its literal or initializer says.
  func inferredShape(_ value: ExpressionID?, in type: Int) -> Shape {
    guard let value else { return .unknown }
    switch tree[value].kind {
    case .boolean: return .bool
    case .integer: return .int
    case .float: return .double
    case .string: return .string
    case .array(let elements):
      return .array(elements.first.map { inferredShape($0, in: type) } ?? .unknown)
    case .call(let call):
      switch tree[call.callee].kind {
      case .name(let id):
        if let number = namedType(name(id), from: type) { return .user(number) }
        return Word(rawValue: name(id)).flatMap { IntegerKind($0) }.map { .integer($0) } ?? .unknown
      case .array(let parts) where parts.count == 1:
        return .array(typeShape(parts[0], in: type))
      case .specialized(let base, let arguments):
        guard case .name(let id) = tree[base].kind, let word = Word(rawValue: name(id)) else { return .unknown }
        if word == .Set, let first = arguments.first { return .set(shape(of: first, in: type)) }
        return .unknown
      default: return .unknown
      }
    case .member(let base, _):
      if case .name(let id) = tree[base].kind, let number = namedType(name(id), from: type),
        types[number].kind == .enum
      {
        return .user(number)
      }
      if case .integer(let kind) = typeShape(base, in: type) { return .integer(kind) }
      return .unknown
    default: return .unknown
    }
  }

  /// The shape of an expression that names a type.
  func typeShape(_ id: ExpressionID, in type: Int) -> Shape {
    switch tree[id].kind {
    case .name(let id):
      let word = name(id)
      if let number = namedType(word, from: type) { return .user(number) }
      switch Word(rawValue: word) {
      case .Int, .Int64: return .int
      case .Double, .CGFloat: return .double
      case .String: return .string
      case .Bool: return .bool
      case let word?: return IntegerKind(word).map { .integer($0) } ?? .library(word)
      case nil: return .unknown
      }
    case .array(let parts): return .array(parts.first.map { typeShape($0, in: type) } ?? .unknown)
    case .dictionary(let parts):
      guard let part = parts.first else { return .unknown }
      return .dictionary(typeShape(part.key, in: type), typeShape(part.value, in: type))
    case .optionalChain(let inner): return .optional(typeShape(inner, in: type))
    case .type(let id): return shape(of: id, in: type)
    case .selfType:
      guard type >= 0, types[type].isDeclared, types[type].kind == .struct || types[type].kind == .enum else {
        return .unknown
      }
      return .user(type)
    case .member(let base, let last):
      if case .user(let outer) = typeShape(base, in: type), case .type(let inner)? = types[outer].statics[name(last)] {
        return .user(inner)
      }
      return .unknown
    default: return .unknown
    }
  }

  private func addObserver(_ accessor: AccessorSyntax, _ body: CodeBlockSyntax, _ shape: Shape, of type: Int) -> Int {
    let implicit = accessor.kind == .willSet ? Word.newValue.rawValue : Word.oldValue.rawValue
    var function = CompiledFunction(
      name: accessor.kind == .willSet ? "willSet" : "didSet",
      parameters: [
        CompiledFunction.Parameter(
          label: -1, shape: shape, hasDefault: false, isVariadic: false, isInOut: false, isBuilder: false,
          isFunction: false)
      ])
    function.type = type
    function.offset = accessor.span.start
    function.isMutating = types[type].kind != .class
    return addFunction(function) {
      CompilationJob(
        function: $0, body: .block(body), parameters: [],
        extraNames: [accessor.parameter.map { name($0) } ?? implicit], isBuilder: false, isInitializer: false,
        generics: [])
    }
  }

  /// The functions of a computed property; without a getter it is stored.
  func accessors(
    _ written: [AccessorSyntax], _ word: Int, _ shape: Shape, of type: Int, isStatic: Bool,
    attributes: [AttributeSyntax]
  ) -> Accessors {
    var accessors = Accessors(getter: -1, setter: -1, shape: shape)
    for accessor in written {
      guard let body = accessor.body else { continue }
      var function = CompiledFunction(name: spelling(word), parameters: [])
      function.type = type
      function.offset = accessor.span.start
      function.isStatic = isStatic
      function.isAsync = accessor.isAsync
      var extra: [Int] = []
      switch accessor.kind {
      case .get:
        function.result = shape
      case .set:
        function.isMutating = type >= 0 && types[type].kind != .class
        extra = [accessor.parameter.map { name($0) } ?? Word.newValue.rawValue]
        function.parameters.append(
          CompiledFunction.Parameter(
            label: -1, shape: shape, hasDefault: false, isVariadic: false, isInOut: false, isBuilder: false,
            isFunction: false))
      case .didSet, .willSet, .other: continue
      }
      let isBody = word == Word.body.rawValue && type >= 0 && isViewLike(type)
      let number = addFunction(function) {
        CompilationJob(
          function: $0, body: .block(body), parameters: [], extraNames: extra,
          isBuilder: accessor.kind == .get && (isBody || hasBuilder(attributes)), isInitializer: false, generics: [])
      }
      if accessor.kind == .get { accessors.getter = number } else { accessors.setter = number }
    }
    return accessors
  }

  private func isViewLike(_ type: Int) -> Bool {
    var bases = declaredInheritance[type]
    var seen: Set<Int> = []
    while let base = bases.popLast() {
      if Word(rawValue: base)?.isViewLike == true { return true }
      if let number = typeNumbers[base], seen.insert(number).inserted { bases += declaredInheritance[number] }
    }
    return false
  }
}
