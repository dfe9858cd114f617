import PresentationRuntime

extension Machine {
  /// `receiver.name = value`: the changed receiver.
  func setMember(_ receiver: SwiftValue, _ word: Int, _ value: SwiftValue, site: Int) throws(Interruption) -> SwiftValue
  {
    switch receiver {
    case .structure(let box): return try setField(of: box, word, value, site)
    case .instance(let instance): return try setField(of: instance, word, value, site)
    case .enumeration(let enumeration):
      if case .computed(let accessors)? = program.types[enumeration.type].members[word], accessors.setter >= 0 {
        return try callReturningSelf(accessors.setter, receiver, [value], wantsSelf: true).1
      }
    case .metatype(.user(let type)):
      switch program.types[type].statics[word] {
      case .global(let number)?: try setGlobal(number, value)
      case .computed(let accessors)? where accessors.setter >= 0:
        _ = try call(accessors.setter, receiver, [value])
      default: break
      }
      return receiver
    case .binding(let box):
      if word == Word.wrappedValue.rawValue {
        try write(box.binding, value, site)
        return receiver
      }
      let whole = fromRuntime(try read(box.binding))
      let changed = try setMember(whole, word, value, site: site)
      if !changed.isReference { try write(box.binding, changed, site) }
      return receiver
    case .tuple(let tuple):
      var values = tuple.values
      if let index = tuple.labels.firstIndex(of: word) ?? Int(name(word)), values.indices.contains(index) {
        values[index] = value
        return .tuple(TupleValue(values, tuple.labels))
      }
    case .opaque, .none: return receiver
    default: break
    }
    if program.extensionNames.contains(word), case .computed(let accessors)? = extensionMember(of: receiver, word),
      accessors.setter >= 0
    {
      return try callReturningSelf(accessors.setter, receiver, [value], wantsSelf: true).1
    }
    return try setLibraryMember(receiver, word, value, site: site)
  }

  private func setField(
    of box: StructValue, _ word: Int, _ value: SwiftValue, _ site: Int
  ) throws(Interruption) -> SwiftValue {
    switch program.types[box.type].members[word] {
    case .stored(let index)?:
      let property = program.types[box.type].stored[index]
      if property.wrapper.isState {
        if let frame = box.frame {
          let value = try coerce(value, to: property.shape)
          do throws(AppCrash) {
            try frame.write(index, toRuntime(value), at: place(ofSite: site))
          } catch { throw .crash(error) }
          return .structure(box)
        }
        if property.wrapper == .binding, case .binding(let binding) = box.fields[index], !isBinding(value) {
          try write(binding.binding, value, site)
          return .structure(box)
        }
      }
      if case .user = property.wrapper, !box.fields[index].isHole {
        try descend()
        defer { ascend() }
        let wrapper = try setMember(box.fields[index], Word.wrappedValue.rawValue, value, site: site)
        let copy = box.copy()
        copy.fields[index] = wrapper
        return .structure(copy)
      }
      return try replace(index, property, of: box, with: coerce(value, to: property.shape))
    case .computed(let accessors)?:
      guard accessors.setter >= 0 else { throw crash("'\(name(word))' has no setter") }
      let changed = try callReturningSelf(accessors.setter, .structure(box), [value], wantsSelf: true).1
      return changed
    case .enumCase, .global, .methods, .type, .shape, nil:
      return try setLibraryMember(.structure(box), word, value, site: site)
    }
  }

  private func isBinding(_ value: SwiftValue) -> Bool {
    if case .binding = value { true } else { false }
  }

  private func replace(
    _ index: Int, _ property: StoredProperty, of box: StructValue, with value: SwiftValue
  ) throws(Interruption) -> SwiftValue {
    var old = SwiftValue.hole
    if property.willSet >= 0, !box.fields[index].isHole { _ = try call(property.willSet, .structure(box), [value]) }
    let copy = box.copy()
    old = copy.fields[index]
    copy.fields[index] = try wrapped(value, property)
    if property.didSet >= 0, !old.isHole {
      return try callReturningSelf(property.didSet, .structure(copy), [old], wantsSelf: true).1
    }
    return .structure(copy)
  }

