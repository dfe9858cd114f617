import PresentationRuntime

extension Machine {
  /// `left == right`; nil where their type cannot tell.
  func equal(_ left: SwiftValue, _ right: SwiftValue) throws(Interruption) -> Bool? {
    switch (left, right) {
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    default:
      try descend()
      defer { ascend() }
      return try equalParts(left, right)
    }
  }

  private func equalParts(_ left: SwiftValue, _ right: SwiftValue) throws(Interruption) -> Bool? {
    switch (left, right) {
    case (.int(let a), .double(let b)): return Double(a) == b
    case (.double(let a), .int(let b)): return a == Double(b)
    case (.none, .none), (.unit, .unit), (.hole, .hole): return true
    case (.none, .symbol(let symbol)), (.symbol(let symbol), .none): return symbol.word == Word.none
    case (.none, .opaque(let opaque)), (.opaque(let opaque), .none): throw unknown(opaque)
    case (_, .native(let native)) where native.isGuess: throw unsupported("'\(native.name)' as a value")
    case (.native(let native), _) where native.isGuess: throw unsupported("'\(native.name)' as a value")
    case (.none, _), (_, .none): return false
    case (.symbol(let a), _) where isBeyond(a): throw uninterpreted(a)
    case (_, .symbol(let b)) where isBeyond(b): throw uninterpreted(b)
    case (.symbol(let a), .symbol(let b)):
      guard a.name == b.name else { return false }
      return try equal(a.arguments ?? [], b.arguments ?? [])
    case (.symbol, _): return try equalResolved(left, right)
    case (_, .symbol): return try equalResolved(right, left)
    case (.array(let a), .array(let b)): return try equal(a, b)
    case (.tuple(let a), .tuple(let b)): return try equal(a.values, b.values)
    case (.enumeration(let a), .enumeration(let b)):
      if let result = try customEqual(a.type, left, right) { return result }
      guard a.type == b.type, a.number == b.number else { return false }
      return try equal(a.payload, b.payload)
    case (.structure(let a), .structure(let b)):
      guard a.type == b.type else { return false }
      if let result = try customEqual(a.type, left, right) { return result }
      guard isEquatable(a.type) else { return a === b ? true : nil }
      return try equal(a.fields, b.fields)
    case (.instance(let a), .instance(let b)):
      if a === b { return true }
      return try customEqual(a.type, left, right) ?? false
    case (.range(let a), .range(let b)):
      let lower = try equal(a.lower, b.lower)
      return lower == true ? try equal(a.upper, b.upper) : lower
    case (.dictionary(let a), .dictionary(let b)):
      guard a.count == b.count else { return false }
      for (index, key) in a.keys.enumerated() {
        guard let position = b.position(of: try self.key(key)) else { return false }
        let same = try equal(a.values[index], b.values[position])
        if same != true { return same }
      }
      return true
    case (.set(let a), .set(let b)): return a.count == b.count && a.unordered.allSatisfy { b.contains($0) }
    case (.metatype(let a), .metatype(let b)): return a == b
    case (.binding(let a), .binding(let b)): return Value.binding(a.binding).isEqual(to: .binding(b.binding))
    case (.foreign(let a), .foreign(let b)): return a.isEqual(to: b)
    case (.keyPath(let a), .keyPath(let b)): return a.steps == b.steps
    case (.closure(let a), .closure(let b)): return a === b ? true : nil
    case (.native(let a), .native(let b)): return a === b ? true : nil
    case (.opaque(let a), _), (_, .opaque(let a)): throw unknown(a)
    case (.element, _), (.closure, _): return nil
    default: return false
    }
  }

  /// `.name` beside a value: what it names in the value's type.
  private func equalResolved(_ symbol: SwiftValue, _ other: SwiftValue) throws(Interruption) -> Bool? {
    let resolved = try resolve(symbol, like: other)
    if case .symbol = resolved {
      if case .opaque(let opaque) = other { throw unknown(opaque) }
      return false
    }
    return try equal(resolved, other)
  }

  private func equal(_ left: [SwiftValue], _ right: [SwiftValue]) throws(Interruption) -> Bool? {
    guard left.count == right.count else { return false }
    var isCertain = true
    for index in left.indices {
      switch try equal(left[index], right[index]) {
      case .some(true): continue
      case .some(false): return false
      case nil: isCertain = false
      }
    }
    return isCertain ? true : nil
  }

  func isEquatable(_ type: Int) -> Bool {
    let bases = program.types[type].libraryBases
    return bases.contains(.Equatable) || bases.contains(.Hashable) || bases.contains(.Comparable)
      || bases.contains(.OptionSet)
      || program.types[type].kind == .enum
  }

