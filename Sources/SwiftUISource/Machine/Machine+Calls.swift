import PresentationRuntime

extension Machine {
  /// Begins a call: the frame to go on in, or nil when the result is on the stack already.
  func begin(_ instruction: Instruction, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    let a = Int(instruction.a)
    let b = Int(instruction.b)
    switch instruction.operation {
    case .callFunction:
      let function = try a >= 0 ? a : overload(named: -1 - a, site: b, stack)
      return try beginFunction(function, site: b, &stack)
    case .callMethod: return try beginMethod(site: a, &stack)
    case .callValue: return try beginValue(site: a, &stack)
    case .construct: return try beginConstruction(b, site: a, &stack)
    case .callInitializer: return try beginInitializer(b, site: a, &stack)
    case .callSuper: return try beginSuper(b, site: a, &stack)
    default: preconditionFailure("an instruction that begins no call")
    }
  }

  private func slotZero(_ site: Int, _ stack: [SwiftValue]) -> Int { stack.count - program.sites[site].count - 1 }

  private func overload(named name: Int, site: Int, _ stack: [SwiftValue]) throws(Interruption) -> Int {
    let candidates = program.globalFunctions[name] ?? program.operators[name] ?? []
    return try select(candidates, site: site, stack)
  }

  /// The function among several of one name that the arguments on the stack fit.
  func select(_ candidates: [Int], site: Int, _ stack: [SwiftValue]) throws(Interruption) -> Int {
    let count = program.sites[site].count
    return try select(candidates, site: site, arguments: stack[(stack.count - count)...])
  }

  func select(
    _ candidates: [Int], site: Int, arguments: ArraySlice<SwiftValue>
  ) throws(Interruption) -> Int {
    if candidates.count == 1 { return candidates[0] }
    let fitting = candidates.filter { makePlan(program.sites[site], $0) != nil }
    if fitting.count == 1 { return fitting[0] }
    guard var best = fitting.first ?? candidates.first else { throw crash("no function fits this call") }
    var score = -1
    let values = Array(arguments)
    for candidate in fitting {
      let parameters = program.functions[candidate].parameters
      var points = 0
      for (index, value) in values.enumerated() where index < parameters.count {
        if parameters[index].shape == .unknown || parameters[index].shape == .any {
          points += 1
        } else if try fits(value, parameters[index].shape) {
          points += 3
        } else {
          points -= 10
        }
      }
      if parameters.count == values.count { points += 1 }
      if points > score {
        score = points
        best = candidate
      }
    }
    return best
  }

  func beginFunction(
    _ function: Int, site: Int, _ stack: inout [SwiftValue], captures: [SwiftValue] = []
  ) throws(Interruption) -> Fiber.Frame? {
    if let stub = stub(ofFunction: function) {
      let isMutating = program.sites[site].isMutating
      let unchanged = program.sites[site].inOut.map { stack[slotZero(site, stack) + 1 + $0] }
      drop(program.sites[site].count + 1, from: &stack)
      stack.append(try perform(stub))
      stack.append(contentsOf: unchanged)
      if isMutating { stack.append(.hole) }
      return nil
    }
    let base = slotZero(site, stack)
    let plan = try self.plan(site, function)
    if let sources = plan.sources {
      let arguments = Array(stack[(base + 1)...])
      drop(arguments.count, from: &stack)
      for source in sources {
        switch source {
        case .argument(let index): stack.append(arguments[index])
        case .missing: stack.append(.hole)
        case .variadic(let indices): stack.append(.array(indices.map { arguments[$0] }))
        }
      }
    }
    let slotCount = program.functions[function].slotCount
    while stack.count < base + slotCount { stack.append(.hole) }
    var frame = Fiber.Frame(function: function, base: base, captures: captures)
    if !plan.inOut.isEmpty { frame.inOut = plan.inOut }
    return frame
  }

  private func beginMethod(site: Int, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    let base = slotZero(site, stack)
    // Nothing here holds the receiver: a collection that only the stack has is changed in place.
    stack[base] = unboxed(stack[base])
    if let function = try method(of: stack[base], site: site, stack) {
      guard var frame = try beginFunction(function, site: site, &stack) else { return nil }
      if program.sites[site].isMutating {
        if program.functions[function].isMutating || program.sites[site].isTaken {
          frame.returnsSelf = true
        } else {
          frame.returnsHole = true
        }
      }
      return frame
    }
    if case .metatype(.user(let type)) = stack[base], var frame = try beginStatic(type, site: site, &stack) {
      frame.returnsHole = program.sites[site].isMutating
      return frame.function >= 0 ? frame : nil
    }
    return try beginNativeMethod(site: site, base, &stack)
  }

