import PresentationRuntime

extension Machine {
  /// A value as the declared shape has it: a literal as its type, `.name` as what it names there.
  func coerce(_ value: SwiftValue, to shape: Shape) throws(Interruption) -> SwiftValue {
    switch shape {
    case .any, .function, .library, .unit, .unknown: return value
    case .double:
      if case .int(let number) = value { return .double(Double(number)) }
      if case .symbol = value { return try resolve(value, as: shape) }
      return value
    case .integer(let kind):
      if case .int(let number) = value, kind.fitsInt { return .int(try bounded(number, kind)) }
      if case .symbol = value { return try resolve(value, as: shape) }
      return value
    case .int, .string, .bool, .character:
      if case .symbol = value { return try resolve(value, as: shape) }
      return value
    case .optional(let inner):
      switch value {
      case .none: return value
      case .symbol(let symbol) where symbol.word == Word.none: return .none
      case .symbol(let symbol) where symbol.word == .some:
        return try coerce(symbol.arguments?.first ?? .none, to: inner)
      default: return try coerce(value, to: inner)
      }
    case .array(let element):
      guard case .array(let values) = value, let first = values.first, element.wantsCoercion,
        isUnfinished(first, element) || values.count < 8 && values.contains(where: { isUnfinished($0, element) })
      else {
        if case .symbol(let symbol) = value, symbol.word == Word.`init` { return .array([]) }
        return value
      }
      var result: [SwiftValue] = []
      for value in values { result.append(try coerce(value, to: element)) }
      return .array(result)
    case .set(let element):
      if case .array(let values) = value {
        let table = Table()
        for value in values {
          let value = try coerce(value, to: element)
          table.set(value, try key(value), .unit)
        }
        return .set(table)
      }
      return value
    case .dictionary(let key, let element):
      guard case .dictionary(let table) = value, key.wantsCoercion || element.wantsCoercion,
        let first = table.values.first, isUnfinished(first, element) || isUnfinished(table.keys[0], key)
      else { return value }
      let result = Table()
      for (index, old) in table.keys.enumerated() {
        let new = try coerce(old, to: key)
        result.set(new, try self.key(new), try coerce(table.values[index], to: element))
      }
      return .dictionary(result)
    case .tuple(let parts):
      guard case .tuple(let tuple) = value, tuple.values.count == parts.count else { return value }
      var values: [SwiftValue] = []
      for (part, shape) in zip(tuple.values, parts) { values.append(try coerce(part, to: shape)) }
      return .tuple(TupleValue(values, tuple.labels))
    case .namedTuple(let parts, let labels):
      guard case .tuple(let tuple) = value, tuple.values.count == parts.count else { return value }
      var values: [SwiftValue] = []
      for (part, shape) in zip(tuple.values, parts) { values.append(try coerce(part, to: shape)) }
      return .tuple(TupleValue(values, labels))
    case .user(let type):
      switch value {
      case .symbol: return try resolve(value, as: shape)
      case .string, .int, .double, .bool, .array, .dictionary:
        try descend()
        defer { ascend() }
        return try literal(value, of: type)
      default: return value
      }
    }
  }

  /// Whether a value still has to be brought into a shape.
  private func isUnfinished(_ value: SwiftValue, _ shape: Shape) -> Bool {
    switch (value, shape.unwrapped) {
    case (.symbol, _), (.int, .double), (.array, .set), (.array, .array), (.dictionary, .dictionary), (.string, .user),
      (.int, .user), (.tuple, .tuple), (.tuple, .namedTuple):
      true
    default: false
    }
  }

  private func literal(_ value: SwiftValue, of type: Int) throws(Interruption) -> SwiftValue {
    let label: Word
    switch value {
    case .string: label = .stringLiteral
    case .int: label = .integerLiteral
    case .double: label = .floatLiteral
    case .bool: label = .booleanLiteral
    case .array: label = .arrayLiteral
    default: label = .dictionaryLiteral
    }
    for function in initializers(of: type) where program.functions[function].parameters.first?.label == label.rawValue {
      return try call(function, allocate(type), [value])
    }
    if case .array(let values) = value, program.types[type].libraryBases.contains(.OptionSet) {
      var bits = 0
      for value in values {
        if case .int(let raw) = try member(of: coerce(value, to: .user(type)), Word.rawValue_.rawValue) { bits |= raw }
      }
      return try make(type, Arguments(values: [.int(bits)], labels: [Word.rawValue_.rawValue], machine: self))
    }
    return value
  }

  /// `.name` as a member of the type of another value.
  func resolve(_ symbol: SwiftValue, like other: SwiftValue) throws(Interruption) -> SwiftValue {
    switch other {
    case .enumeration(let value): try resolve(symbol, as: .user(value.type))
    case .structure(let value): try resolve(symbol, as: .user(value.type))
    case .instance(let value): try resolve(symbol, as: .user(value.type))
    case .int: try resolve(symbol, as: .int)
    case .double: try resolve(symbol, as: .double)
    case .string: try resolve(symbol, as: .string)
    default: symbol
    }
  }

