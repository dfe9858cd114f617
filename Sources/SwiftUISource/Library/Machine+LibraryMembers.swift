import PresentationRuntime

extension Machine {
  /// A property of the library on any value.
  func libraryMember(of receiver: SwiftValue, _ number: Int) throws(Interruption) -> SwiftValue {
    guard let word = Word(rawValue: number) else { return try missing(receiver, number) }
    var result: SwiftValue?
    switch receiver {
    case .string(let text):
      try charge(text)
      result = try stringMember(text, word)
    case .int, .double, .bool: result = try numberMember(receiver, word)
    case .array(let values): result = try arrayMember(values, word)
    case .dictionary(let table): result = dictionaryMember(table, word)
    case .set(let table): result = try arrayMember(table.keys, word)
    case .range(let range): result = try rangeMember(range, word)
    case .foreign(let foreign): result = try foreignMember(foreign, word)
    case .metatype(let shape): result = try staticMember(of: shape, word)
    case .enumeration(let value): result = try enumMember(value, word)
    case .structure, .instance: result = try valueMember(receiver, word)
    case .symbol(let symbol): result = symbolMember(symbol, word)
    case .tuple, .element, .binding, .closure, .native: result = nil
    default: result = nil
    }
    if let result { return result }
    return try missing(receiver, number)
  }

  private func missing(_ receiver: SwiftValue, _ number: Int) throws(Interruption) -> SwiftValue {
    switch receiver {
    case .symbol(let symbol):
      // `CGSize(width: 3, height: 4).width`
      if symbol.base == nil, [.CGPoint, .CGSize, .CGVector].contains(symbol.word), let arguments = symbol.arguments,
        let index = symbol.labels.firstIndex(of: number), index < arguments.count
      {
        return try coerce(arguments[index], to: .double)
      }
      return .symbol(SymbolValue(number, nil, base: .symbol(symbol)))
    case .metatype(.library(let type)):
      if type.isOpaqueType, !(name(number).first?.isUppercase ?? false) {
        return try opaqueMember(OpaqueValue("\(type)"), number)
      }
      return .symbol(SymbolValue(number))
    case .metatype: return .symbol(SymbolValue(number))
    case .foreign(let foreign):
      if case .bindable(let value) = foreign.kind, let part = try bindableMember(value, named: number) { return part }
      if let value = foreign.properties[number] { return value }
      return try unknownMember(of: foreign, number)
    case .element: return receiver
    case .none: throw .crash(AppCrash(.unwrappedNil))
    case .instance(let instance):
      if !program.types[instance.type].libraryBases.isEmpty { return .none }
    case .closure, .native: return receiver
    default: break
    }
    // A method as a value.
    let word = number
    return .native(
      NativeFunction(name(number), isGuess: true) { (machine, arguments) throws(Interruption) in
        var target = receiver
        var hasChanged = false
        return try machine.nativeMethod(
          &target, Arguments(values: arguments.values, name: word, machine: machine), &hasChanged)
      })
  }

  private func arrayMember(_ values: [SwiftValue], _ word: Word) throws(Interruption) -> SwiftValue? {
    switch word {
    case .count, .endIndex, .underestimatedCount: return .int(values.count)
    case .isEmpty: return .bool(values.isEmpty)
    case .first: return values.first ?? SwiftValue.none
    case .last: return values.last ?? SwiftValue.none
    case .startIndex: return .int(0)
    case .indices: return .range(RangeValue(.int(0), .int(values.count), isClosed: false))
    case .lazy: return .array(values)
    case .capacity: return .int(values.count)
    case .hashValue: return .int(0)
    case .description: return .string(try describe(.array(values)))
    case .reversed, .enumerated: return nil
    default: return nil
    }
  }

  private func dictionaryMember(_ table: Table, _ word: Word) -> SwiftValue? {
    switch word {
    case .count: .int(table.count)
    case .isEmpty: .bool(table.count == 0)
    case .keys: .array(table.keys)
    case .values: .array(table.values)
    case .first:
      table.keys.first.map {
        .tuple(TupleValue([$0, table.values[0]], [Word.key.rawValue, Word.value.rawValue]))
      } ?? SwiftValue.none
    case .description: .string((try? describe(.dictionary(table))) ?? "")
    default: nil
    }
  }

  func rangeMember(_ range: RangeValue, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch word {
    case .lowerBound: return range.lower
    case .upperBound: return range.upper
    case .isEmpty:
      if range.isClosed { return .bool(false) }
      return .bool(try equal(range.lower, range.upper) == true)
    default: return try arrayMember(elements(of: .range(range)), word)
    }
  }

  private func enumMember(_ value: EnumValue, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch word {
    case .rawValue_:
      let declared = program.types[value.type].cases[value.number]
      return declared.rawValue.map { self.value(of: $0) } ?? .string(name(declared.name))
    case .hashValue: return .int(value.number)
    case .id: return .enumeration(value)
    case .self_: return .enumeration(value)
    case .localizedDescription: return .string(localizedDescription(of: .enumeration(value)))
    case .description: return .string(try describe(.enumeration(value)))
    default: return nil
    }
  }

