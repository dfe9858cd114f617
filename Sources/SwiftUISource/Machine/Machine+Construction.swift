import PresentationRuntime

extension Machine {
  /// Begins making a value of a type of the file.
  func beginConstruction(_ type: Int, site: Int, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    let base = stack.count - program.sites[site].labels.count - 1
    let kind = program.types[type].kind
    let initializers = self.initializers(of: type)
    let isMemberwise = kind == .enum || kind == .struct && !program.types[type].hasOwnInitializer
    if !initializers.isEmpty,
      !isMemberwise || initializers.contains(where: { makePlan(program.sites[site], $0) != nil })
    {
      let function = try select(initializers, site: site, stack)
      stack[base] = try allocate(type)
      if program.functions[function].type != type, case .instance(let instance) = stack[base] {
        try applyDefaults(type, to: instance)
      }
      guard var frame = try beginFunction(function, site: site, &stack) else { return nil }
      frame.isConstruction = true
      return frame
    }
    let values = Array(stack[(base + 1)...])
    drop(values.count + 1, from: &stack)
    stack.append(try construct(type, Arguments(values: values, site: site, machine: self)))
    for index in program.sites[site].inOut { stack.append(values[index]) }
    return nil
  }

  /// The initializers of a type, or those of the superclass that it inherits.
  func initializers(of type: Int) -> [Int] {
    var current: Int? = type
    while let number = current {
      if !program.types[number].initializers.isEmpty { return program.types[number].initializers }
      current = program.types[number].superclass
    }
    return []
  }

  /// A value of a type, from anywhere in the library.
  func construct(_ type: Int, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    switch program.types[type].kind {
    case .enum: return try enumFromRaw(type, arguments)
    case .struct: return try memberwise(type, arguments)
    case .class:
      let value = try allocate(type)
      if case .instance(let instance) = value {
        try applyDefaults(type, to: instance)
        setUpController(instance, arguments)
      }
      finishConstruction(value)
      return value
    case .protocol: throw crash("a protocol cannot be made")
    }
  }

  /// A value whose stored properties are still empty.
  func allocate(_ type: Int) throws(Interruption) -> SwiftValue {
    let fields = [SwiftValue](repeating: .hole, count: program.types[type].stored.count)
    switch program.types[type].kind {
    case .class: return .instance(Instance(type, fields))
    case .struct: return .structure(StructValue(type, fields))
    case .enum, .protocol: return .hole
    }
  }

  /// Gives the empty properties the values of their declarations; what makes one may read the others.
  func applyDefaults(_ type: Int, to instance: Instance) throws(Interruption) {
    for (index, property) in program.types[type].stored.enumerated() where instance.fields.indices.contains(index) {
      guard instance.fields[index].isHole else { continue }
      if let initial = try defaultValue(of: property, self: .instance(instance)) { instance.fields[index] = initial }
    }
  }

  func defaultValue(of property: StoredProperty, self value: SwiftValue) throws(Interruption) -> SwiftValue? {
    if property.isLazy { return nil }
    if let literal = property.literal { return try wrapped(self.value(of: literal), property) }
    guard property.initial >= 0 else {
      if case .user(let wrapper) = property.wrapper { return try wrapperInstance(wrapper, nil, property) }
      return nil
    }
    if property.wrapper == .stateObject { return .closure(Closure(property.initial, [])) }
    return try wrapped(call(property.initial, value, []), property)
  }

  /// A value as the property keeps it: inside its property wrapper.
  func wrapped(_ value: SwiftValue, _ property: StoredProperty) throws(Interruption) -> SwiftValue {
    if case .user(let wrapper) = property.wrapper { return try wrapperInstance(wrapper, value, property) ?? value }
    return value
  }

  /// `@Wrapper(arguments) var name = value`.
  private func wrapperInstance(
    _ type: Int, _ value: SwiftValue?, _ property: StoredProperty
  ) throws(Interruption) -> SwiftValue? {
    try descend()
    defer { ascend() }
    var values = value.map { [$0] } ?? []
    var labels = value == nil ? [] : [Word.wrappedValue.rawValue]
    for argument in property.wrapperArguments {
      values.append(try call(argument.function, .unit, []))
      labels.append(argument.label)
    }
    guard initializers(of: type).contains(where: { fitsLabels($0, labels) }) else {
      if values.isEmpty { return nil }
      return try memberwise(type, Arguments(values: values, labels: labels, machine: self))
    }
    return try make(type, Arguments(values: values, labels: labels, machine: self))
  }

  func fitsLabels(_ function: Int, _ labels: [Int]) -> Bool {
    let site = CallSite(name: -1, labels: labels, firstTrailing: labels.count, offset: 0)
    return makePlan(site, function) != nil
  }