  /// The function of the file that a method call means; nil if it is the library's.
  private func method(of receiver: SwiftValue, site: Int, _ stack: [SwiftValue]) throws(Interruption) -> Int? {
    let type: Int
    switch receiver {
    case .structure(let value): type = value.type
    case .instance(let value): type = value.type
    case .enumeration(let value): type = value.type
    default:
      guard program.extensionNames.contains(program.sites[site].name),
        let list = extensionMethods(of: receiver, program.sites[site])
      else { return nil }
      return try select(list, site: site, stack)
    }
    let entry = memberCache[site]
    if entry.type == type, entry.kind == .method { return entry.number >= 0 ? entry.number : nil }
    guard case .methods(let list)? = calledMember(in: program.types[type].members, program.sites[site]) else {
      memberCache[site] = MemberEntry(type: type, kind: .method, number: -1)
      return nil
    }
    let function = try select(list, site: site, stack)
    if list.count == 1 { memberCache[site] = MemberEntry(type: type, kind: .method, number: function) }
    return function
  }

  /// What the name of a call means: methods that its labels fit come before a property or case of that name.
  func calledMember(
    in table: MemberTable, _ site: CallSite, cases: [ProgramType.Case] = []
  ) -> ProgramMember? {
    let member = table[site.name]
    if case .methods? = member { return member }
    guard let list = table.methods(site.name) else { return member }
    if case .enumCase(let number)? = member, cases.indices.contains(number), cases[number].labels == site.labels {
      return member
    }
    let fitting = list.filter { makePlan(site, $0) != nil }
    return fitting.isEmpty ? member : .methods(fitting)
  }

  private func beginStatic(_ type: Int, site: Int, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    let word = program.sites[site].name
    let done = Fiber.Frame(function: -1, base: 0)
    switch calledMember(in: program.types[type].statics, program.sites[site], cases: program.types[type].cases) {
    case .methods(let list)?:
      let function = try select(list, site: site, stack)
      return try beginFunction(function, site: site, &stack) ?? done
    case .enumCase(let number)?:
      guard program.sites[site].inOut.isEmpty else { throw crash("the arguments do not fit '\(name(word))'") }
      let count = program.sites[site].count
      var payload = Array(stack[(stack.count - count)...])
      let shapes = program.types[type].cases[number].shapes
      for index in payload.indices where index < shapes.count {
        payload[index] = try coerce(payload[index], to: shapes[index])
      }
      drop(count + 1, from: &stack)
      stack.append(.enumeration(EnumValue(type, number, payload)))
      if program.sites[site].isMutating { stack.append(.hole) }
      return done
    case .type(let inner)?:
      return try beginMade(inner, site: site, &stack) ?? done
    default:
      if word == Word.`init`.rawValue { return try beginMade(type, site: site, &stack) ?? done }
      return nil
    }
  }

  private func beginMade(_ type: Int, site: Int, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    if let frame = try beginConstruction(type, site: site, &stack) { return frame }
    if program.sites[site].isMutating { stack.append(.hole) }
    return nil
  }

  private func beginNativeMethod(
    site: Int, _ base: Int, _ stack: inout [SwiftValue]
  ) throws(Interruption) -> Fiber.Frame? {
    let isMutating = program.sites[site].isMutating
    var receiver = stack[base]
    // A stored function is called as a method.
    if let function = try storedFunction(receiver, program.sites[site].name) {
      stack[base] = function
      guard var frame = try beginValue(site: site, &stack) else {
        if isMutating { stack.append(.hole) }
        return nil
      }
      frame.returnsHole = isMutating
      return frame
    }
    let values = Array(stack[(base + 1)...])
    drop(values.count + 1, from: &stack)
    let arguments = Arguments(values: values, site: site, machine: self)
    var hasChanged = false
    let result = try nativeMethod(&receiver, arguments, &hasChanged)
    stack.append(result)
    for index in program.sites[site].inOut { stack.append(values[index]) }
    if isMutating { stack.append(hasChanged || program.sites[site].isTaken ? receiver : .hole) }
    return nil
  }

