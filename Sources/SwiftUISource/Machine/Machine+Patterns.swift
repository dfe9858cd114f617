import PresentationRuntime

extension Machine {
  /// `case .name:` on a value, or `case Kind.name:` with the number of the file's type.
  func isCase(_ value: SwiftValue, _ word: Int, of type: Int? = nil) throws(Interruption) -> Bool {
    switch value {
    case .enumeration(let value) where type != nil && type != value.type: return false
    case .foreign where type != nil: return false
    case .enumeration(let value):
      if program.types[value.type].cases[value.number].name == word { return true }
      if word == Word.some.rawValue { return true }
      switch program.types[value.type].statics[word] {
      case .global?, .computed?:
        return try equal(.enumeration(value), staticMember(of: value.type, word)) == true
      default: return false
      }
    case .none: return word == Word.none.rawValue
    case .symbol(let symbol): return symbol.name == word || (word == Word.some.rawValue && symbol.word != Word.none)
    case .structure(let box):
      if word == Word.some.rawValue { return true }
      guard program.types[box.type].statics[word] != nil else { return false }
      return try equal(value, staticMember(of: box.type, word)) == true
    case .foreign(let foreign):
      return word == Word.some.rawValue || foreign.isCase(word)
    case .opaque(let opaque): throw unknown(opaque)
    default: return word == Word.some.rawValue
    }
  }

  /// The associated value `index`; a single pattern for several values takes them as a tuple.
  func payload(of value: SwiftValue, _ index: Int, isSeveral: Bool) throws(Interruption) -> SwiftValue {
    switch value {
    case .enumeration(let enumeration):
      let declared = program.types[enumeration.type].cases[enumeration.number]
      if !isSeveral, enumeration.payload.count > 1 { return .tuple(TupleValue(enumeration.payload, declared.labels)) }
      guard index < enumeration.payload.count else { return .unit }
      return enumeration.payload[index]
    case .symbol(let symbol):
      guard let arguments = symbol.arguments else { return value }
      if !isSeveral, arguments.count > 1 { return .tuple(TupleValue(arguments, symbol.labels)) }
      return index < arguments.count ? arguments[index] : .unit
    default: return value
    }
  }

  /// `pattern ~= subject`.
  func matches(pattern: SwiftValue, _ subject: SwiftValue) throws(Interruption) -> Bool {
    switch pattern {
    case .range(let range): return try contains(range, subject)
    case .closure, .native:
      if case .bool(let result) = try call(pattern, [subject]) { return result }
      return false
    default: return try equal(pattern, subject) ?? false
    }
  }

  func contains(_ range: RangeValue, _ value: SwiftValue) throws(Interruption) -> Bool {
    if value.isNone { return false }
    if !range.lower.isNone, try less(value, range.lower) { return false }
    if range.upper.isNone { return true }
    return range.isClosed ? try !less(range.upper, value) : try less(value, range.upper)
  }

  // MARK: Loops

  func iterator(over value: SwiftValue) throws(Interruption) -> IteratorBox {
    if case .range(let range) = value, case .int(let lower) = range.lower {
      if case .int(let upper) = range.upper {
        return IteratorBox(from: lower, upTo: range.isClosed ? (upper == Int.max ? upper : upper + 1) : upper)
      }
      if range.upper.isNone { return IteratorBox(from: lower, upTo: Int.max) }
    }
    if case .foreign(let foreign) = value, case .group(let group) = foreign.kind {
      let iterator = IteratorBox([])
      iterator.group = group
      return iterator
    }
    if case .structure(let box) = value, let custom = try customIterator(value, box.type) { return custom }
    if case .instance(let instance) = value, let custom = try customIterator(value, instance.type) { return custom }
    return IteratorBox(try elements(of: value))
  }

  private func customIterator(_ value: SwiftValue, _ type: Int) throws(Interruption) -> IteratorBox? {
    let iterator = IteratorBox([])
    if let list = program.types[type].members.methods(Word.makeIterator.rawValue), let function = list.first {
      iterator.custom = try call(function, value, [])
      return iterator
    }
    if program.types[type].members.methods(Word.next.rawValue) != nil {
      iterator.custom = value
      return iterator
    }
    return nil
  }

