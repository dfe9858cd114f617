import PresentationRuntime

extension Machine {
  /// A view struct's value as the runtime makes it.
  func instance(of box: StructValue) throws(Interruption) -> ViewInstance {
    ViewInstance(definition(of: box.type), arguments(of: box))
  }

  private func arguments(of box: StructValue) -> ViewArguments {
    let stored = program.types[box.type].stored
    var result: ViewArguments = []
    result.reserveCapacity(stored.count)
    for index in stored.indices {
      let value = box.fields[index]
      switch stored[index].wrapper {
      case .environment, .environmentType, .environmentObject: result.append(nil)
      default: result.append(value.isHole ? nil : toRuntime(value))
      }
    }
    return result
  }

  /// The runtime's side of a view struct.
  func definition(of type: Int) -> ViewDefinition {
    if let definition = definitions[type].definition { return definition }
    let definition = ViewDefinition(
      program.types[type].name, properties: properties(of: type), at: program.lines.place(of: bodyOffset(of: type))
    ) { (frame) throws(AppCrash) in
      try self.evaluate(type, frame)
    }
    definitions[type].definition = definition
    return definition
  }

  private func bodyOffset(of type: Int) -> Int {
    if case .computed(let accessors)? = program.types[type].members[Word.body.rawValue] {
      return program.functions[accessors.getter].offset
    }
    return program.types[type].offset
  }

  private func properties(of type: Int) -> [PropertyDefinition] {
    let stored = program.types[type].stored
    return stored.indices.map { property($0, stored[$0]) }
  }

  private func property(_ index: Int, _ property: StoredProperty) -> PropertyDefinition {
    let kind: PropertyDefinition.Kind
    switch property.wrapper {
    case .state:
      kind = .state(initial: { (_) throws(AppCrash) in .nothing })
    case .storage(let key): kind = .shared(key: key)
    case .binding: kind = .binding
    case .stateObject:
      kind = .stateObject(make: { (arguments) throws(AppCrash) in
        try self.guarded { () throws(Interruption) in try self.makeObject(arguments, index, property) }
      })
    case .observedObject: kind = .observedObject
    case .environmentObject(let type): kind = .environmentObject(type: name(type))
    case .environment(let key): kind = .environment(environmentKey(key))
    case .environmentType(let type): kind = .environment(.named(name(type)))
    case .bindable, .none, .published, .user, .unknown: kind = .plain
    }
    return PropertyDefinition(
      name(property.name), kind, isEquatable: property.isEquatable, at: program.lines.place(of: property.offset))
  }

  private func makeObject(
    _ arguments: ViewArguments, _ index: Int, _ property: StoredProperty
  ) throws(Interruption) -> ObservedObject {
    var value = index < arguments.count ? arguments[index].map { fromRuntime($0) } ?? .none : .none
    if value.isFunction { value = try call(value, []) }
    if case .instance(let instance) = value, let observed = observed(instance) { return observed }
    // An object that is not in the file: nothing of it is known.
    return ObservedObject(typeName(of: value), .none, properties: [], values: [], in: host)
  }

  private func environmentKey(_ key: Int) -> EnvironmentKey {
    switch Word(rawValue: key) {
    case .dismiss, .presentationMode: .dismiss
    case .isPresented: .isPresented
    default: .named(name(key))
    }
  }

  /// Evaluates the body of a view for one frame.
  private func evaluate(_ type: Int, _ frame: PresentationRuntime.Frame) throws(AppCrash) -> Element {
    let outer = self.frame
    self.frame = frame
    defer { self.frame = outer }
    beginStretch()
    let stored = program.types[type].stored
    var fields = [SwiftValue](repeating: .hole, count: stored.count)
    for index in stored.indices {
      switch stored[index].wrapper {
      case .none, .published, .user, .unknown, .bindable:
        if !stored[index].isLazy { fields[index] = fromRuntime(try frame.read(index)) }
      default: break
      }
    }
    let box = StructValue(type, fields, frame: frame)
    return try guarded { () throws(Interruption) in
      guard case .computed(let accessors)? = self.program.types[type].members[Word.body.rawValue],
        !self.program.types[type].isRepresentable
      else {
        return self.program.types[type].isRepresentable ? .representable(self.representable(box)) : .empty
      }
      return try self.element(self.call(accessors.getter, .structure(box), []))
    }
  }