  private func storedFunction(_ receiver: SwiftValue, _ name: Int) throws(Interruption) -> SwiftValue? {
    switch receiver {
    case .structure(let value):
      guard program.types[value.type].members[name] != nil else { return nil }
      return try member(of: receiver, name)
    case .instance(let value):
      guard program.types[value.type].members[name] != nil else { return nil }
      return try member(of: receiver, name)
    case .enumeration(let value):
      guard case .computed? = program.types[value.type].members[name] else { return nil }
      return try member(of: receiver, name)
    case .metatype(.user(let type)):
      switch program.types[type].statics[name] {
      case .global?, .computed?: return try member(of: receiver, name)
      default: return nil
      }
    default: return nil
    }
  }

  func beginValue(site: Int, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    let base = slotZero(site, stack)
    let callee = unboxed(stack[base])
    stack[base] = callee
    if case .closure(let closure) = callee {
      let function = program.functions[closure.function]
      if function.name == "closure" {
        let count = program.sites[site].count
        if count != function.parameters.count {
          let arguments = fitted(Array(stack[(base + 1)...]), to: closure.function)
          drop(count, from: &stack)
          stack.append(contentsOf: arguments)
        }
        while stack.count < base + function.slotCount { stack.append(.hole) }
        return try frame(of: closure, base: base, site: site)
      }
      if makePlan(program.sites[site], closure.function) == nil {
        // A function used as a value is called without its labels.
        while stack.count < base + function.slotCount { stack.append(.hole) }
        return try frame(of: closure, base: base, site: site)
      }
      return try beginFunction(closure.function, site: site, &stack, captures: closure.captures)
    }
    let values = Array(stack[(base + 1)...])
    switch callee {
    case .structure, .enumeration, .instance:
      if let list = typeNumber(of: callee).flatMap({
        program.types[$0].members.methods(Word.callAsFunction.rawValue)
      }) {
        return try beginFunction(try select(list, site: site, stack), site: site, &stack)
      }
    case .metatype(.user(let type)): return try beginConstruction(type, site: site, &stack)
    default: break
    }
    drop(values.count + 1, from: &stack)
    let arguments = Arguments(values: values, site: site, machine: self)
    if case .native(let native) = callee {
      stack.append(try native.body(self, arguments))
    } else {
      stack.append(try callNative(callee, arguments))
    }
    for index in program.sites[site].inOut { stack.append(values[index]) }
    return nil
  }

  /// The call of a closure whose arguments lie in its slots.
  private func frame(of closure: Closure, base: Int, site: Int) throws(Interruption) -> Fiber.Frame {
    var frame = Fiber.Frame(function: closure.function, base: base, captures: closure.captures)
    let inOut = program.sites[site].inOut
    guard inOut.allSatisfy({ $0 < program.functions[closure.function].parameters.count }) else {
      throw crash("the arguments do not fit this function")
    }
    frame.inOut = inOut.map { $0 + 1 }
    return frame
  }

  /// The number of the type of the file that a value is of.
  func typeNumber(of value: SwiftValue) -> Int? {
    switch value {
    case .structure(let box): box.type
    case .instance(let instance): instance.type
    case .enumeration(let value): value.type
    default: nil
    }
  }

  private func beginSuper(_ type: Int, site: Int, _ stack: inout [SwiftValue]) throws(Interruption) -> Fiber.Frame? {
    let base = slotZero(site, stack)
    stack[base] = unboxed(stack[base])
    let word = program.sites[site].name
    if type >= 0 {
      let table = program.types[type].members
      switch program.sites[site].count > 0 ? calledMember(in: table, program.sites[site]) : table[word] {
      case .methods(let list)?:
        return try beginFunction(try select(list, site: site, stack), site: site, &stack)
      case .computed(let accessors)?: return try beginFunction(accessors.getter, site: site, &stack)
      case .stored? where program.sites[site].count == 0:
        stack.append(try member(of: stack.removeLast(), word))
        return nil
      default: break
      }
    }
    let receiver = stack[base]
    let values = Array(stack[(base + 1)...])
    drop(values.count + 1, from: &stack)
    stack.append(try superMethod(receiver, Arguments(values: values, site: site, machine: self)))
    for index in program.sites[site].inOut { stack.append(values[index]) }
    return nil
  }
}
