import PresentationRuntime

extension Machine {
  /// `receiver[arguments]`.
  func subscriptValue(_ receiver: SwiftValue, _ arguments: [SwiftValue], site: Int) throws(Interruption) -> SwiftValue {
    switch receiver {
    case .array(let values):
      switch arguments.first {
      case .int(let index)?:
        if site >= 0, program.sites[site].labels.first ?? -1 >= 0,
          let custom = try customSubscript(receiver, arguments, site)
        {
          return custom
        }
        guard index >= 0, index < values.count else { throw crash("Index out of range") }
        return values[index]
      case .range(let range)?:
        let bounds = try self.bounds(range, count: values.count)
        return .array(Array(values[bounds]))
      default: break
      }
    case .dictionary(let table):
      if let key = arguments.first {
        if let position = table.position(of: try self.key(key)) { return table.values[position] }
        guard arguments.count > 1 else { return .none }
        return arguments[1].isFunction ? try call(arguments[1], []) : arguments[1]
      }
    case .string(let text):
      switch arguments.first {
      case .int(let offset)?:
        // An index is the number of its character.
        guard offset >= 0, offset < text.count else { throw crash("String index is out of bounds") }
        return .string(String(text[text.index(text.startIndex, offsetBy: offset)]))
      case .range(let range)?:
        let bounds = try self.bounds(range, count: text.count)
        return .string(String(text.dropFirst(bounds.lowerBound).prefix(bounds.count)))
      default: break
      }
    case .structure(let box):
      if let accessors = try chooseSubscript(program.types[box.type].subscripts, arguments, site) {
        return try call(accessors.getter, receiver, arguments)
      }
    case .instance(let instance):
      if let accessors = try chooseSubscript(program.types[instance.type].subscripts, arguments, site) {
        return try call(accessors.getter, receiver, arguments)
      }
    case .enumeration(let value):
      if let accessors = try chooseSubscript(program.types[value.type].subscripts, arguments, site) {
        return try call(accessors.getter, receiver, arguments)
      }
    case .metatype(.user(let type)):
      if let accessors = try chooseSubscript(program.types[type].staticSubscripts, arguments, site) {
        return try call(accessors.getter, receiver, arguments)
      }
    case .binding(let box):
      if case .int(let index)? = arguments.first { return try part(of: box.binding, .index(index)) }
      return try keyedPart(of: box.binding, arguments, site)
    case .range(let range):
      if case .int(let index)? = arguments.first { return .int(index) }
      return .range(range)
    case .foreign(let foreign):
      if case .data(let bytes) = foreign.kind, case .int(let index)? = arguments.first, bytes.indices.contains(index) {
        return .int(Int(bytes[index]))
      }
      if case .data = foreign.kind { throw unsupported("this subscript of a value of type 'Data'") }
      if case .single(let type) = foreign.kind { return .opaque(OpaqueValue("\(type)[]")) }
      return .none
    case .opaque(let opaque): return .opaque(OpaqueValue(opaque.path + "[]", of: opaque))
    case .symbol:
      // `self[Key.self]` of an environment value of the file's own.
      if case .metatype(.user(let type))? = arguments.first {
        return try staticMember(of: type, Word.defaultValue.rawValue)
      }
      return receiver
    case .none: throw .crash(AppCrash(.unwrappedNil))
    default: break
    }
    if case .keyPath(let path)? = arguments.first { return try read(path, of: receiver) }
    if let custom = try customSubscript(receiver, arguments, site) { return custom }
    throw crash("this value has no such subscript")
  }

  private func keyedPart(of binding: Binding, _ arguments: [SwiftValue], _ site: Int) throws(Interruption) -> SwiftValue
  {
    let hash = arguments.first.map { (try? key($0)) ?? .none } ?? .none
    return try projected(
      binding, key: "[\(hash)]",
      get: { (machine, whole) throws(Interruption) in try machine.subscriptValue(whole, arguments, site: -1) },
      set: { (machine, whole, part) throws(Interruption) in
        try machine.setSubscript(whole, arguments, part, site: -1)
      })
  }

