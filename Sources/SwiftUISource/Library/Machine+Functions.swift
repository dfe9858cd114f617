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
      throw crash(try values.first.map { value throws(Interruption) in try describe(value) } ?? "")
    case .precondition, .assert:
      guard let first = values.first, try !condition(first) else { return .unit }
      let message = try values.count > 1 ? describe(values[1]) : ""
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
}
