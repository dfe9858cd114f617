import PresentationRuntime

extension Machine {
  /// `receiver.name`: pushes the value, or gives the getter that has to run.
  func member(
    _ receiver: SwiftValue, site: Int, taking: Bool, into stack: inout [SwiftValue]
  ) throws(Interruption) -> Int? {
    switch receiver {
    case .structure(let box):
      let entry = memberCache[site]
      if entry.type == box.type {
        switch entry.kind {
        case .field:
          stack.append(box.fields[entry.number])
          return nil
        case .getter: return entry.number
        case .state:
          if let frame = box.frame {
            stack.append(fromRuntime(try read(frame, entry.number)))
            return nil
          }
        case .method, .none: break
        }
      }
      return try findMember(receiver, box.type, site, &stack)
    case .instance(let instance):
      let entry = memberCache[site]
      if entry.type == instance.type {
        switch entry.kind {
        case .field:
          if instance.observed == nil {
            stack.append(instance.fields[entry.number])
            if taking { instance.fields[entry.number] = .hole }
            return nil
          }
        case .getter: return entry.number
        case .method, .state, .none: break
        }
      }
      return try findMember(receiver, instance.type, site, &stack)
    case .enumeration(let value):
      return try findMember(receiver, value.type, site, &stack)
    default:
      stack.append(try member(of: receiver, program.sites[site].name, site: site))
      return nil
    }
  }

  private func findMember(
    _ receiver: SwiftValue, _ type: Int, _ site: Int, _ stack: inout [SwiftValue]
  ) throws(Interruption) -> Int? {
    let word = program.sites[site].name
    if let list = referred(type, program.sites[site]) {
      stack.append(bound(list, receiver))
      return nil
    }
    switch program.types[type].members[word] {
    case .computed(let accessors)?:
      memberCache[site] = MemberEntry(type: type, kind: .getter, number: accessors.getter)
      return accessors.getter
    case .stored(let index)?:
      let property = program.types[type].stored[index]
      if property.wrapper == .none, !property.isLazy {
        memberCache[site] = MemberEntry(type: type, kind: .field, number: index)
      } else if property.wrapper.isPlace, program.viewTypes[type] {
        memberCache[site] = MemberEntry(type: type, kind: .state, number: index)
      }
    default: break
    }
    stack.append(try member(of: receiver, word, site: site))
    return nil
  }

  /// The method that a reference with labels names: `receiver.name(label:)`.
  private func referred(_ type: Int, _ site: CallSite) -> [Int]? {
    guard !site.labels.isEmpty, let list = program.types[type].members.methods(site.name) else { return nil }
    return list.first { program.functions[$0].parameters.map(\.label) == site.labels }.map { [$0] } ?? list
  }

  /// `receiver.name`, run to its end.
  func member(of receiver: SwiftValue, _ word: Int, site: Int = -1) throws(Interruption) -> SwiftValue {
    switch receiver {
    case .structure(let box):
      if let member = program.types[box.type].members[word] {
        return try use(member, of: receiver, word) { (index, property) throws(Interruption) in
          try self.field(index, property, of: box)
        }
      }
    case .instance(let instance):
      if let member = program.types[instance.type].members[word] {
        return try use(member, of: receiver, word) { (index, property) throws(Interruption) in
          try self.field(index, property, of: instance)
        }
      }
    case .enumeration(let value):
      if let member = program.types[value.type].members[word] {
        return try use(member, of: receiver, word) { (_, _) throws(Interruption) in .hole }
      }
    case .metatype(.user(let type)): return try staticMember(of: type, word)
    case .binding(let box):
      if word == Word.wrappedValue.rawValue { return fromRuntime(try read(box.binding)) }
      if word == Word.projectedValue.rawValue { return receiver }
      return try part(of: box.binding, .member(word))
    case .opaque(let opaque): return try opaqueMember(opaque, word)
    case .native, .closure, .hole, .unit: break
    case .none:
      if let member = program.extensions[.Optional]?.members[word] {
        return try use(member, of: receiver, word) { (_, _) throws(Interruption) in .hole }
      }
      throw .crash(AppCrash(.unwrappedNil))
    case .tuple(let tuple):
      if let index = tuple.labels.firstIndex(of: word), word >= 0, index < tuple.values.count {
        return tuple.values[index]
      }
      if tuple.values.count == 2 {
        if word == Word.key.rawValue || word == Word.offset.rawValue { return tuple.values[0] }
        if word == Word.value.rawValue || word == Word.element.rawValue { return tuple.values[1] }
      }
      if let index = Int(name(word)), tuple.values.indices.contains(index) { return tuple.values[index] }
    default: break
    }
    if program.extensionNames.contains(word), let member = extensionMember(of: receiver, word) {
      return try use(member, of: receiver, word) { (_, _) throws(Interruption) in .hole }
    }
    return try libraryMember(of: receiver, word)
  }

