import PresentationRuntime

extension Machine {
  func arrayMethod(
    _ receiver: inout SwiftValue, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    guard case .array(var values) = receiver else { return nil }
    if word != .append, word != .removeLast, word != .popLast { try spend(values.count / Budget.elementsPerStep) }
    if word.changesReceiver {
      receiver = .hole
      defer {
        receiver = .array(values)
      }
      if let result = try changeArray(&values, word, arguments) {
        hasChanged = true
        return result
      }
      return nil
    }
    switch word {
    case .index:
      if case .int(let index)? = arguments[.after] { return .int(try integers(.add, index, 1)) }
      if case .int(let index)? = arguments[.before] { return .int(try integers(.subtract, index, 1)) }
      if case .int(let index)? = arguments.first, case .int(let offset)? = arguments[.offsetBy] {
        return .int(try integers(.add, index, offset))
      }
      return nil
    case .formatted where arguments.count > 0: throw unsupported("the style of a list")
    case .formatted: return .string(formattedList(try values.map { value throws(Interruption) in try describe(value) }))
    case .withUnsafeBytes: return nil
    default: return try sequenceMethod(values, word, arguments)
    }
  }

  private func changeArray(
    _ values: inout [SwiftValue], _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    func index(_ value: SwiftValue?, upTo limit: Int) throws(Interruption) -> Int {
      guard case .int(let index)? = value, index >= 0, index < limit else { throw crash("Index out of range") }
      return index
    }
    switch word {
    case .append:
      if let contents = arguments[.contentsOf] {
        values += try elements(of: contents)
        if values.count > Budget.size { throw tooLarge() }
      } else {
        values.append(try arguments.value(at: 0))
      }
      return .unit
    case .insert:
      let position = try index(arguments[.at], upTo: values.count + 1)
      if let contents = arguments[.contentsOf] {
        values.insert(contentsOf: try elements(of: contents), at: position)
        if values.count > Budget.size { throw tooLarge() }
      } else {
        values.insert(try arguments.value(at: 0), at: position)
      }
      return .unit
    case .remove:
      if let offsets = arguments[.atOffsets] {
        var doomed: Set<Int> = []
        for offset in try elements(of: offsets) { if case .int(let index) = offset { doomed.insert(index) } }
        values = values.enumerated().filter { !doomed.contains($0.offset) }.map(\.element)
        return .unit
      }
      return values.remove(at: try index(arguments[.at], upTo: values.count))
    case .removeAll:
      guard let function = arguments.lastFunction else {
        values.removeAll()
        return .unit
      }
      var kept: [SwiftValue] = []
      for value in values where try !condition(call(function, [value])) { kept.append(value) }
      values = kept
      return .unit
    case .removeFirst, .removeLast, .popLast, .popFirst:
      if case .int(let count)? = arguments.values.first {
        guard count >= 0, count <= values.count else {
          throw crash("Can't remove more items from a collection than it contains")
        }
        if word == .removeFirst { values.removeFirst(count) } else { values.removeLast(count) }
        return .unit
      }
      if values.isEmpty {
        if word == .popLast || word == .popFirst { return SwiftValue.none }
        throw crash("Can't remove \(word == .removeFirst ? "first" : "last") element from an empty collection")
      }
      return word == .removeFirst || word == .popFirst ? values.removeFirst() : values.removeLast()
    case .next: return values.isEmpty ? SwiftValue.none : values.removeFirst()
    case .removeSubrange, .replaceSubrange:
      guard case .range(let range)? = arguments.values.first else { return nil }
      let bounds = try self.bounds(range, count: values.count)
      values.replaceSubrange(bounds, with: word == .removeSubrange ? [] : try elements(of: arguments[.with] ?? .none))
      return .unit
    case .sort:
      values = try sorted(values, by: arguments[.by] ?? arguments.lastFunction, using: arguments[.using])
      return .unit
    case .reverse:
      values.reverse()
      return .unit
    case .shuffle, .reserveCapacity: return .unit
    case .swapAt:
      let first = try index(arguments.values.first, upTo: values.count)
      let second = try index(arguments.values.last, upTo: values.count)
      values.swapAt(first, second)
      return .unit
    case .move:
      guard let offsets = arguments[.fromOffsets], case .int(let target)? = arguments[.toOffset] else { return nil }
      var chosen: Set<Int> = []
      for offset in try elements(of: offsets) { if case .int(let index) = offset { chosen.insert(index) } }
      guard chosen.allSatisfy({ values.indices.contains($0) }), target >= 0, target <= values.count else {
        throw crash("Index out of range")
      }
      let moved = chosen.sorted().map { values[$0] }
      let position = target - chosen.filter { $0 < target }.count
      values = values.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
      values.insert(contentsOf: moved, at: position)
      return .unit
    default: return nil
    }
  }

