import PresentationRuntime

extension Machine {
  /// `Name(…)` or `name(…)` of the library; the arguments lie on the stack.
  func callLibrary(site: Int, _ stack: inout [SwiftValue]) throws(Interruption) {
    let count = program.sites[site].labels.count
    let values = Array(stack[(stack.count - count)...])
    drop(count + 1, from: &stack)
    let number = program.sites[site].name
    guard let word = Word(rawValue: number) else { throw unsupported("'\(name(number))'") }
    callSite = site
    if word == .swap, values.count == 2 {
      stack.append(.unit)
      stack.append(values[1])
      stack.append(values[0])
      return
    }
    stack.append(try callLibrary(word, Arguments(values: values, site: site, machine: self)))
    for index in program.sites[site].inOut { stack.append(values[index]) }
  }

  func callLibrary(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    if program.hasLibraryInitializers, let result = try extended(word, arguments) { return result }
    if let result = try function(word, arguments) { return result }
    if let result = try valueType(word, arguments) { return result }
    if let result = try platformType(word, arguments) { return result }
    if let result = try wrapperType(word, arguments) { return result }
    if let result = try view(word, arguments) { return result }
    if word.isOpaqueType { return try callOpaque(OpaqueValue("\(word)"), arguments, isDirect: true) }
    // A type of the library without a meaning here.
    return .symbol(
      SymbolValue(word.rawValue, arguments.values, labels: arguments.values.indices.map { arguments.label(at: $0) }))
  }

  /// `State(initialValue:)`, `Binding(get:set:)`, `Alert(…)`.
  private func wrapperType(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch word {
    case .State, .StateObject, .ObservedObject, .Published, .FocusState, .GestureState, .AppStorage, .SceneStorage,
      .Bindable, .EnvironmentObject:
      if word == .Bindable, let first = arguments.values.first { return .foreign(Foreign(.bindable(first))) }
      return arguments[.wrappedValue] ?? arguments[.initialValue] ?? arguments.values.first ?? SwiftValue.none
    case .Binding:
      if let projected = arguments[.projectedValue] { return projected }
      return try makeBinding(arguments)
    case .Alert, .ActionSheet: return try makeAlert(arguments)
    default: return nil
    }
  }

  private func function(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    let values = arguments.values
    switch word {
    case .print, .debugPrint, .NSLog, .dump, .os_log: return .unit
    case .min, .max:
      guard var best = values.first else { return nil }
      for value in values.dropFirst() {
        if word == .min ? try less(value, best) : try !less(value, best) { best = value }
      }
      return best
    case .abs:
      switch values.first {
      case .int(let value)?: return .int(try magnitude(value))
      case .double(let value)?: return .double(value.magnitude)
      default: return nil
      }
    case .zip:
      let first: [SwiftValue]
      let second: [SwiftValue]
      if case .range(let range) = try arguments.value(at: 0), range.upper.isNone, case .int(let start) = range.lower {
        second = try elements(of: arguments.value(at: 1))
        if start > Int.max - second.count { throw crash("arithmetic overflow") }
        first = second.indices.map { .int(start + $0) }
      } else {
        first = try elements(of: arguments.value(at: 0))
        second = try elements(of: arguments.value(at: 1))
      }
      return .array(zip(first, second).map { .tuple(TupleValue([$0, $1])) })
    case .stride:
      return .array(try strided(arguments))
    case .fatalError, .preconditionFailure, .assertionFailure:
      throw crash(try values.first.map { value throws(Interruption) in try describe(text(value)) } ?? "")
    case .precondition, .assert:
      guard let first = values.first, try !condition(text(first)) else { return .unit }
      let message = try values.count > 1 ? describe(text(values[1])) : ""
      let kind = word == .precondition ? "Precondition failed" : "Assertion failed"
      throw crash(message.isEmpty ? kind : kind + ": " + message)
    case .withAnimation, .withTransaction, .autoreleasepool, .withExtendedLifetime:
      guard let body = arguments.lastFunction else { return .unit }
      let result = try call(body, [.unit])
      if let completion = arguments[.completion] {
        host.enqueue { () throws(AppCrash) in
          try self.guarded { () throws(Interruption) in _ = try self.call(completion, []) }
        }
      }
      return result
    case .type:
      return .string(typeName(of: values.first ?? .none))
    case .round, .ceil, .floor, .trunc, .sqrt, .sin, .cos, .tan, .exp, .log, .log2, .log10, .pow, .fabs, .cbrt, .atan2:
      return try mathematics(word, arguments)
    case .withCheckedContinuation, .withUnsafeContinuation, .withCheckedThrowingContinuation,
      .withUnsafeThrowingContinuation:
      guard let body = arguments.lastFunction else { return nil }
      let state = ContinuationState()
      _ = try call(body, [.foreign(Foreign(.continuation(state)))])
      if let result = state.result {
        switch result {
        case .success(let value): return value
        case .failure(let failure): throw thrown(failure)
        }
      }
      return try suspend(.event(state.event, result: .continuation(state)))
    case .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup, .withTaskCancellationHandler:
      guard let body = arguments[.body] ?? arguments[.operation] ?? arguments.lastFunction else { return nil }
      let group = Foreign(.group(TaskGroupState()))
      if case .closure(let closure) = body {
        pendingCall = (closure, [.foreign(group)])
        return .unit
      }
      return nil
    case .formatted: return try interpolated(arguments)
    case .NSLocalizedString: return values.first
    case .repeatElement:
      guard case .int(let count)? = arguments[.count], count >= 0 else { return nil }
      if count > Budget.size { throw tooLarge() }
      try spend(count / Budget.elementsPerStep)
      return .array([SwiftValue](repeating: try arguments.value(at: 0), count: count))
    case .sequence: return nil
    case .isKnownUniquelyReferenced: return .bool(true)
    case .unsafeBitCast, .numericCast: return values.first
    case .NSStringFromClass: return .string("")
    default: return nil
    }
  }