  func resolve(_ value: SwiftValue, as shape: Shape) throws(Interruption) -> SwiftValue {
    guard case .symbol(let symbol) = value else { return value }
    guard case .user(let type) = shape else {
      let base = SwiftValue.metatype(shape)
      guard let arguments = symbol.arguments else { return try member(of: base, symbol.name) }
      var receiver = base
      var hasChanged = false
      return try nativeMethod(
        &receiver, Arguments(values: arguments, labels: symbol.labels, name: symbol.name, machine: self), &hasChanged)
    }
    guard let arguments = symbol.arguments else { return try staticMember(of: type, symbol.name) }
    let given = Arguments(values: arguments, labels: symbol.labels, machine: self)
    if symbol.word == .`init` { return try make(type, given) }
    let site = CallSite(name: symbol.name, labels: symbol.labels, firstTrailing: symbol.labels.count, offset: 0)
    switch calledMember(in: program.types[type].statics, site, cases: program.types[type].cases) {
    case .enumCase(let number)?:
      var payload = arguments
      let shapes = program.types[type].cases[number].shapes
      for index in payload.indices where index < shapes.count {
        payload[index] = try coerce(payload[index], to: shapes[index])
      }
      return .enumeration(EnumValue(type, number, payload))
    case .methods(let list)?:
      for function in list {
        guard let plan = makePlan(site, function) else { continue }
        let values = (plan.sources ?? arguments.indices.map { .argument($0) }).map { source -> SwiftValue in
          switch source {
          case .argument(let index): arguments[index]
          case .missing: .hole
          case .variadic(let indices): .array(indices.map { arguments[$0] })
          }
        }
        return try call(function, .metatype(.user(type)), values)
      }
    default: break
    }
    return try call(staticMember(of: type, symbol.name), arguments)
  }

  /// Whether a value is of a shape, for choosing among functions and casts.
  func fits(_ value: SwiftValue, _ shape: Shape) throws(Interruption) -> Bool {
    switch (value, shape) {
    case (_, .any), (_, .unknown): return true
    case (.none, .optional), (.symbol, _), (.hole, _): return true
    case (.none, _): return false
    case (_, .optional(let inner)): return try fits(value, inner)
    case (.int, .int), (.double, .double), (.string, .string), (.bool, .bool), (.unit, .unit): return true
    case (.int(let number), .integer(let kind)): return !kind.fitsInt || kind.bounds.contains(number)
    case (.string(let text), .character): return text.count == 1
    case (.array(let values), .array(let element)):
      for value in values.prefix(32) where try !fits(value, element) { return false }
      return true
    case (.set, .set), (.tuple, .tuple), (.tuple, .namedTuple): return true
    case (.dictionary(let table), .dictionary(let key, let element)):
      if let first = table.keys.first, try !fits(first, key) { return false }
      if let first = table.values.first, try !fits(first, element) { return false }
      return true
    case (.closure, .function), (.native, .function), (.keyPath, .function): return true
    case (.structure(let box), .user(let type)): return isKind(box.type, of: type)
    case (.enumeration(let value), .user(let type)): return isKind(value.type, of: type)
    case (.instance(let instance), .user(let type)): return isKind(instance.type, of: type)
    case (.metatype(.user(let own)), .user(let type)): return isKind(own, of: type)
    case (_, .library(let word)): return isLibrary(value, word)
    case (_, .user(let type)):
      guard program.types[type].kind == .protocol else { return false }
      return extends(value, type)
    default: return false
    }
  }

  private func isKind(_ own: Int, of type: Int) -> Bool {
    own == type || program.types[own].ancestors.contains(type)
  }

  private func extends(_ value: SwiftValue, _ type: Int) -> Bool {
    kinds(of: value).contains { word in
      program.types.contains { $0.nameID == word.rawValue && $0.ancestors.contains(type) && !$0.isDeclared }
    }
  }

  func matches(_ value: SwiftValue, _ shape: Shape, name: Int) throws(Interruption) -> Bool {
    if case .symbol(let symbol) = value, isBeyond(symbol) { throw uninterpreted(symbol) }
    if case .symbol = value, case .user = shape { return false }
    if case .symbol = value, case .library = shape { return true }
    if shape == .unknown {
      // A type that is not in the file: `error is URLError`.
      if let word = Word(rawValue: name) { return isLibrary(value, word) }
      return false
    }
    return try fits(value, shape)
  }

  func cast(_ value: SwiftValue, to shape: Shape, name: Int, isForced: Bool) throws(Interruption) -> SwiftValue {
    if value.isNone, case .optional = shape { return .none }
    if try matches(value, shape, name: name) { return value }
    // What is not known cannot be told to be of another type.
    if case .opaque = value { return value }
    if isForced {
      if value.isNone { throw .crash(AppCrash(.unwrappedNil)) }
      throw crash("Could not cast value of type '\(typeName(of: value))' to '\(shapeName(shape, name))'")
    }
    return .none
  }

  func shapeName(_ shape: Shape, _ name: Int) -> String {
    switch shape {
    case .user(let type): program.types[type].name
    case .int: "Int"
    case .integer(let kind): "\(kind.word)"
    case .double: "Double"
    case .string: "String"
    case .bool: "Bool"
    case .character: "Character"
    case .array(let element): "Array<\(shapeName(element, -1))>"
    case .dictionary(let key, let value): "Dictionary<\(shapeName(key, -1)), \(shapeName(value, -1))>"
    case .set(let element): "Set<\(shapeName(element, -1))>"
    case .optional(let inner): "Optional<\(shapeName(inner, -1))>"
    case .library(let word): "\(word)"
    case .any: "Any"
    case .unit: "()"
    case .tuple, .namedTuple: "(…)"
    case .function: "Function"
    case .unknown: name >= 0 ? self.name(name) : "Any"
    }
  }
}