  private func valueMember(_ receiver: SwiftValue, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch word {
    case .localizedDescription: return .string(localizedDescription(of: receiver))
    case .description: return .string(try describe(receiver))
    case .hashValue: return .int(0)
    case .self_: return receiver
    case .objectWillChange:
      if case .instance(let instance) = receiver {
        if let observed = observed(instance) {
          return .foreign(Foreign(.publisher(.object(observed, property: nil))))
        }
      }
      return .foreign(Foreign(.single(.objectWillChange)))
    default: break
    }
    switch receiver {
    case .instance(let instance): return try instanceMember(instance, word)
    case .structure(let box):
      let bases = program.types[box.type].libraryBases
      if bases.contains(.Sequence) || bases.contains(.Collection) || bases.contains(.RandomAccessCollection) {
        return try arrayMember(elements(of: receiver), word)
      }
      if bases.contains(.OptionSet), word == .isEmpty {
        return .bool(try equal(member(of: receiver, Word.rawValue_.rawValue), .int(0)) == true)
      }
      return nil
    default: return nil
    }
  }

  func localizedDescription(of value: SwiftValue) -> String {
    if let text = try? member(of: value, Word.errorDescription.rawValue), case .string(let text) = text { return text }
    if case .foreign(let foreign) = value, case .error(_, let message) = foreign.kind { return message }
    return "The operation couldn’t be completed. (\(typeName(of: value)) error 1.)"
  }

  private func symbolMember(_ symbol: SymbolValue, _ word: Word) -> SwiftValue? {
    switch word {
    case .rawValue_:
      if case .string(let text)? = symbol.arguments?.first { .string(text) } else { .string(rawValue(of: symbol)) }
    case .description: .string(name(symbol.name))
    case .hashValue: .int(symbol.name)
    default: nil
    }
  }

  private func rawValue(of symbol: SymbolValue) -> String {
    let spelling = name(symbol.name)
    switch symbol.word {
    case .addToReadingList, .airDrop, .assignToContact, .copyToPasteboard, .mail, .markupAsPDF, .message, .print,
      .saveToCameraRoll:
      return "com.apple.UIKit.activity." + spelling.prefix(1).uppercased() + spelling.dropFirst()
    default: return spelling
    }
  }

  // MARK: Static members

  private func staticMember(of shape: Shape, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch (shape, word) {
    case (_, .`init`):
      return .native(
        NativeFunction("init") { (machine, arguments) throws(Interruption) in try machine.construct(shape, arguments) })
    case (_, .self_), (_, .Type_): return .metatype(shape)
    case (.integer(let kind), .max):
      guard kind.fitsInt else { throw unsupported("a number of more than 63 bits") }
      return .int(kind.bounds.upperBound)
    case (.integer(let kind), .min): return .int(kind.bounds.lowerBound)
    case (.integer, .zero): return .int(0)
    case (.int, .max): return .int(.max)
    case (.int, .min): return .int(.min)
    case (.int, .zero): return .int(0)
    case (.double, .zero): return .double(0)
    case (.double, .pi): return .double(.pi)
    case (.double, .infinity): return .double(.infinity)
    case (.double, .nan): return .double(.nan)
    case (.double, .greatestFiniteMagnitude), (.double, .max): return .double(.greatestFiniteMagnitude)
    case (.double, .leastNonzeroMagnitude): return .double(.leastNonzeroMagnitude)
    case (.double, .ulpOfOne): return .double(.ulpOfOne)
    case (.library(let type), _): return libraryStatic(type, word)
    default: return nil
    }
  }

  /// `UIApplication.shared` and its like.
  func libraryStatic(_ type: Word, _ word: Word) -> SwiftValue? {
    switch (type, word) {
    case (.UIApplication, .shared), (.UIPasteboard, .general), (.DispatchQueue, .main),
      (.NotificationCenter, .`default`),
      (.UserDefaults, .standard), (.ProcessInfo, .processInfo), (.FileManager, .`default`), (.Locale, .current),
      (.Calendar, .current), (.TimeZone, .current), (.UIDevice, .current), (.Bundle, .main), (.URLSession, .shared),
      (.RunLoop, .main), (.UIScreen, .main), (.MainActor, .shared):
      return .foreign(Foreign(.single(type)))
    case (.DispatchQueue, _): return .foreign(Foreign(.single(.DispatchQueue)))
    case (.Date, .now): return .foreign(Foreign(.date(now)))
    case (.Date, .distantPast): return .foreign(Foreign(.date(-63_114_076_800)))
    case (.Date, .distantFuture): return .foreign(Foreign(.date(63_113_904_000)))
    case (.CommandLine, .arguments): return .array(library.arguments.map { .string($0) })
    case (.Task, .isCancelled): return .bool(isCancelled)
    case (.CGFloat, .zero), (.CGFloat, .pi), (.CGFloat, .infinity):
      return .double(word == .zero ? 0 : word == .pi ? .pi : .infinity)
    default: return nil
    }
  }

  /// A static member that a type of the file has from the library.
  func libraryStatic(_ bases: WordSet, _ number: Int) throws(Interruption) -> SwiftValue? {
    guard let word = Word(rawValue: number) else { return nil }
    if word == .none { return SwiftValue.none }
    for base in bases {
      if let value = libraryStatic(base, word) { return value }
    }
    return nil
  }
}
