import PresentationRuntime

extension Machine {
  /// Values of the standard library and Foundation that are made by their type's name.
  func valueType(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    let first = arguments.values.first
    switch word {
    case .String, .Substring, .Character, .LocalizedStringKey, .NSString, .AttributedString, .LocalizedStringResource:
      return try makeString(arguments)
    case .Int, .Int8, .Int16, .Int32, .Int64, .UInt, .UInt8, .UInt16, .UInt32, .UInt64, .NSInteger:
      return try makeInteger(word, arguments)
    case .Double, .Float, .CGFloat, .TimeInterval, .Decimal:
      switch first {
      case .string(let text)?: return Double(text).map { .double($0) } ?? SwiftValue.none
      case .opaque(let opaque)?: throw unknown(opaque)
      case nil: return .double(0)
      default: return .double(try number(first))
      }
    case .Bool:
      if case .string(let text)? = first { return Bool(text).map { .bool($0) } ?? SwiftValue.none }
      if case .int(let value)? = first { return .bool(value != 0) }
      return first ?? .bool(false)
    case .Array, .ContiguousArray, .ArraySlice, .NSArray, .NSMutableArray:
      if let repeated = arguments[.repeating] {
        guard case .int(let count)? = arguments[.count], count >= 0 else {
          throw crash("Can't construct Array with count < 0")
        }
        if count > Budget.size { throw tooLarge() }
        try spend(count / Budget.elementsPerStep)
        return .array([SwiftValue](repeating: repeated, count: count))
      }
      return .array(try first.map { value throws(Interruption) in try elements(of: value) } ?? [])
    case .Set, .NSSet:
      return .set(try table(of: first.map { value throws(Interruption) in try elements(of: value) } ?? []))
    case .NavigationPath:
      return .array(try first.map { value throws(Interruption) in try elements(of: value) } ?? [])
    case .IndexSet:
      if let one = arguments[.integer] { return .array([one]) }
      if let several = arguments[.integersIn] { return .array(try elements(of: several)) }
      return .array(try first.map { value throws(Interruption) in try elements(of: value) } ?? [])
    case .Dictionary, .NSDictionary, .NSMutableDictionary: return try makeDictionary(arguments)
    case .AnyHashable, .AnySequence, .AnyCollection, .AnyIterator, .Optional, .NSNumber, .Identifiable:
      return first ?? SwiftValue.none
    case .UUID:
      if case .string(let text)? = arguments[.uuidString] {
        return text.utf8.count == 36 ? .foreign(Foreign(.uuid(text.uppercased()))) : SwiftValue.none
      }
      return .foreign(Foreign(.uuid(library.nextIdentifier())))
    case .URL, .NSURL:
      let text = arguments[.string] ?? arguments[.fileURLWithPath] ?? arguments[.filePath] ?? first
      if case .string(let text)? = text {
        if arguments.has(.fileURLWithPath) || arguments.has(.filePath) {
          return .foreign(Foreign(.url("file://" + (text.hasPrefix("/") ? "" : "/") + text)))
        }
        return text.isEmpty ? SwiftValue.none : .foreign(Foreign(.url(text)))
      }
      if case .opaque(let opaque)? = text { throw unknown(opaque) }
      return SwiftValue.none
    case .Date: return try makeDate(arguments)
    case .Data:
      if argument("base64Encoded", of: arguments) != nil, case .string(let text)? = first {
        return Base64.bytes(of: text).map { .foreign(Foreign(.data($0))) } ?? SwiftValue.none
      }
      if arguments.values.indices.contains(where: { arguments.label(at: $0) == Word.contentsOf.rawValue }) {
        throw unsupported("'Data(contentsOf:)'", hint: "stub the function that it stands in")
      }
      switch first {
      case .opaque(let opaque)?: throw unknown(opaque)
      case .string(let text)?: return .foreign(Foreign(.data(Array(text.utf8))))
      case .array(let values)?:
        return .foreign(
          Foreign(
            .data(values.compactMap { if case .int(let byte) = $0 { UInt8(truncatingIfNeeded: byte) } else { nil } })))
      case .foreign?: return first
      default: return .foreign(Foreign(.data([])))
      }
    case .DateFormatter, .NumberFormatter, .ISO8601DateFormatter, .RelativeDateTimeFormatter, .ByteCountFormatter,
      .DateComponentsFormatter, .MeasurementFormatter, .ListFormatter, .PersonNameComponentsFormatter:
      return .foreign(Foreign(.formatter(word)))
    case .NSError, .URLError, .CancellationError, .DecodingError, .CocoaError:
      var message = ""
      if case .dictionary(let table)? = arguments[.userInfo], case .string(let text)? = table.values.first {
        message = text
      }
      var domain = "\(word)"
      if case .string(let text)? = arguments[.domain] { domain = text }
      let error = Foreign(.error(name: domain, message: message))
      if let code = arguments[.code] ?? arguments.first { error.properties[Word.code.rawValue] = code }
      return .foreign(error)
    case .Hasher: return .foreign(Foreign(.hasher))
    case .SystemRandomNumberGenerator: return .foreign(Foreign(.random))
    case .Result:
      if let body = arguments.lastFunction {
        do throws(Interruption) {
          return .symbol(SymbolValue(Word.success.rawValue, [try call(body, [])]))
        } catch {
          guard case .thrown(let number) = error else { throw error }
          let value = caught(number)
          return .symbol(SymbolValue(Word.failure.rawValue, [value]))
        }
      }
      return nil
    case .SortDescriptor, .KeyPathComparator:
      return .symbol(
        SymbolValue(word.rawValue, arguments.values, labels: arguments.values.indices.map { arguments.label(at: $0) }))
    case .CharacterSet:
      if case .string(let text)? = arguments[.charactersIn] { return .string(text) }
      return nil
    case .Void: return .unit
    case .NSObject, .NSLock, .NSRecursiveLock: return .foreign(Foreign(.single(word)))
    default: return nil
    }
  }

