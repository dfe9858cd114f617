import PresentationRuntime

extension Machine {
  /// An operator between two values.
  func binary(_ kind: Int, _ left: SwiftValue, _ right: SwiftValue, site: Int) throws(Interruption) -> SwiftValue {
    let symbol = BinaryOperator(rawValue: kind) ?? .custom
    if site >= 0, let custom = try customBinary(program.sites[site].name, left, right, site) { return custom }
    switch symbol {
    case .equal: return .bool(try equal(left, right) ?? false)
    case .notEqual: return .bool(!(try equal(left, right) ?? false))
    case .less: return .bool(try less(left, right))
    case .greater: return .bool(try less(right, left))
    case .lessOrEqual: return .bool(try !less(right, left))
    case .greaterOrEqual: return .bool(try !less(left, right))
    case .identical: return .bool(try isIdentical(left, right))
    case .notIdentical: return .bool(try !isIdentical(left, right))
    case .closedRange: return try range(left, right, isClosed: true)
    case .halfOpenRange: return try range(left, right, isClosed: false)
    case .match: return .bool(try matches(pattern: left, right))
    case .custom: throw unsupported("the operator '\(site >= 0 ? name(program.sites[site].name) : "")'")
    default: return try arithmetic(symbol, left, right)
    }
  }

  func binary(named text: String, _ left: SwiftValue, _ right: SwiftValue) throws(Interruption) -> SwiftValue {
    try binary(BinaryOperator(text).rawValue, left, right, site: -1)
  }

  private func customBinary(
    _ word: Int, _ left: SwiftValue, _ right: SwiftValue, _ site: Int
  ) throws(Interruption) -> SwiftValue? {
    guard let all = program.operators[word] else { return nil }
    var fitting: [Int] = []
    for function in all where program.functions[function].parameters.count == 2 {
      let parameters = program.functions[function].parameters
      guard try accepts(left, parameters[0].shape, function), try accepts(right, parameters[1].shape, function) else {
        continue
      }
      fitting.append(function)
    }
    guard let function = fitting.first else { return nil }
    let type = program.functions[function].type
    return try call(function, type >= 0 ? .metatype(.user(type)) : .unit, [left, right])
  }

  private func accepts(_ value: SwiftValue, _ shape: Shape, _ function: Int) throws(Interruption) -> Bool {
    switch value {
    case .symbol: return true
    default:
      if shape == .unknown {
        // `Self` and generic parameters: values of types of the file.
        switch value {
        case .structure, .enumeration, .instance: return true
        default: return program.functions[function].type < 0
        }
      }
      return try fits(value, shape)
    }
  }

  private func isIdentical(_ left: SwiftValue, _ right: SwiftValue) throws(Interruption) -> Bool {
    switch (left, right) {
    case (.instance(let a), .instance(let b)): a === b
    case (.foreign(let a), .foreign(let b)): a === b || a.isEqual(to: b) == true
    case (.none, .none): true
    default: false
    }
  }

  func range(_ lower: SwiftValue, _ upper: SwiftValue, isClosed: Bool) throws(Interruption) -> SwiftValue {
    if try less(upper, lower) { throw crash("Range requires lowerBound <= upperBound") }
    return .range(RangeValue(lower, upper, isClosed: isClosed))
  }

  private func arithmetic(
    _ symbol: BinaryOperator, _ left: SwiftValue, _ right: SwiftValue
  ) throws(Interruption) -> SwiftValue {
    switch (left, right) {
    case (.int(let a), .int(let b)): return .int(try integers(symbol, a, b))
    case (.double(let a), .double(let b)): return .double(try doubles(symbol, a, b))
    case (.int(let a), .double(let b)): return .double(try doubles(symbol, Double(a), b))
    case (.double(let a), .int(let b)): return .double(try doubles(symbol, a, Double(b)))
    case (.string(let a), .string(let b)) where symbol == .add:
      let sum = a + b
      try limit(sum)
      try charge(sum)
      return .string(sum)
    case (.array(let a), _) where symbol == .add:
      let other = try elements(of: right)
      if a.count + other.count > Budget.size { throw tooLarge() }
      try spend((a.count + other.count) / Budget.elementsPerStep)
      return .array(a + other)
    case (.element, _), (_, .element): return try joined(left, right)
    case (.opaque(let opaque), _), (_, .opaque(let opaque)): throw unknown(opaque)
    case (.symbol, .int), (.symbol, .double), (.symbol, .symbol):
      // `.now() + 2`, `.now() + .milliseconds(200)`: the distance from now.
      return right
    case (.foreign(let foreign), _):
      if let result = try foreignArithmetic(symbol, foreign, right) { return result }
    case (.none, _), (_, .none): throw .crash(AppCrash(.unwrappedNil))
    default: break
    }
    throw crash("these values cannot be combined")
  }

  func integers(_ symbol: BinaryOperator, _ a: Int, _ b: Int) throws(Interruption) -> Int {
    let result: (partialValue: Int, overflow: Bool)
    switch symbol {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide:
      if b == 0 { throw crash("Division by zero") }
      result = a.dividedReportingOverflow(by: b)
    case .remainder:
      if b == 0 { throw crash("Division by zero in remainder operation") }
      result = a.remainderReportingOverflow(dividingBy: b)
    case .bitAnd: return a & b
    case .bitOr: return a | b
    case .bitXor: return a ^ b
    case .shiftLeft: return a << b
    case .shiftRight: return a >> b
    case .wrappingAdd: return a &+ b
    case .wrappingSubtract: return a &- b
    case .wrappingMultiply: return a &* b
    default: throw crash("these numbers cannot be combined")
    }
    if result.overflow { throw crash("arithmetic overflow") }
    return result.partialValue
  }

  /// A number that is in the bounds of its type; another one has overflowed.
  func bounded(_ value: Int, _ kind: IntegerKind) throws(Interruption) -> Int {
    guard kind.bounds.contains(value) else { throw crash("arithmetic overflow") }
    return value
  }

  private func doubles(_ symbol: BinaryOperator, _ a: Double, _ b: Double) throws(Interruption) -> Double {
    switch symbol {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    case .remainder: return a.truncatingRemainder(dividingBy: b)
    default: throw crash("these numbers cannot be combined")
    }
  }

  func negated(_ value: SwiftValue) throws(Interruption) -> SwiftValue {
    switch value {
    case .int(let value):
      if value == Int.min { throw crash("arithmetic overflow") }
      return .int(-value)
    case .double(let value): return .double(-value)
    case .opaque(let opaque): throw unknown(opaque)
    case .symbol: return value
    default: throw crash("this value cannot be negated")
    }
  }
}