  private func memberwise(_ type: Int, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    let declared = program.types[type].stored
    var fields: [SwiftValue] = []
    fields.reserveCapacity(declared.count)
    for _ in declared { fields.append(.hole) }
    var next = 0
    for index in arguments.values.indices {
      let label = arguments.label(at: index)
      let isTrailing = arguments.isTrailing(index)
      var position = next
      let hasExact =
        isTrailing && label == -1
        && declared.indices.contains {
          $0 >= next && fields[$0].isHole && isFunction(declared[$0], isExact: true)
        }
      while position < declared.count {
        if isTrailing, label == -1 {
          if fields[position].isHole, isFunction(declared[position], isExact: hasExact) { break }
        } else if declared[position].name == label {
          break
        }
        position += 1
      }
      guard position < declared.count else {
        throw crash("the arguments do not fit '\(program.types[type].name)'")
      }
      fields[position] = try stored(arguments.values[index], in: declared[position])
      if !isTrailing { next = position + 1 }
    }
    let box = StructValue(type, fields)
    for index in declared.indices where box.fields[index].isHole {
      let property = declared[index]
      // A default that takes hold of `self` gets a value that it does not become a part of.
      let receiver = property.literal == nil && property.initial >= 0 ? box.copy() : box
      if let initial = try defaultValue(of: property, self: .structure(receiver)) { box.fields[index] = initial }
    }
    return .structure(box)
  }

  private func isFunction(_ property: StoredProperty, isExact: Bool) -> Bool {
    if property.isBuilderValue { return true }
    switch property.shape.unwrapped {
    case .function: return true
    case .unknown, .any, .library: return !isExact
    default: return false
    }
  }

  private func stored(_ value: SwiftValue, in property: StoredProperty) throws(Interruption) -> SwiftValue {
    if property.isBuilderValue { return try call(value, []) }
    switch property.wrapper {
    case .binding: return value
    case .stateObject: return value
    case .user: return try wrapped(coerce(value, to: property.shape), property)
    default: return try coerce(value, to: property.shape)
    }
  }

  /// `setDefaults`: the start of an initializer.
  func setDefaults(_ stack: inout [SwiftValue], _ base: Int, _ type: Int) throws(Interruption) {
    var boxed: Box?
    var value = stack[base]
    if case .box(let box) = value {
      boxed = box
      value = box.value
    }
    switch value {
    case .instance(let instance):
      try applyDefaults(type, to: instance)
    case .structure(let old):
      let new = old.copy()
      for (index, property) in program.types[type].stored.enumerated() where new.fields.indices.contains(index) {
        guard new.fields[index].isHole else { continue }
        if let initial = try defaultValue(of: property, self: value) { new.fields[index] = initial }
      }
      if let boxed { boxed.value = .structure(new) } else { stack[base] = .structure(new) }
    default: break
    }
  }

  /// `self.init(…)` and `super.init(…)`.
  func beginInitializer(_ type: Int, site: Int, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    let base = stack.count - program.sites[site].count - 1
    stack[base] = unboxed(stack[base])
    if type >= 0, program.types[type].isExtensionOfLibrary, let word = Word(rawValue: program.types[type].nameID) {
      let values = Array(stack[(base + 1)...])
      drop(values.count, from: &stack)
      stack[base] = try callLibrary(word, Arguments(values: values, site: site, machine: self))
      for index in program.sites[site].inOut { stack.append(values[index]) }
      return nil
    }
    let isOwn = type >= 0
    let initializers = isOwn ? self.initializers(of: type) : []
    if initializers.isEmpty || !initializers.contains(where: { makePlan(program.sites[site], $0) != nil }) {
      let receiver = stack[base]
      let values = Array(stack[(base + 1)...])
      drop(values.count, from: &stack)
      let arguments = Arguments(values: values, site: site, machine: self)
      switch receiver {
      case .instance(let instance):
        if isOwn { try applyDefaults(type, to: instance) }
        setUpController(instance, arguments)
      case .structure, .hole:
        if isOwn { stack[base] = try construct(type, arguments) }
      default: break
      }
      for index in program.sites[site].inOut { stack.append(values[index]) }
      return nil
    }
    let function = try select(initializers, site: site, stack)
    return try beginFunction(function, site: site, &stack)
  }

  /// What follows an initializer: the runtime learns of an object that it watches.
  func finishConstruction(_ value: SwiftValue) {
    guard case .instance(let instance) = value, instance.observed == nil else { return }
    guard program.types[instance.type].observation != .none else { return }
    observe(instance)
  }

  /// Hands the properties of an instance over to the runtime.
  func observe(_ instance: Instance) {
    let declared = program.types[instance.type]
    let observation: ObservedObject.Observation = declared.observation == .perProperty ? .perProperty : .published
    let properties = declared.stored.map { stored in
      let isObserved: Bool
      switch stored.wrapper {
      case .published: isObserved = observation == .published
      case .none: isObserved = observation == .perProperty && !stored.isConstant && !stored.isLazy
      default: isObserved = false
      }
      return ObservedObject.Property(name(stored.name), isObserved: isObserved)
    }
    let object = ObservedObject(
      declared.name, observation, properties: properties, values: instance.fields.map { toRuntime($0) }, in: host)
    object.instance = instance
    instance.observed = object
    objects.append(instance)
    for (index, stored) in declared.stored.enumerated() where !stored.isLazy { instance.fields[index] = .hole }
  }
}