  private func setField(
    of instance: Instance, _ word: Int, _ value: SwiftValue, _ site: Int
  ) throws(Interruption) -> SwiftValue {
    let receiver = SwiftValue.instance(instance)
    switch program.types[instance.type].members[word] {
    case .stored(let index)?:
      let property = program.types[instance.type].stored[index]
      let value = try coerce(value, to: property.shape)
      if property.isLazy {
        instance.fields[index] = value
        return receiver
      }
      let isSet = instance.observed != nil || !instance.fields[index].isHole
      if case .user = property.wrapper, isSet {
        try descend()
        defer { ascend() }
        let wrapper = instance.observed.map { fromRuntime($0.read(index)) } ?? instance.fields[index]
        let changed = try setMember(wrapper, Word.wrappedValue.rawValue, value, site: site)
        store(changed, index, in: instance, site)
        return receiver
      }
      if property.wrapper == .binding, case .binding(let binding) = instance.fields[index], !isBinding(value) {
        try write(binding.binding, value, site)
        return receiver
      }
      if property.willSet >= 0, isSet { _ = try call(property.willSet, receiver, [value]) }
      let old = property.didSet >= 0 && isSet ? try field(index, property, of: instance) : .hole
      store(try wrapped(value, property), index, in: instance, site)
      if property.didSet >= 0, isSet, !observersRunning.contains(ObjectIdentifier(instance)) {
        observersRunning.insert(ObjectIdentifier(instance))
        defer { observersRunning.remove(ObjectIdentifier(instance)) }
        _ = try call(property.didSet, receiver, [old])
      }
      return receiver
    case .computed(let accessors)?:
      guard accessors.setter >= 0 else { throw crash("'\(name(word))' has no setter") }
      _ = try call(accessors.setter, receiver, [value])
      return receiver
    case .enumCase, .global, .methods, .type, .shape, nil:
      return try setLibraryMember(receiver, word, value, site: site)
    }
  }

  private func store(_ value: SwiftValue, _ index: Int, in instance: Instance, _ site: Int) {
    if let observed = instance.observed {
      observed.write(index, toRuntime(value), at: site >= 0 ? place(ofSite: site) : nil)
    } else {
      instance.fields[index] = value
    }
  }

  /// `_name = State(initialValue: …)` in an initializer.
  func setWrapper(_ stack: inout [SwiftValue], _ frame: inout Fiber.Frame, _ word: Int) throws(Interruption) {
    let value = stack.removeLast()
    var boxed: Box?
    var receiver = stack[frame.base]
    if case .box(let box) = receiver {
      boxed = box
      receiver = box.value
    }
    switch receiver {
    case .structure(let old):
      guard case .stored(let index)? = program.types[old.type].members[word] else { return }
      let copy = old.copy()
      copy.fields[index] = try coerce(value, to: wrapperShape(program.types[old.type].stored[index]))
      if let boxed { boxed.value = .structure(copy) } else { stack[frame.base] = .structure(copy) }
    case .instance(let instance):
      guard case .stored(let index)? = program.types[instance.type].members[word] else { return }
      instance.fields[index] = value
    default: break
    }
  }

  private func wrapperShape(_ property: StoredProperty) -> Shape {
    switch property.wrapper {
    case .state, .published, .storage: property.shape
    default: .unknown
    }
  }

  // MARK: Bindings

  func read(_ frame: PresentationRuntime.Frame, _ index: Int) throws(Interruption) -> Value {
    do throws(AppCrash) { return try frame.read(index) } catch { throw .crash(error) }
  }

  func read(_ binding: Binding) throws(Interruption) -> Value {
    do throws(AppCrash) { return try binding.read() } catch { throw .crash(error) }
  }

  func write(_ binding: Binding, _ value: SwiftValue, _ site: Int) throws(Interruption) {
    do throws(AppCrash) {
      try binding.write(toRuntime(value), at: site >= 0 ? place(ofSite: site) : nil)
    } catch { throw .crash(error) }
  }

