import PresentationRuntime

extension Machine {
  /// A method of the library on any value; `hasChanged` says that the receiver is another now.
  func nativeMethod(
    _ receiver: inout SwiftValue, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue {
    callSite = arguments.site
    if let word = arguments.word, let result = try anyMethod(receiver, word, arguments) { return result }
    guard let word = arguments.word else { return try unknownMethod(receiver, arguments) }
    if word == .optionalMap, let result = try optionalMethod(receiver, word, arguments) { return result }
    if word == .insert, let result = try insertIntoSet(&receiver, arguments, &hasChanged) { return result }
    switch receiver {
    case .array:
      if let result = try arrayMethod(&receiver, word, arguments, &hasChanged) { return result }
    case .dictionary, .set:
      if let result = try tableMethod(&receiver, word, arguments, &hasChanged) { return result }
    case .string:
      if let result = try stringMethod(&receiver, word, arguments, &hasChanged) { return result }
    case .int, .double, .bool:
      if let result = try numberMethod(&receiver, word, arguments, &hasChanged) { return result }
    case .range:
      if let result = try rangeMethod(receiver, word, arguments) { return result }
    case .foreign(let foreign):
      if let result = try foreignMethod(foreign, word, arguments) { return result }
    case .metatype(let shape):
      if let result = try staticMethod(shape, word, arguments) { return result }
    case .instance(let instance):
      if let result = try instanceMethod(instance, word, arguments) { return result }
    case .binding(let box):
      if let result = try bindingMethod(box, word, arguments) { return result }
    case .opaque(let opaque): return try callOpaque(opaque, arguments)
    case .symbol(let symbol):
      if let result = try symbolMethod(symbol, word, arguments) { return result }
    case .structure, .enumeration:
      if let result = try valueMethod(&receiver, word, arguments, &hasChanged) { return result }
    case .closure, .native:
      if word == .callAsFunction { return try call(receiver, arguments.values) }
    default: break
    }
    if let result = try optionalMethod(receiver, word, arguments) { return result }
    if let element = try viewMethod(receiver, word, arguments) { return element }
    return try unknownMethod(receiver, arguments)
  }

  private func unknownMethod(_ receiver: SwiftValue, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    switch receiver {
    case .opaque(let opaque): return try callOpaque(opaque, arguments)
    case .none: throw .crash(AppCrash(.unwrappedNil))
    case .symbol:
      let labels = arguments.values.indices.map { arguments.label(at: $0) }
      return .symbol(SymbolValue(arguments.name, arguments.values, labels: labels, base: receiver))
    case .closure, .native: return receiver
    case .foreign(let foreign):
      if case .publisher = foreign.kind { return receiver }
      if case .subject = foreign.kind { return receiver }
      return try unknownMethod(of: foreign, arguments)
    default: break
    }
    if case .metatype = receiver, name(arguments.name) == "_printChanges" { return .unit }
    if let element = try inertModifier(receiver, arguments) { return element }
    if case .instance(let instance) = receiver, !program.types[instance.type].libraryBases.isEmpty {
      // A method of the platform's superclass.
      return .none
    }
    throw unsupported(
      "'\(name(arguments.name))' on a value of type '\(typeName(of: receiver))'",
      hint: "write it with what is supported, or move it out of the view")
  }

  /// A call of a value that the machine does not run itself.
  func callNative(_ callee: SwiftValue, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    switch callee {
    case .metatype(let shape): return try construct(shape, arguments)
    case .opaque(let opaque): return try callOpaque(opaque, arguments, isDirect: true)
    case .foreign(let foreign):
      if case .dismiss(let action) = foreign.kind {
        action?.callAsFunction(at: callPlace(arguments))
        return .unit
      }
      return .unit
    case .symbol(let symbol): return .symbol(SymbolValue(symbol.name, arguments.values))
    case .structure(let box):
      if let list = program.types[box.type].members.methods(Word.callAsFunction.rawValue) {
        return try call(list[0], callee, arguments.values)
      }
    case .none:
      if isStubbed(arguments) { return callee }
      throw .crash(AppCrash(.unwrappedNil))
    case .unit, .hole: return .unit
    default:
      if isStubbed(arguments) { return callee }
    }
    throw crash("this value cannot be called")
  }

  func callPlace(_ arguments: Arguments) -> SourcePlace? {
    arguments.site >= 0 ? place(ofSite: arguments.site) : nil
  }

  /// Makes a value of the type that a shape stands for.
  func construct(_ shape: Shape, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    switch shape {
    case .user(let type): return try make(type, arguments)
    case .int: return try callLibrary(.Int, arguments)
    case .integer(let kind): return try callLibrary(kind.word, arguments)
    case .double: return try callLibrary(.Double, arguments)
    case .string, .character: return try callLibrary(.String, arguments)
    case .bool: return try callLibrary(.Bool, arguments)
    case .array: return try callLibrary(.Array, arguments)
    case .dictionary: return try callLibrary(.Dictionary, arguments)
    case .set: return try callLibrary(.Set, arguments)
    case .optional: return arguments.values.first ?? .none
    case .library(let word): return try callLibrary(word, arguments)
    case .any, .function, .namedTuple, .tuple, .unit, .unknown: return arguments.values.first ?? .unit
    }
  }

  /// Methods that every value has.
  private func anyMethod(
    _ receiver: SwiftValue, _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    switch (receiver, word) {
    case (.opaque, _): return nil
    case (_, .hash):
      if case .foreign(let hasher)? = arguments[.into] ?? arguments.values.first {
        hasher.hashed.append(try key(receiver))
      }
      return .unit
    default: return nil
    }
  }

  private func optionalMethod(
    _ receiver: SwiftValue, _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    switch word {
    case .map, .flatMap, .optionalMap:
      if receiver.isNone { return SwiftValue.none }
      if case .foreign(let foreign) = receiver, foreign.isPublisher { return nil }
      guard let function = arguments.lastFunction ?? arguments.values.first else { return nil }
      return try call(function, [receiver])
    default: return nil
    }
  }

  /// Methods that structs and enums of the file have without writing them.
  private func valueMethod(
    _ receiver: inout SwiftValue, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    guard case .structure(let box) = receiver else { return nil }
    let bases = program.types[box.type].libraryBases
    if bases.contains(.OptionSet) { return try optionSetMethod(&receiver, box, word, arguments, &hasChanged) }
    if bases.contains(.Sequence) || bases.contains(.Collection) || bases.contains(.IteratorProtocol) {
      var values = SwiftValue.array(try elements(of: receiver))
      var changed = false
      return try arrayMethod(&values, word, arguments, &changed)
    }
    return nil
  }

  private func optionSetMethod(
    _ receiver: inout SwiftValue, _ box: StructValue, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    guard let argument = arguments.values.first else { return nil }
    func bits(_ value: SwiftValue) throws(Interruption) -> Int {
      let whole = try coerce(value, to: .user(box.type))
      if case .int(let bits) = try member(of: whole, Word.rawValue_.rawValue) { return bits }
      return 0
    }
    func made(_ bits: Int) throws(Interruption) -> SwiftValue {
      try make(box.type, Arguments(values: [.int(bits)], labels: [Word.rawValue_.rawValue], machine: self))
    }
    let own = try bits(receiver)
    let other = try bits(argument)
    switch word {
    case .contains: return .bool(own & other == other)
    case .union: return try made(own | other)
    case .intersection: return try made(own & other)
    case .subtracting: return try made(own & ~other)
    case .insert, .formUnion:
      receiver = try made(own | other)
      hasChanged = true
      return .unit
    case .remove:
      receiver = try made(own & ~other)
      hasChanged = true
      return argument
    default: return nil
    }
  }

  /// `.name(…).other(…)` on a value of the library that is not modelled: it stays what it is.
  private func symbolMethod(
    _ symbol: SymbolValue, _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    switch word {
    case .map, .flatMap, .get, .mapError:
      guard symbol.word == .success || symbol.word == .failure else { return nil }
      let value = symbol.arguments?.first ?? .unit
      if word == .get {
        if symbol.word == .failure { throw thrown(value) }
        return value
      }
      if word == .map, symbol.word == .success, let function = arguments.lastFunction {
        return .symbol(SymbolValue(symbol.name, [try call(function, [value])]))
      }
      if word == .mapError, symbol.word == .failure, let function = arguments.lastFunction {
        return .symbol(SymbolValue(symbol.name, [try call(function, [value])]))
      }
      if word == .flatMap, symbol.word == .success, let function = arguments.lastFunction {
        return try call(function, [value])
      }
      return .symbol(symbol)
    default: return nil
    }
  }
}