  /// A modifier struct: its body around the content, with state of its own.
  func modified(_ content: Element, by modifier: SwiftValue) throws(Interruption) -> SwiftValue {
    guard case .structure(let box) = modifier,
      let list = program.types[box.type].members.methods(Word.body.rawValue)
    else { return value(.modified(content, .inert("modifier"))) }
    let declared = program.types[box.type]
    if !declared.stored.contains(where: \.wrapper.isState) {
      return try value(element(call(list[0], modifier, [value(content)])))
    }
    let definition: ViewDefinition
    if let known = definitions[box.type].definition {
      definition = known
    } else {
      var properties = properties(of: box.type)
      properties.append(PropertyDefinition("content", .plain, isEquatable: false))
      let type = box.type
      let function = list[0]
      let last = declared.stored.count
      definition = ViewDefinition(
        declared.name, properties: properties, at: program.lines.place(of: program.functions[function].offset)
      ) { (frame) throws(AppCrash) in
        try self.evaluateModifier(type, function, last, frame)
      }
      definitions[box.type].definition = definition
    }
    return value(.view(ViewInstance(definition, arguments(of: box) + [toRuntime(value(content))])))
  }

  private func evaluateModifier(
    _ type: Int, _ function: Int, _ last: Int, _ frame: PresentationRuntime.Frame
  ) throws(AppCrash) -> Element {
    let outer = self.frame
    self.frame = frame
    defer { self.frame = outer }
    beginStretch()
    var fields = [SwiftValue](repeating: .hole, count: last)
    for (index, property) in program.types[type].stored.enumerated() where !property.wrapper.isState {
      fields[index] = fromRuntime(try frame.read(index))
    }
    let box = StructValue(type, fields, frame: frame)
    let content = fromRuntime(try frame.read(last))
    return try guarded { () throws(Interruption) in
      try self.element(self.call(function, .structure(box), [content]))
    }
  }

  // MARK: Representables

  private func representable(_ box: StructValue) -> RepresentableElement {
    let declared = program.types[box.type]
    let isView = declared.libraryBases.contains(.UIViewRepresentable)
    let receiver = SwiftValue.structure(box)
    let makeName = isView ? Word.makeUIView : Word.makeUIViewController
    let updateName = isView ? Word.updateUIView : Word.updateUIViewController
    var result = RepresentableElement(
      declared.name, at: methodPlace(declared, makeName),
      update: { (controller, coordinator) throws(AppCrash) in
        try self.guarded { () throws(Interruption) in
          _ = try self.callMethod(
            updateName, of: receiver, [self.value(of: controller), self.context(coordinator)])
        }
      },
      make: { (coordinator) throws(AppCrash) in
        try self.guarded { () throws(Interruption) in
          let made = try self.callMethod(makeName, of: receiver, [self.context(coordinator)])
          try self.awaken(made ?? .none)
          return try self.controller(made ?? .none)
        }
      })
    if let list = declared.members.methods(Word.makeCoordinator.rawValue) {
      result.makeCoordinator = { () throws(AppCrash) in
        try self.guarded { () throws(Interruption) in self.toRuntime(try self.call(list[0], receiver, [])) }
      }
    }
    return result
  }

  private func methodPlace(_ declared: ProgramType, _ word: Word) -> SourcePlace? {
    guard let list = declared.members.methods(word.rawValue), let function = list.first else { return nil }
    return program.lines.place(of: program.functions[function].offset)
  }

  private func context(_ coordinator: Value) -> SwiftValue {
    .foreign(Foreign(.context(coordinator: fromRuntime(coordinator))))
  }

  /// Calls a method of the file by its name; nil if there is none.
  func callMethod(
    _ word: Word, of receiver: SwiftValue, _ arguments: [SwiftValue], arity: Int? = nil
  ) throws(Interruption) -> SwiftValue? {
    let type: Int
    switch receiver {
    case .structure(let box): type = box.type
    case .instance(let instance): type = instance.type
    default: return nil
    }
    guard let list = program.types[type].members.methods(word.rawValue) else { return nil }
    let fitting = list.first { program.functions[$0].parameters.count == arguments.count } ?? list[0]
    return try call(fitting, receiver, Array(arguments.prefix(program.functions[fitting].parameters.count)))
  }
}