  func tableMethod(
    _ receiver: inout SwiftValue, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    if word.changesReceiver { try chargeCopy(of: receiver) }
    switch receiver {
    case .dictionary(let table): return try dictionaryMethod(&receiver, table, word, arguments, &hasChanged)
    case .set(let table): return try setMethod(&receiver, table, word, arguments, &hasChanged)
    default: return nil
    }
  }

  /// `set.insert(…)`; nil where the receiver is no set.
  func insertIntoSet(
    _ receiver: inout SwiftValue, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    guard case .set(var table) = receiver else { return nil }
    receiver = .hole
    defer { receiver = .set(table) }
    let added = try arguments.value(at: 0)
    let hash = try key(added)
    let isNew = !table.contains(hash)
    if isNew {
      try makeUnique(&table)
      table.set(added, hash, .unit)
    }
    hasChanged = true
    return .tuple(TupleValue([.bool(isNew), added], [Word.inserted.rawValue, Word.memberAfterInsert.rawValue]))
  }

  /// Copies a table that others hold as well; a copy takes up steps.
  func makeUnique(_ table: inout Table) throws(Interruption) {
    guard !isKnownUniquelyReferenced(&table) else { return }
    try spend(table.count / Budget.elementsPerStep)
    table = table.copy()
  }

  private func chargeCopy(of receiver: SwiftValue) throws(Interruption) {
    switch receiver {
    case .dictionary(let table), .set(let table): try spend(table.count / Budget.elementsPerStep)
    default: break
    }
  }

  private func dictionaryMethod(
    _ receiver: inout SwiftValue, _ table: Table, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    switch word {
    case .removeValue:
      let copy = table.copy()
      let removed = copy.remove(try key(arguments.value(at: 0)))
      receiver = .dictionary(copy)
      hasChanged = true
      return removed?.value ?? SwiftValue.none
    case .updateValue:
      let copy = table.copy()
      let given = arguments[.forKey] ?? .none
      let hash = try key(given)
      let old = copy.position(of: hash).map { copy.values[$0] } ?? .none
      copy.set(given, hash, try arguments.value(at: 0))
      receiver = .dictionary(copy)
      hasChanged = true
      return old
    case .removeAll:
      receiver = .dictionary(Table())
      hasChanged = true
      return .unit
    case .merge, .merging:
      let copy = table.copy()
      for pair in try elements(of: arguments.value(at: 0)) {
        guard case .tuple(let pair) = pair, pair.values.count == 2 else { continue }
        let hash = try key(pair.values[0])
        var value = pair.values[1]
        try spend(1)
        if let position = copy.position(of: hash), let function = arguments.lastFunction {
          value = try call(function, [copy.values[position], value])
        }
        copy.set(pair.values[0], hash, value)
      }
      if word == .merging { return .dictionary(copy) }
      receiver = .dictionary(copy)
      hasChanged = true
      return .unit
    case .mapValues, .compactMapValues:
      guard let function = arguments.lastFunction ?? arguments.values.first else { return nil }
      let result = Table()
      for (index, key) in table.keys.enumerated() {
        let value = try call(function, [table.values[index]])
        if word == .compactMapValues, value.isNone { continue }
        result.set(key, try self.key(key), value)
      }
      return .dictionary(result)
    case .filter:
      guard let function = arguments.lastFunction else { return nil }
      let result = Table()
      for (index, key) in table.keys.enumerated() {
        let pair = SwiftValue.tuple(
          TupleValue([key, table.values[index]], [Word.key.rawValue, Word.value.rawValue]))
        if try condition(call(function, [pair])) { result.set(key, try self.key(key), table.values[index]) }
      }
      return .dictionary(result)
    default: return try sequenceMethod(elements(of: receiver), word, arguments)
    }
  }

