import PresentationRuntime

extension Machine {
  /// Methods of sequences that do not change them.
  func sequenceMethod(
    _ values: [SwiftValue], _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    let function = arguments.lastFunction
    try spend(values.count / Budget.elementsPerStep)
    switch word {
    case .map, .compactMap, .flatMap:
      guard let function else { return nil }
      var result: [SwiftValue] = []
      result.reserveCapacity(values.count)
      for value in values {
        let mapped = try call(function, [value])
        switch word {
        case .map: result.append(mapped)
        case .compactMap: if !mapped.isNone { result.append(mapped) }
        default:
          switch mapped {
          case .array, .set, .range, .dictionary, .string:
            result += try elements(of: mapped)
            if result.count > Budget.size { throw tooLarge() }
          case .none: break
          default: result.append(mapped)
          }
        }
      }
      return .array(result)
    case .filter:
      guard let function else { return nil }
      var result: [SwiftValue] = []
      for value in values where try condition(call(function, [value])) { result.append(value) }
      return .array(result)
    case .forEach:
      guard let function else { return nil }
      for value in values { _ = try call(function, [value]) }
      return .unit
    case .reduce:
      guard let function else { return nil }
      if let start = arguments[.into] { return try reduceInto(values, start, function) }
      var result = try arguments.value(at: 0)
      for value in values { result = try call(function, [result, value]) }
      return result
    case .contains, .allSatisfy, .first, .last, .firstIndex, .lastIndex, .count, .drop, .prefix, .suffix, .dropFirst,
      .dropLast:
      return try searchMethod(values, word, arguments, function)
    case .sorted: return .array(try sorted(values, by: arguments[.by] ?? function, using: arguments[.using]))
    case .min, .max:
      return try extreme(values, isMax: word == .max, by: arguments[.by] ?? function)
    case .reversed: return .array(values.reversed())
    case .shuffled: return .array(values)
    case .randomElement: return values.first ?? SwiftValue.none
    case .enumerated:
      let labels = [Word.offset.rawValue, Word.element.rawValue]
      return .array(values.enumerated().map { .tuple(TupleValue([.int($0.offset), $0.element], labels)) })
    case .joined: return try joined(values, separator: arguments[.separator])
    case .elementsEqual, .starts: return .bool(try comparison(values, word, arguments))
    case .split: return try split(values, arguments)
    case .zip: return nil
    case .lexicographicallyPrecedes: return nil
    case .makeIterator: return .array(values)
    case .publisher: return nil
    default: return nil
    }
  }

  private func searchMethod(
    _ values: [SwiftValue], _ word: Word, _ arguments: Arguments, _ function: SwiftValue?
  ) throws(Interruption) -> SwiftValue? {
    func holds(_ value: SwiftValue) throws(Interruption) -> Bool {
      if let function { return try condition(call(function, [value])) }
      return try equal(value, arguments.value(at: 0)) == true
    }
    switch word {
    case .contains:
      if function == nil, arguments.values.isEmpty { return nil }
      for value in values where try holds(value) { return .bool(true) }
      return .bool(false)
    case .allSatisfy:
      for value in values where try !holds(value) { return .bool(false) }
      return .bool(true)
    case .first:
      for value in values where try holds(value) { return value }
      return SwiftValue.none
    case .last:
      for value in values.reversed() where try holds(value) { return value }
      return SwiftValue.none
    case .firstIndex:
      for (index, value) in values.enumerated() where try holds(value) { return .int(index) }
      return SwiftValue.none
    case .lastIndex:
      for (index, value) in values.enumerated().reversed() where try holds(value) { return .int(index) }
      return SwiftValue.none
    case .count:
      var count = 0
      for value in values where try holds(value) { count += 1 }
      return .int(count)
    case .drop where function != nil, .prefix where function != nil:
      var index = 0
      while index < values.count, try holds(values[index]) { index += 1 }
      return .array(word == .drop ? Array(values[index...]) : Array(values[..<index]))
    default:
      var count = 1
      if case .int(let given)? = arguments.values.first { count = given }
      if count < 0 { throw crash("Can't take a negative number of elements from a collection") }
      switch word {
      case .prefix: return .array(Array(values.prefix(count)))
      case .suffix: return .array(Array(values.suffix(count)))
      case .dropFirst: return .array(Array(values.dropFirst(count)))
      default: return .array(Array(values.dropLast(count)))
      }
    }
  }

  private func reduceInto(
    _ values: [SwiftValue], _ start: SwiftValue, _ function: SwiftValue
  ) throws(Interruption) -> SwiftValue {
    guard case .closure(let closure) = function else { return start }
    var result = start
    for value in values {
      result = try callInOut(closure, [result, value])
    }
    return result
  }

