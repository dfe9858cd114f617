import PresentationRuntime

extension Machine {
  /// A view struct's value as the runtime makes it.
  func instance(of box: StructValue) throws(Interruption) -> ViewInstance {
    ViewInstance(definition(of: box.type), arguments(of: box))
  }

  private func arguments(of box: StructValue) -> ViewArguments {
    let isFromEnvironment = viewPlan(of: box.type).isFromEnvironment
    var result: ViewArguments = []
    result.reserveCapacity(isFromEnvironment.count)
    for index in isFromEnvironment.indices {
      let value = box.fields[index]
      result.append(isFromEnvironment[index] || value.isHole ? nil : toRuntime(value))
    }
    return result
  }

  private func viewPlan(of type: Int) -> ViewPlan {
    guard let plan = program.viewPlans[type] else { preconditionFailure("a type that is no struct is shown") }
    return plan
  }

  /// The runtime's side of a view struct.
  func definition(of type: Int) -> ViewDefinition {
    if let definition = definitions[type] { return definition }
    let plan = viewPlan(of: type)
    let definition = ViewDefinition(
      program.types[type].name, properties: properties(of: type, plan), at: plan.place
    ) { [unowned self] (frame) throws(AppCrash) in
      try self.evaluate(type, frame)
    }
    definitions[type] = definition
    return definition
  }

  private func properties(of type: Int, _ plan: ViewPlan) -> [PropertyDefinition] {
    plan.names.indices.map { index in
      PropertyDefinition(
        plan.names[index], kind(of: program.types[type].stored[index].wrapper, index),
        isEquatable: program.types[type].stored[index].isEquatable, at: plan.places[index])
    }
  }

  private func kind(of wrapper: PropertyWrapper, _ index: Int) -> PropertyDefinition.Kind {
    switch wrapper {
    case .state: .state(initial: { (_) throws(AppCrash) in .nothing })
    case .storage(let key): .shared(key: key)
    case .binding: .binding
    case .stateObject:
      .stateObject(make: { [unowned self] (arguments) throws(AppCrash) in
        try self.guarded { () throws(Interruption) in try self.makeObject(arguments, index) }
      })
    case .observedObject: .observedObject
    case .environmentObject(let type): .environmentObject(type: name(type))
    case .environment(let key): .environment(environmentKey(key))
    case .environmentType(let type): .environment(.named(name(type)))
    case .bindable, .none, .published, .user, .unknown: .plain
    }
  }

  private func makeObject(
    _ arguments: ViewArguments, _ index: Int
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
    let plan = viewPlan(of: type)
    var fields: [SwiftValue] = []
    fields.reserveCapacity(plan.names.count)
    for _ in plan.names { fields.append(.hole) }
    for index in plan.taken { fields[index] = fromRuntime(try frame.read(index)) }
    let box = StructValue(type, fields, frame: frame)
    return try guarded { () throws(Interruption) in
      if let methods = plan.representable { return .representable(self.representable(box, methods)) }
      guard let body = plan.body else { return .empty }
      return try self.element(self.call(body, .structure(box), []))
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
    if let known = definitions[box.type] {
      definition = known
    } else {
      var properties = properties(of: box.type, viewPlan(of: box.type))
      properties.append(PropertyDefinition("content", .plain, isEquatable: false))
      let type = box.type
      let function = list[0]
      let last = declared.stored.count
      definition = ViewDefinition(
        declared.name, properties: properties, at: program.functionPlaces[function]
      ) { [unowned self] (frame) throws(AppCrash) in
        try self.evaluateModifier(type, function, last, frame)
      }
      definitions[box.type] = definition
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

  private func representable(_ box: StructValue, _ methods: ViewPlan.Methods) -> RepresentableElement {
    let receiver = SwiftValue.structure(box)
    var result = RepresentableElement(
      program.types[box.type].name, at: methods.makePlace,
      update: { (controller, coordinator) throws(AppCrash) in
        guard let update = methods.update else { return }
        try self.guarded { () throws(Interruption) in
          _ = try self.call(update, of: receiver, [self.value(of: controller), self.context(coordinator)])
        }
      },
      make: { (coordinator) throws(AppCrash) in
        try self.guarded { () throws(Interruption) in
          let made = try methods.make.map { make throws(Interruption) in
            try self.call(make, of: receiver, [self.context(coordinator)])
          }
          try self.awaken(made ?? .none)
          return try self.controller(made ?? .none)
        }
      })
    if let make = methods.makeCoordinator {
      result.makeCoordinator = { () throws(AppCrash) in
        try self.guarded { () throws(Interruption) in self.toRuntime(try self.call(make, receiver, [])) }
      }
    }
    return result
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
    return try call(fitting, of: receiver, arguments)
  }

  /// Calls a method with as many of the arguments as it takes.
  private func call(
    _ function: Int, of receiver: SwiftValue, _ arguments: [SwiftValue]
  ) throws(Interruption) -> SwiftValue {
    let count = program.functions[function].parameters.count
    return try call(function, receiver, count < arguments.count ? Array(arguments.prefix(count)) : arguments)
  }
}