  private func strided(_ arguments: Arguments) throws(Interruption) -> [SwiftValue] {
    let end = arguments[.to] ?? arguments[.through]
    let isClosed = arguments.has(.through)
    if case .int(let start)? = arguments[.from], case .int(let step)? = arguments[.by], case .int(let end)? = end {
      if step == 0 { throw crash("Stride size must not be zero") }
      var numbers: [SwiftValue] = []
      var next = start
      while (step > 0 ? next < end : next > end) || (isClosed && next == end) {
        numbers.append(.int(next))
        if numbers.count > Budget.size { throw tooLarge() }
        let (sum, overflow) = next.addingReportingOverflow(step)
        if overflow { break }
        next = sum
      }
      try spend(numbers.count / Budget.elementsPerStep)
      return numbers
    }
    let step = try number(arguments[.by])
    let start = try number(arguments[.from])
    let limit = try number(end)
    if step == 0 { throw crash("Stride size must not be zero") }
    var result: [SwiftValue] = []
    var next = start
    while step > 0 ? (isClosed ? next <= limit : next < limit) : (isClosed ? next >= limit : next > limit) {
      result.append(.double(next))
      if result.count > Budget.size { throw tooLarge() }
      next = start + Double(result.count) * step
    }
    try spend(result.count / Budget.elementsPerStep)
    return result
  }

  /// The value of an autoclosure, or the value itself.
  private func text(_ value: SwiftValue) throws(Interruption) -> SwiftValue { value }

  private func interpolated(_ arguments: Arguments) throws(Interruption) -> SwiftValue {
    guard let value = arguments.values.first else { return .string("") }
    if let specifier = arguments[.specifier], case .string(let format) = specifier {
      return .string(try formatted(format, [value]))
    }
    if let style = arguments[.format] {
      if case .foreign(let foreign) = value, case .date(let seconds) = foreign.kind {
        return .string(try formattedDate(seconds, style))
      }
      switch value {
      case .int, .double: return .string(try formatted(value, style))
      default: return .string(try describe(value))
      }
    }
    if let style = arguments[.style], case .foreign(let foreign) = value, case .date(let seconds) = foreign.kind {
      return .string(dateText(seconds, style))
    }
    if let fallback = arguments[.`default`] {
      return value.isNone ? fallback : .string(try describe(value))
    }
    return .string(try describe(value))
  }

  private func mathematics(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    let x = try number(arguments.values.first)
    switch word {
    case .round: return .double(x.rounded())
    case .ceil: return .double(x.rounded(.up))
    case .floor: return .double(x.rounded(.down))
    case .trunc: return .double(x.rounded(.towardZero))
    case .sqrt: return .double(x.squareRoot())
    case .fabs: return .double(x.magnitude)
    case .pow:
      let exponent = try number(arguments.values.last)
      if exponent == exponent.rounded(), abs(exponent) < 4096 {
        var result = 1.0
        for _ in 0..<Int(abs(exponent)) { result *= x }
        return .double(exponent < 0 ? 1 / result : result)
      }
      if exponent == 0.5 { return .double(x.squareRoot()) }
      throw unsupported("'pow' with a broken exponent")
    default: throw unsupported("'\(word)'")
    }
  }

  /// Values of the standard library and Foundation that are made by their type's name.
  private func valueType(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
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