  /// Pushes the next value of the iterator on top; false at its end.
  func iterate(_ stack: inout [SwiftValue]) throws(Interruption) -> Bool {
    guard case .iterator(let iterator) = stack.removeLast() else { return false }
    if let group = iterator.group {
      guard !group.tasks.isEmpty else { return false }
      stack.append(try awaitTask(group.tasks.removeFirst()))
      return true
    }
    if iterator.isCounting {
      guard iterator.next < iterator.limit else { return false }
      stack.append(.int(iterator.next))
      iterator.next += 1
      return true
    }
    if let custom = iterator.custom {
      let (value, changed) = try next(of: custom)
      iterator.custom = changed
      if value.isNone { return false }
      stack.append(value)
      return true
    }
    guard iterator.position < iterator.values.count else { return false }
    stack.append(iterator.values[iterator.position])
    iterator.position += 1
    return true
  }

  private func next(of value: SwiftValue) throws(Interruption) -> (SwiftValue, SwiftValue) {
    let type: Int
    switch value {
    case .structure(let box): type = box.type
    case .instance(let instance): type = instance.type
    case .array(let values): return (.none, .array(values))
    default: return (.none, value)
    }
    guard let list = program.types[type].members.methods(Word.next.rawValue), let function = list.first else {
      return (.none, value)
    }
    let (result, changed) = try callReturningSelf(function, value, [], wantsSelf: true)
    return (result, changed.isHole ? value : changed)
  }

  /// The elements of anything that can be walked through.
  func elements(of value: SwiftValue) throws(Interruption) -> [SwiftValue] {
    switch value {
    case .array(let values): return values
    case .set(let table): return table.keys
    case .dictionary(let table):
      let labels = [Word.key.rawValue, Word.value.rawValue]
      return table.keys.indices.map { .tuple(TupleValue([table.keys[$0], table.values[$0]], labels)) }
    case .string(let text):
      try spend(text.utf8.count)
      return text.map { .string(String($0)) }
    case .range(let range):
      guard case .int(let lower) = range.lower, case .int(let upper) = range.upper else { break }
      let (distance, overflow) = upper.subtractingReportingOverflow(lower)
      if overflow || distance >= Budget.size { throw tooLarge() }
      if distance < 0 { return [] }
      try spend(distance / Budget.elementsPerStep)
      return range.isClosed ? (lower...upper).map { .int($0) } : (lower..<upper).map { .int($0) }
    case .foreign(let foreign):
      if let values = foreign.elements { return values }
    case .opaque(let opaque): throw unknown(opaque)
    case .none: throw .crash(AppCrash(.unwrappedNil))
    case .structure, .instance:
      let iterator = try iterator(over: value, isCustom: true)
      var stack: [SwiftValue] = []
      var result: [SwiftValue] = []
      stack.append(.iterator(iterator))
      while try iterate(&stack) {
        result.append(stack.removeLast())
        if result.count > Budget.size { throw tooLarge() }
        stack.append(.iterator(iterator))
      }
      return result
    case .binding(let box):
      // `ForEach($items)`: a binding to each element.
      try descend()
      defer { ascend() }
      let count = try elements(of: fromRuntime(read(box.binding))).count
      var parts: [SwiftValue] = []
      for index in 0..<count { parts.append(try part(of: box.binding, .index(index))) }
      return parts
    case .hole, .unit: return []
    default: break
    }
    throw crash("this value has no elements")
  }

  private func iterator(over value: SwiftValue, isCustom: Bool) throws(Interruption) -> IteratorBox {
    let type: Int
    switch value {
    case .structure(let box): type = box.type
    case .instance(let instance): type = instance.type
    default: type = 0
    }
    if let custom = try customIterator(value, type) { return custom }
    throw crash("this value has no elements")
  }
}