  private func setMethod(
    _ receiver: inout SwiftValue, _ table: Table, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    func other() throws(Interruption) -> Table {
      if case .set(let table)? = arguments.values.first { return table }
      return try self.table(of: elements(of: arguments.values.first ?? .none))
    }
    switch word {
    case .contains where arguments.lastFunction == nil:
      return .bool(table.contains(try key(arguments.value(at: 0))))
    case .update:
      let copy = table.copy()
      copy.set(try arguments.value(at: 0), try key(arguments.value(at: 0)), .unit)
      receiver = .set(copy)
      hasChanged = true
      return SwiftValue.none
    case .remove:
      let copy = table.copy()
      let removed = copy.remove(try key(arguments.value(at: 0)))
      receiver = .set(copy)
      hasChanged = true
      return removed?.key ?? SwiftValue.none
    case .removeAll:
      receiver = .set(Table())
      hasChanged = true
      return .unit
    case .union, .intersection, .subtracting, .symmetricDifference, .formUnion, .subtract, .formIntersection,
      .formSymmetricDifference:
      let result = try combined(table, other(), word)
      switch word {
      case .formUnion, .subtract, .formIntersection, .formSymmetricDifference:
        receiver = .set(result)
        hasChanged = true
        return .unit
      default: return .set(result)
      }
    case .isSubset: return .bool(try table.isSubset(of: other()))
    case .isSuperset: return .bool(try other().isSubset(of: table))
    case .isDisjoint:
      let other = try other()
      return .bool(!table.unordered.contains { other.contains($0) })
    case .filter:
      guard let function = arguments.lastFunction else { return nil }
      let result = Table()
      for value in table.keys where try condition(call(function, [value])) { result.set(value, try key(value), .unit) }
      return .set(result)
    default: return try sequenceMethod(table.keys, word, arguments)
    }
  }

  func table(of values: [SwiftValue]) throws(Interruption) -> Table {
    let table = Table()
    for value in values { table.set(value, try key(value), .unit) }
    return table
  }

  private func combined(_ own: Table, _ other: Table, _ word: Word) throws(Interruption) -> Table {
    let result = Table()
    for value in own.keys {
      let hash = try key(value)
      let isShared = other.contains(hash)
      let isKept: Bool
      switch word {
      case .union, .formUnion: isKept = true
      case .intersection, .formIntersection: isKept = isShared
      default: isKept = !isShared
      }
      if isKept { result.set(value, hash, .unit) }
    }
    switch word {
    case .union, .formUnion, .symmetricDifference, .formSymmetricDifference:
      for value in other.keys {
        let hash = try key(value)
        if !own.contains(hash) { result.set(value, hash, .unit) }
      }
    default: break
    }
    return result
  }

  func rangeMethod(_ receiver: SwiftValue, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    guard case .range(let range) = receiver else { return nil }
    switch word {
    case .contains where arguments.lastFunction == nil: return .bool(try contains(range, arguments.value(at: 0)))
    default: return try sequenceMethod(elements(of: receiver), word, arguments)
    }
  }

  func formattedList(_ parts: [String]) -> String {
    switch parts.count {
    case 0: ""
    case 1: parts[0]
    case 2: parts[0] + " and " + parts[1]
    default: parts.dropLast().joined(separator: ", ") + ", and " + parts[parts.count - 1]
    }
  }
}

extension Table {
  func isSubset(of other: Table) -> Bool { unordered.allSatisfy { other.contains($0) } }
}