  /// `$name` of a view's property (kind 0), `_name` (1), or of a variable (2).
  func projection(_ receiver: SwiftValue, site: Int, kind: Int) throws(Interruption) -> SwiftValue {
    let word = program.sites[site].name
    if kind == 2 {
      if case .instance = receiver { return .foreign(Foreign(.bindable(receiver))) }
      return receiver
    }
    switch receiver {
    case .structure(let box):
      guard case .stored(let index)? = program.types[box.type].members[word] else { break }
      let property = program.types[box.type].stored[index]
      switch property.wrapper {
      case .stateObject, .observedObject, .environmentObject, .environmentType, .bindable:
        return .foreign(Foreign(.bindable(try field(index, property, of: box))))
      case .state, .binding, .storage:
        if let frame = box.frame { return .binding(BindingBox(frame.binding(index))) }
        return box.fields[index]
      case .user: return try member(of: box.fields[index], Word.projectedValue.rawValue)
      default: return box.fields[index]
      }
    case .instance(let instance):
      guard case .stored(let index)? = program.types[instance.type].members[word] else { break }
      let property = program.types[instance.type].stored[index]
      if property.wrapper == .published {
        if instance.observed == nil { observe(instance) }
        if let observed = instance.observed {
          return .foreign(Foreign(.publisher(.object(observed, property: index))))
        }
      }
      if case .user = property.wrapper {
        let value = instance.observed.map { fromRuntime($0.read(index)) } ?? instance.fields[index]
        return try member(of: value, Word.projectedValue.rawValue)
      }
      return instance.observed.map { fromRuntime($0.read(index)) } ?? instance.fields[index]
    default: break
    }
    throw crash("'$\(name(word))' is not known")
  }

  /// A binding to a part of another binding's value.
  func part(of binding: Binding, _ step: KeyPathStep) throws(Interruption) -> SwiftValue {
    let key: String =
      switch step {
      case .member(let word): "." + name(word)
      case .index(let index): "[\(index)]"
      case .chain: "?"
      case .force: "!"
      }
    return try projected(
      binding, key: key,
      get: { (machine, whole) throws(Interruption) in try machine.step(step, of: whole) },
      set: { (machine, whole, part) throws(Interruption) in try machine.setStep(step, of: whole, part) })
  }

  func projected(
    _ binding: Binding, key: String, get: @escaping (Machine, SwiftValue) throws(Interruption) -> SwiftValue,
    set: @escaping (Machine, SwiftValue, SwiftValue) throws(Interruption) -> SwiftValue
  ) throws(Interruption) -> SwiftValue {
    // A part of an object is a property of it.
    do throws(AppCrash) {
      let part = try binding.projected(
        key: key,
        get: { (whole) throws(AppCrash) in
          try self.guarded { () throws(Interruption) in self.toRuntime(try get(self, self.fromRuntime(whole))) }
        },
        set: { (whole, part) throws(AppCrash) in
          try self.guarded { () throws(Interruption) in
            self.toRuntime(try set(self, self.fromRuntime(whole), self.fromRuntime(part)))
          }
        })
      return .binding(BindingBox(part))
    } catch { throw .crash(error) }
  }

  func step(_ step: KeyPathStep, of value: SwiftValue) throws(Interruption) -> SwiftValue {
    switch step {
    case .member(let word): return try member(of: value, word)
    case .index(let index): return try subscriptValue(value, [.int(index)], site: -1)
    case .chain: return value
    case .force:
      if value.isNone { throw .crash(AppCrash(.unwrappedNil)) }
      return value
    }
  }

  func setStep(_ step: KeyPathStep, of whole: SwiftValue, _ part: SwiftValue) throws(Interruption) -> SwiftValue {
    switch step {
    case .member(let word): try setMember(whole, word, part, site: -1)
    case .index(let index): try setSubscript(whole, [.int(index)], part, site: -1)
    case .chain, .force: part
    }
  }

  func read(_ path: KeyPathValue, of value: SwiftValue) throws(Interruption) -> SwiftValue {
    var current = value
    for step in path.steps {
      if case .chain = step {
        if current.isNone { return .none }
        continue
      }
      current = try self.step(step, of: current)
    }
    return current
  }

  func write(_ path: ArraySlice<KeyPathStep>, of whole: SwiftValue, _ value: SwiftValue) throws(Interruption)
    -> SwiftValue
  {
    guard let first = path.first else { return value }
    try descend()
    defer { ascend() }
    let inner = path.dropFirst().isEmpty ? value : try write(path.dropFirst(), of: step(first, of: whole), value)
    return try setStep(first, of: whole, inner)
  }

  /// Runs code of the program for the runtime: what ends it there is the app's crash.
  func guarded<Result>(_ body: () throws(Interruption) -> Result) throws(AppCrash) -> Result {
    do throws(Interruption) {
      return try body()
    } catch {
      switch error {
      case .crash(let crash): throw crash
      case .thrown(let number):
        throw AppCrash(.fatal("Error raised: \((try? describe(caught(number))) ?? "an error")"))
      }
    }
  }
}