  private func customSubscript(
    _ receiver: SwiftValue, _ arguments: [SwiftValue], _ site: Int
  ) throws(Interruption) -> SwiftValue? {
    for kind in kinds(of: receiver) {
      guard let extended = program.extensions[kind] else { continue }
      if let accessors = try chooseSubscript(extended.subscripts, arguments, site) {
        return try call(accessors.getter, receiver, arguments)
      }
    }
    return nil
  }

  private func chooseSubscript(
    _ candidates: [Accessors], _ arguments: [SwiftValue], _ site: Int
  ) throws(Interruption) -> Accessors? {
    let labels = site >= 0 ? program.sites[site].labels : arguments.map { _ in -1 }
    for accessors in candidates {
      let parameters = program.functions[accessors.getter].parameters
      guard parameters.count == arguments.count else { continue }
      // A subscript's parameters have no labels unless two names are written.
      var fits = true
      for (index, parameter) in parameters.enumerated() {
        let label = index < labels.count ? labels[index] : -1
        if label != parameter.label, label != -1 { fits = false }
        if try !self.fits(arguments[index], parameter.shape) { fits = false }
      }
      if fits { return accessors }
    }
    return nil
  }

  /// The positions that a range means in a collection of `count` elements.
  func bounds(_ range: RangeValue, count: Int) throws(Interruption) -> Range<Int> {
    var lower = 0
    var upper = count
    if case .int(let value) = range.lower { lower = value }
    if case .int(let value) = range.upper {
      guard value < Int.max || !range.isClosed else { throw crash("Range out of bounds") }
      upper = range.isClosed ? value + 1 : value
    }
    guard lower >= 0, lower <= upper, upper <= count else { throw crash("Range out of bounds") }
    return lower..<upper
  }

  /// Sets or removes what a dictionary holds for a key.
  func set(_ key: SwiftValue, in table: inout Table, to value: SwiftValue) throws(Interruption) {
    let hash = try self.key(key)
    try makeUnique(&table)
    if value.isNone {
      try spend(table.count / Budget.elementsPerStep)
      _ = table.remove(hash)
    } else {
      table.set(key, hash, value)
    }
  }

  /// `receiver[arguments] = value`: the changed receiver.
  func setSubscript(
    _ receiver: SwiftValue, _ arguments: [SwiftValue], _ value: SwiftValue, site: Int
  ) throws(Interruption) -> SwiftValue {
    switch receiver {
    case .array(var values):
      switch arguments.first {
      case .int(let index)?:
        guard index >= 0, index < values.count else { throw crash("Index out of range") }
        values[index] = value
        return .array(values)
      case .range(let range)?:
        let bounds = try self.bounds(range, count: values.count)
        values.replaceSubrange(bounds, with: try elements(of: value))
        return .array(values)
      default: break
      }
    case .dictionary(let table):
      guard let key = arguments.first else { break }
      var changed = table
      try set(key, in: &changed, to: value)
      return .dictionary(changed)
    case .structure(let box):
      if let accessors = try chooseSubscript(program.types[box.type].subscripts, arguments, site), accessors.setter >= 0
      {
        return try callReturningSelf(accessors.setter, receiver, arguments + [value], wantsSelf: true).1
      }
    case .instance(let instance):
      if let accessors = try chooseSubscript(program.types[instance.type].subscripts, arguments, site),
        accessors.setter >= 0
      {
        _ = try call(accessors.setter, receiver, arguments + [value])
        return receiver
      }
    case .binding(let box):
      let whole = fromRuntime(try read(box.binding))
      try write(box.binding, try setSubscript(whole, arguments, value, site: site), site)
      return receiver
    case .foreign, .opaque, .none: return receiver
    default: break
    }
    if case .keyPath(let path)? = arguments.first { return try write(path.steps[...], of: receiver, value) }
    throw crash("this value's subscript cannot be written")
  }
}