  private func makeString(_ arguments: Arguments) throws(Interruption) -> SwiftValue {
    if let repeated = arguments[.repeating] {
      guard case .int(let count)? = arguments[.count], count >= 0 else { throw crash("Negative count not allowed") }
      let text = try describe(repeated)
      if count > Budget.size || text.utf8.count * count > Budget.size { throw tooLarge() }
      try spend(text.utf8.count * count / Budget.bytesPerStep)
      return .string(String(repeating: text, count: count))
    }
    if case .string(let format)? = arguments[.format] {
      return .string(try formatted(format, Array(arguments.values.dropFirst())))
    }
    if case .int(let radix)? = arguments[.radix], case .int(let value)? = arguments.values.first,
      (2...36).contains(radix)
    {
      let isUpper: Bool = if case .bool(true)? = arguments[.uppercase] { true } else { false }
      return .string(String(value, radix: radix, uppercase: isUpper))
    }
    for index in arguments.values.indices {
      let label = name(arguments.label(at: index))
      if ["contentsOf", "contentsOfFile", "cString", "utf8String", "markdown", "base64Encoded"].contains(label) {
        throw unsupported("'\(name(arguments.name))(\(label):)'", hint: "stub the function that it stands in")
      }
    }
    if let bytes = argument("bytes", of: arguments) ?? arguments[.decoding], case .array(let values) = bytes {
      let bytes = values.compactMap { if case .int(let byte) = $0 { UInt8(truncatingIfNeeded: byte) } else { nil } }
      return .string(String(decoding: bytes, as: UTF8.self))
    }
    if let localized = arguments[.localized] { return .string(try describe(localized)) }
    let value =
      arguments[.describing] ?? arguments[.reflecting] ?? arguments[.data] ?? arguments[.decoding]
      ?? arguments.values.first
    switch value {
    case .foreign(let foreign)?:
      if case .data(let bytes) = foreign.kind { return .string(String(decoding: bytes, as: UTF8.self)) }
      return .string(try describe(.foreign(foreign)))
    case .array(let values)?:
      var text = ""
      for value in values {
        text += try describe(value)
        try limit(text)
      }
      return .string(text)
    case let value?: return .string(try describe(value, isDebug: arguments.has(.reflecting)))
    case nil: return .string("")
    }
  }

  private func makeDictionary(_ arguments: Arguments) throws(Interruption) -> SwiftValue {
    let result = Table()
    if let grouping = arguments[.grouping], let function = arguments[.by] ?? arguments.lastFunction {
      for value in try elements(of: grouping) {
        let group = try call(function, [value])
        let hash = try key(group)
        if let position = result.position(of: hash), case .array(let values) = result.values[position] {
          result.set(group, hash, .array(values + [value]))
        } else {
          result.set(group, hash, .array([value]))
        }
      }
      return .dictionary(result)
    }
    guard let pairs = arguments[.uniqueKeysWithValues] ?? arguments.values.first else { return .dictionary(result) }
    for pair in try elements(of: pairs) {
      guard case .tuple(let pair) = pair, pair.values.count == 2 else { continue }
      let hash = try key(pair.values[0])
      var value = pair.values[1]
      if let position = result.position(of: hash) {
        guard let function = arguments.lastFunction else { throw crash("Duplicate values for key") }
        value = try call(function, [result.values[position], value])
      }
      result.set(pair.values[0], hash, value)
    }
    return .dictionary(result)
  }

  private func makeDate(_ arguments: Arguments) throws(Interruption) -> SwiftValue {
    if let interval = arguments[.timeIntervalSince1970] {
      return .foreign(Foreign(.date(try number(interval) - 978_307_200)))
    }
    if let interval = arguments[.timeIntervalSinceReferenceDate] {
      return .foreign(Foreign(.date(try number(interval))))
    }
    if let interval = arguments[.timeIntervalSinceNow] { return .foreign(Foreign(.date(now + (try number(interval))))) }
    if let interval = arguments[.timeInterval], case .foreign(let foreign)? = arguments[.since],
      case .date(let start) = foreign.kind
    {
      return .foreign(Foreign(.date(start + (try number(interval)))))
    }
    return .foreign(Foreign(.date(now)))
  }
}