  /// Calls a closure and gives what its first parameter holds afterwards.
  func callInOut(_ closure: Closure, _ arguments: [SwiftValue]) throws(Interruption) -> SwiftValue {
    var fiber = pool.popLast() ?? Fiber()
    let callee = program.functions[closure.function]
    fiber.stack.append(.closure(closure))
    fiber.stack.append(contentsOf: fitted(arguments, to: closure.function))
    while fiber.stack.count < max(callee.slotCount, 2) { fiber.stack.append(.hole) }
    var frame = Fiber.Frame(function: closure.function, base: 0, captures: closure.captures)
    frame.inOut = [1]
    // The frame below takes the result and the changed value.
    frame.returnsFirst = true
    fiber.frames.append(frame)
    guard depth < Budget.nesting else { throw crash("the stack has overflowed: functions call themselves without end") }
    if steps > stepLimit { try spend(0) }
    depth += 1
    defer { depth -= 1 }
    guard let result = try execute(&fiber) else {
      suspension = nil
      throw unsupported("waiting inside a function that the library calls")
    }
    fiber.stack.removeAll(keepingCapacity: true)
    pool.append(fiber)
    return result
  }

  func sorted(
    _ values: [SwiftValue], by function: SwiftValue?, using comparators: SwiftValue? = nil
  ) throws(Interruption) -> [SwiftValue] {
    // A merge sort, stable as Swift's is.
    if values.count < 2 { return values }
    var failure: Interruption?
    let result = values.enumerated().sorted { first, second in
      if failure != nil { return false }
      do throws(Interruption) {
        if try before(first.element, second.element, function, comparators) { return true }
        if try before(second.element, first.element, function, comparators) { return false }
        return first.offset < second.offset
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    return result.map(\.element)
  }

  private func before(
    _ first: SwiftValue, _ second: SwiftValue, _ function: SwiftValue?, _ comparators: SwiftValue?
  ) throws(Interruption) -> Bool {
    if let comparators {
      var list: [SwiftValue] = [comparators]
      if case .array(let several) = comparators { list = several }
      for comparator in list {
        guard case .symbol(let symbol) = comparator else { continue }
        if symbol.base == nil, ["localized", "localizedStandard"].contains(name(symbol.name)),
          case .string(let left) = first, case .string(let right) = second
        {
          let word: Word = name(symbol.name) == "localized" ? .localizedCompare : .localizedStandardCompare
          let order = try order(of: left, right, word, Arguments(values: [comparator], machine: self))
          return self.word(order) == .orderedAscending
        }
        guard case .keyPath(let path)? = symbol.arguments?.first else {
          throw unsupported("'\(name(symbol.name))' as a comparator")
        }
        let left = try read(path, of: first)
        let right = try read(path, of: second)
        var isReversed = false
        if let parts = symbol.arguments, parts.count > 1, case .symbol(let order) = parts[1] {
          isReversed = order.word == .reverse
        }
        if try equal(left, right) == true { continue }
        return try isReversed ? less(right, left) : less(left, right)
      }
      return false
    }
    if let function { return try condition(call(function, [first, second])) }
    return try less(first, second)
  }

  private func extreme(
    _ values: [SwiftValue], isMax: Bool, by function: SwiftValue?
  ) throws(Interruption) -> SwiftValue {
    guard var best = values.first else { return .none }
    for value in values.dropFirst() {
      if isMax {
        if try !before(value, best, function, nil), try before(best, value, function, nil) { best = value }
      } else if try before(value, best, function, nil) {
        best = value
      }
    }
    return best
  }

  private func joined(_ values: [SwiftValue], separator: SwiftValue?) throws(Interruption) -> SwiftValue {
    let isText = values.allSatisfy { if case .string = $0 { true } else { false } }
    if isText, !values.isEmpty || separator != nil {
      var text = ""
      var between = ""
      if case .string(let given)? = separator { between = given }
      for (index, value) in values.enumerated() {
        if index > 0 { text += between }
        text += try describe(value)
        if text.utf8.count > Budget.size { throw tooLarge() }
      }
      return .string(text)
    }
    var result: [SwiftValue] = []
    for (index, value) in values.enumerated() {
      if index > 0, let separator { result += try elements(of: separator) }
      result += try elements(of: value)
      if result.count > Budget.size { throw tooLarge() }
    }
    return .array(result)
  }

  private func comparison(_ values: [SwiftValue], _ word: Word, _ arguments: Arguments) throws(Interruption) -> Bool {
    let compared = if let named = arguments[.with] { named } else { try arguments.value(at: 0) }
    let other = try elements(of: compared)
    if word == .elementsEqual, other.count != values.count { return false }
    if other.count > values.count { return false }
    for (first, second) in zip(values, other) where try equal(first, second) != true { return false }
    return true
  }

  private func split(_ values: [SwiftValue], _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    var parts: [SwiftValue] = []
    var current: [SwiftValue] = []
    for value in values {
      let isSeparator: Bool
      if let function = arguments.lastFunction {
        isSeparator = try condition(call(function, [value]))
      } else {
        isSeparator = try equal(value, arguments[.separator] ?? .none) == true
      }
      if isSeparator {
        if !current.isEmpty { parts.append(.array(current)) }
        current = []
      } else {
        current.append(value)
      }
    }
    if !current.isEmpty { parts.append(.array(current)) }
    return .array(parts)
  }
}