  private func customEqual(_ type: Int, _ left: SwiftValue, _ right: SwiftValue) throws(Interruption) -> Bool? {
    guard let list = program.types[type].statics.methods(Word.equals) else { return nil }
    guard let function = list.first else { return nil }
    guard case .bool(let result) = try call(function, .metatype(.user(type)), [left, right]) else { return nil }
    return result
  }

  /// A value as it is told apart in dictionaries and sets.
  func key(_ value: SwiftValue) throws(Interruption) -> HashKey {
    switch value {
    case .int(let value): return .int(value)
    case .double(let value):
      return .double(value)
    case .string(let value): return .string(value)
    case .bool(let value): return .bool(value)
    case .none, .unit, .hole: return .none
    default:
      try descend()
      defer { ascend() }
      return try keyOfParts(value)
    }
  }

  private func keyOfParts(_ value: SwiftValue) throws(Interruption) -> HashKey {
    // A key is a copy of the value's parts.
    steps += Budget.stepsPerCall
    switch value {
    case .int, .double, .string, .bool, .none, .unit, .hole: return try key(value)
    case .array(let values): return .list(-1, try keys(values))
    case .tuple(let tuple): return .list(-2, try keys(tuple.values))
    case .enumeration(let value):
      if let custom = try customKey(value.type, .enumeration(value)) { return custom }
      return .list(value.type, [.int(value.number)] + (try keys(value.payload)))
    case .structure(let box):
      if let custom = try customKey(box.type, value) { return custom }
      return .list(box.type, try keys(box.fields))
    case .instance(let instance):
      if let custom = try customKey(instance.type, value) { return custom }
      return .object(ObjectIdentifier(instance))
    case .set(let table): return .list(-3, table.unordered.sorted())
    case .dictionary(let table):
      var parts: [HashKey] = []
      for (index, key) in table.unordered.enumerated() {
        parts.append(.list(-4, [key, try self.key(table.values[index])]))
      }
      return .list(-5, parts.sorted())
    case .range(let range): return .list(-6, [try key(range.lower), try key(range.upper)])
    case .symbol(let symbol): return .list(-7, [.string(name(symbol.name))] + (try keys(symbol.arguments ?? [])))
    case .foreign(let foreign): return foreign.key
    case .metatype(let shape): return .string("\(shape)")
    case .keyPath(let path): return .string("\(path.steps)")
    case .closure(let closure): return .object(ObjectIdentifier(closure))
    case .native(let native): return .object(ObjectIdentifier(native))
    case .opaque(let opaque): return .string(opaque.path)
    case .binding(let box): return .object(ObjectIdentifier(box))
    case .box(let box): return .object(ObjectIdentifier(box))
    case .element(let box): return .object(ObjectIdentifier(box))
    case .iterator(let box): return .object(ObjectIdentifier(box))
    }
  }

  private func keys(_ values: [SwiftValue]) throws(Interruption) -> [HashKey] {
    var result: [HashKey] = []
    for value in values { result.append(try key(value)) }
    return result
  }

  private func customKey(_ type: Int, _ value: SwiftValue) throws(Interruption) -> HashKey? {
    guard let list = program.types[type].members.methods(Word.hash.rawValue), let function = list.first else {
      return nil
    }
    let hasher = Foreign(.hasher)
    _ = try call(function, value, [.foreign(hasher)])
    return .list(type, hasher.hashed)
  }

  /// `left < right`.
  func less(_ left: SwiftValue, _ right: SwiftValue) throws(Interruption) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.int(let a), .double(let b)): return Double(a) < b
    case (.double(let a), .int(let b)): return a < Double(b)
    case (.string(let a), .string(let b)): return a < b
    case (.tuple(let a), .tuple(let b)):
      try descend()
      defer { ascend() }
      for (first, second) in zip(a.values, b.values) {
        if try equal(first, second) == true { continue }
        return try less(first, second)
      }
      return false
    case (.foreign(let a), .foreign(let b)):
      if let result = a.isLess(than: b) { return result }
    case (.structure, _), (.enumeration, _), (.instance, _):
      let type: Int
      switch left {
      case .structure(let box): type = box.type
      case .enumeration(let value): type = value.type
      case .instance(let value): type = value.type
      default: type = 0
      }
      if let list = program.types[type].statics.methods(Word.lessThan), let function = list.first,
        case .bool(let result) = try call(function, .metatype(.user(type)), [left, right])
      {
        return result
      }
      if case .enumeration(let a) = left, case .enumeration(let b) = right { return a.number < b.number }
    case (.opaque(let opaque), _), (_, .opaque(let opaque)): throw unknown(opaque)
    default: break
    }
    for case .symbol(let symbol) in [left, right] where isBeyond(symbol) { throw uninterpreted(symbol) }
    throw crash("these values have no order")
  }
}