  private func use(
    _ member: ProgramMember, of receiver: SwiftValue, _ word: Int,
    field: (Int, StoredProperty) throws(Interruption) -> SwiftValue
  ) throws(Interruption) -> SwiftValue {
    switch member {
    case .computed(let accessors): return try call(accessors.getter, receiver, [])
    case .methods(let list): return bound(list, receiver)
    case .stored(let index):
      let type: Int
      switch receiver {
      case .structure(let box): type = box.type
      case .instance(let instance): type = instance.type
      default: return .hole
      }
      return try field(index, program.types[type].stored[index])
    case .global(let number): return try global(number)
    case .enumCase, .type, .shape: return .hole
    }
  }

  /// A method as a value.
  private func bound(_ list: [Int], _ receiver: SwiftValue) -> SwiftValue {
    let function = list[0]
    return .native(
      NativeFunction(program.functions[function].name) { (machine, arguments) throws(Interruption) in
        try machine.call(function, receiver, arguments.values)
      })
  }

  func field(_ index: Int, _ property: StoredProperty, of box: StructValue) throws(Interruption) -> SwiftValue {
    if property.wrapper.isState, let frame = box.frame {
      let value = fromRuntime(try read(frame, index))
      if value.isNone, case .environment(let key) = property.wrapper {
        return try environmentValue(key, isOptional: property.shape != property.shape.unwrapped)
      }
      if value.isNone, case .environmentType(let key) = property.wrapper,
        property.shape == property.shape.unwrapped
      {
        throw crash(
          "No Observable object of type \(name(key)) found. A View.environmentObject(_:) for \(name(key)) may be "
            + "missing as an ancestor of this view.")
      }
      return value
    }
    let value = box.fields[index]
    switch property.wrapper {
    case .binding, .bindable:
      if case .binding(let binding) = value { return fromRuntime(try read(binding.binding)) }
      return value
    case .user: return try member(of: value, Word.wrappedValue.rawValue)
    case .stateObject:
      if case .closure = value { return try call(value, []) }
      return value
    default: break
    }
    if value.isHole, property.isLazy, property.initial >= 0 { return try call(property.initial, .structure(box), []) }
    return value
  }

  func field(_ index: Int, _ property: StoredProperty, of instance: Instance) throws(Interruption) -> SwiftValue {
    if property.isLazy {
      if instance.fields[index].isHole, property.initial >= 0 {
        instance.fields[index] = try call(property.initial, .instance(instance), [])
      }
      return instance.fields[index]
    }
    let value: SwiftValue
    if let observed = instance.observed {
      value = fromRuntime(observed.read(index))
    } else {
      value = instance.fields[index]
    }
    switch property.wrapper {
    case .user: return try member(of: value, Word.wrappedValue.rawValue)
    case .binding:
      if case .binding(let binding) = value { return fromRuntime(try read(binding.binding)) }
      return value
    default: return value
    }
  }

  /// `Type.name`.
  func staticMember(of type: Int, _ word: Int) throws(Interruption) -> SwiftValue {
    switch program.types[type].statics[word] {
    case .enumCase(let number)?:
      if program.types[type].cases[number].shapes.isEmpty { return enumCase(type, number) }
      return .native(
        NativeFunction(name(word)) { (_, arguments) throws(Interruption) in
          .enumeration(EnumValue(type, number, arguments.values))
        })
    case .global(let number)?: return try global(number)
    case .computed(let accessors)?: return try call(accessors.getter, .metatype(.user(type)), [])
    case .methods(let list)?: return bound(list, .metatype(.user(type)))
    case .type(let inner)?: return .metatype(.user(inner))
    case .shape(let shape)?: return .metatype(shape)
    case .stored?, nil: break
    }
    switch Word(rawValue: word) {
    case .allCases_?:
      return .array(program.types[type].cases.indices.map { enumCase(type, $0) })
    case .self_?, .Type_?: return .metatype(.user(type))
    case .`init`?:
      return .native(
        NativeFunction("init") { (machine, arguments) throws(Interruption) in
          try machine.make(type, arguments)
        })
    default: break
    }
    if let list = program.types[type].members.methods(word) {
      // `Type.method`: a function of the instance.
      return .native(
        NativeFunction(name(word)) { (machine, arguments) throws(Interruption) in
          let receiver = arguments.values.first ?? .unit
          return machine.bound(list, receiver)
        })
    }
    if let symbol = try libraryStatic(program.types[type].libraryBases, word) { return symbol }
    throw crash("type '\(program.types[type].name)' has no member '\(name(word))'")
  }

  /// Makes a value of a type with arguments that are not at a site.
  func make(_ type: Int, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    let labels = arguments.values.indices.map { arguments.label(at: $0) }
    var candidates = initializers(of: type).filter { fitsLabels($0, labels) }
    if candidates.isEmpty {
      candidates = initializers(of: type).filter { program.functions[$0].parameters.count == arguments.values.count }
    }
    if let function = candidates.first {
      let value = try allocate(type)
      if program.functions[function].type != type, case .instance(let instance) = value {
        try applyDefaults(type, to: instance)
      }
      let site = CallSite(name: -1, labels: labels, firstTrailing: labels.count, offset: 0)
      var values = arguments.values
      if let plan = makePlan(site, function), let sources = plan.sources {
        values = sources.map { source in
          switch source {
          case .argument(let index): arguments.values[index]
          case .missing: .hole
          case .variadic(let indices): .array(indices.map { arguments.values[$0] })
          }
        }
      }
      let result = try call(function, value, values)
      finishConstruction(result)
      return result
    }
    if program.types[type].kind == .struct, labels.allSatisfy({ $0 == -1 }) {
      let named = program.types[type].stored.prefix(arguments.values.count).map(\.name)
      return try construct(type, Arguments(values: arguments.values, labels: Array(named), machine: self))
    }
    return try construct(type, arguments)
  }

  func enumCase(_ type: Int, _ number: Int) -> SwiftValue {
    if caseValues.isEmpty {
      caseValues = program.types.map { [SwiftValue?](repeating: nil, count: $0.cases.count) }
    }
    if let value = caseValues[type][number] { return value }
    let value = SwiftValue.enumeration(EnumValue(type, number))
    caseValues[type][number] = value
    return value
  }

  func global(_ number: Int) throws(Interruption) -> SwiftValue {
    if let accessors = program.globals[number].accessors { return try call(accessors.getter, .unit, []) }
    if !globals[number].isHole { return globals[number] }
    let declared = program.globals[number]
    guard declared.initial >= 0 else { return .none }
    guard globalsInMaking.insert(number).inserted else { throw crash("a global is read while it is made") }
    defer { globalsInMaking.remove(number) }
    let value = try call(declared.initial, .unit, [])
    globals[number] = value
    return value
  }

  func setGlobal(_ number: Int, _ value: SwiftValue) throws(Interruption) {
    if let accessors = program.globals[number].accessors {
      if accessors.setter >= 0 { _ = try call(accessors.setter, .unit, [value]) }
      return
    }
    globals[number] = try coerce(value, to: program.globals[number].shape)
  }

  /// Constants of the platform that are no members of a type.
  private static let constants = [
    "MSEC_PER_SEC": 1000, "NSEC_PER_MSEC": 1_000_000, "NSEC_PER_SEC": 1_000_000_000, "NSEC_PER_USEC": 1000,
    "NSNotFound": Int.max, "USEC_PER_SEC": 1_000_000,
  ]

  /// `Name` or `name` that the file does not define.
  func opaque(_ word: Int, kind: Int) throws(Interruption) -> SwiftValue {
    switch kind {
    case 1:
      // An operator as a function.
      let text = name(word)
      return .native(
        NativeFunction(text) { (machine, arguments) throws(Interruption) in
          guard arguments.values.count == 2 else { return try machine.negated(arguments.value(at: 0)) }
          let left = arguments.values[0]
          return try machine.binary(named: text, left, arguments.values[1])
        })
    case 2:
      // A function of the library as a value.
      return .native(
        NativeFunction(name(word)) { (machine, arguments) throws(Interruption) in
          guard let word = Word(rawValue: word) else { return .unit }
          return try machine.callLibrary(word, arguments)
        })
    default:
      let path = name(word)
      if let stub = stubs[path], stub.isValue { return try perform(stub) }
      if let number = Self.constants[path] { return .int(number) }
      return .opaque(OpaqueValue(path))
    }
  }

  func opaqueMember(_ opaque: OpaqueValue, _ word: Int) throws(Interruption) -> SwiftValue {
    let path = opaque.path + "." + name(word)
    if let stub = stub(for: path) { return try perform(stub) }
    return .opaque(OpaqueValue(path, of: opaque))
  }
}
