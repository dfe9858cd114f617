import PresentationRuntime

extension Machine {
  /// The instructions that are not on the hot path.
  func performRare(
    _ instruction: Instruction, _ stack: inout [SwiftValue], _ frame: inout Fiber.Frame
  ) throws(Interruption) {
    let a = Int(instruction.a)
    let b = Int(instruction.b)
    switch instruction.operation {
    case .array:
      let values = Array(stack[(stack.count - a)...])
      drop(a, from: &stack)
      stack.append(.array(values))
    case .dictionary:
      let table = Table()
      let start = stack.count - 2 * a
      for index in 0..<a {
        let key = stack[start + 2 * index]
        let hash = try self.key(key)
        if table.contains(hash) { throw crash("Dictionary literal contains duplicate keys") }
        table.set(key, hash, stack[start + 2 * index + 1])
      }
      drop(2 * a, from: &stack)
      stack.append(.dictionary(table))
    case .tuple:
      let values = Array(stack[(stack.count - a)...])
      drop(a, from: &stack)
      stack.append(.tuple(TupleValue(values, program.sites[b].labels)))
    case .tupleElement:
      let value = stack.removeLast()
      if case .opaque(let opaque) = value {
        stack.append(.opaque(OpaqueValue("\(opaque.path).\(a)", of: opaque)))
        return
      }
      guard case .tuple(let tuple) = value, a < tuple.values.count else { throw crash("this is no tuple") }
      stack.append(tuple.values[a])
    case .setTuple:
      guard case .tuple(let tuple) = stack.removeLast() else { throw crash("this is no tuple") }
      var values = tuple.values
      guard values.indices.contains(a) else { throw crash("this is no tuple") }
      values[a] = stack.removeLast()
      stack.append(.tuple(TupleValue(values, tuple.labels)))
    case .destructure:
      if case .opaque(let opaque)? = stack.last {
        stack.removeLast()
        for index in 0..<a { stack.append(.opaque(OpaqueValue("\(opaque.path).\(index)", of: opaque))) }
        return
      }
      guard case .tuple(let tuple) = stack.removeLast(), tuple.values.count == a else {
        throw crash("this is no tuple")
      }
      stack.append(contentsOf: tuple.values)
    case .builderGroup:
      let group = try group(of: stack, from: stack.count - a)
      drop(a, from: &stack)
      stack.append(group)
    case .branch:
      let value = stack.removeLast()
      stack.append(try branch(a, value))
    case .coerce:
      let value = stack.removeLast()
      stack.append(try coerce(value, to: program.shapes[a]))
    case .cast:
      let value = stack.removeLast()
      stack.append(try cast(value, to: program.shapes[a], name: b >> 1, isForced: b & 1 == 1))
    case .matchType:
      let value = stack.removeLast()
      if case .opaque(let opaque) = value { throw unknown(opaque) }
      stack.append(.bool(try matches(value, program.shapes[a], name: b)))
    case .matchCase:
      let value = stack.removeLast()
      stack.append(.bool(try isCase(value, program.sites[a].name, of: b > 0 ? b - 1 : nil)))
    case .matchExpression:
      let subject = stack.removeLast()
      let pattern = stack.removeLast()
      stack.append(.bool(try matches(pattern: pattern, subject)))
    case .payload:
      let value = stack.removeLast()
      stack.append(try payload(of: value, a, isSeveral: b == 1))
    case .enumCase:
      stack.append(enumCase(a, b))
    case .forceUnwrap:
      if stack[stack.count - 1].isNone { throw .crash(AppCrash(.unwrappedNil)) }
    case .narrow:
      if case .int(let value) = stack[stack.count - 1], let kind = IntegerKind(rawValue: a) {
        stack[stack.count - 1] = .int(try b == 1 ? kind.wrapped(value) : bounded(value, kind))
      }
    case .negate:
      stack.append(try negated(stack.removeLast()))
    case .range:
      let upper = stack.removeLast()
      let lower = stack.removeLast()
      stack.append(.range(RangeValue(lower, upper, isClosed: a == 1)))
    case .describeOptional:
      let value = stack.removeLast()
      let text = try value.isNone ? "nil" : "Optional(" + describe(value, isDebug: true) + ")"
      stack.append(.string(text))
    case .interpolate:
      let start = stack.count - a
      var text = ""
      for index in start..<stack.count {
        text += try describe(stack[index])
        try limit(text)
      }
      drop(a, from: &stack)
      steps += text.utf8.count / Budget.bytesPerStep
      stack.append(.string(text))
    case .makeClosure:
      let captures = b == 0 ? [] : Array(stack[(stack.count - b)...])
      drop(b, from: &stack)
      stack.append(.closure(Closure(a, captures)))
    case .makeIterator:
      stack.append(.iterator(try iterator(over: stack.removeLast())))
    case .`self`:
      switch unboxed(stack.removeLast()) {
      case .structure(let box): stack.append(.metatype(.user(box.type)))
      case .instance(let instance): stack.append(.metatype(.user(instance.type)))
      case .enumeration(let value): stack.append(.metatype(.user(value.type)))
      case .int: stack.append(.metatype(.int))
      case .double: stack.append(.metatype(.double))
      case .string: stack.append(.metatype(.string))
      case let other: stack.append(other)
      }
    case .metatype: stack.append(.metatype(program.shapes[a]))
    case .symbol:
      if b == 0 {
        stack.append(.symbol(SymbolValue(program.sites[a].name)))
      } else {
        let site = program.sites[a]
        let arguments = Array(stack[(stack.count - site.count)...])
        drop(site.count + 1, from: &stack)
        stack.append(.symbol(SymbolValue(site.name, arguments, labels: site.labels)))
      }
    case .opaque: stack.append(try opaque(a, kind: b))
    case .loadGlobal: stack.append(try global(a))
    case .storeGlobal: try setGlobal(a, stack.removeLast())
    case .keyPath: stack.append(.keyPath(KeyPathValue(program.sites[a].steps)))
    case .projection: stack.append(try projection(stack.removeLast(), site: a, kind: b))
    case .setMember:
      let receiver = stack.removeLast()
      let value = stack.removeLast()
      stack.append(try setMember(receiver, program.sites[a].name, value, site: a))
    case .setSubscript:
      let site = program.sites[a]
      let arguments = Array(stack[(stack.count - site.count)...])
      drop(site.count, from: &stack)
      var receiver = stack.removeLast()
      let value = stack.removeLast()
      if case .dictionary(var table) = receiver, let key = arguments.first {
        receiver = .hole
        try set(key, in: &table, to: value)
        stack.append(.dictionary(table))
      } else {
        stack.append(try setSubscript(receiver, arguments, value, site: a))
      }
    case .subscriptAccess:
      let site = program.sites[a]
      let arguments = Array(stack[(stack.count - site.count)...])
      drop(site.count, from: &stack)
      let receiver = stack.removeLast()
      stack.append(try subscriptValue(receiver, arguments, site: a))
    case .setWrapper: try setWrapper(&stack, &frame, program.sites[a].name)
    case .noteFault: host.noteFault(differed: false)
    case .notePlace: host.notePlace(a)
    case .setDefaults: try setDefaults(&stack, frame.base, a)
    case .throwError: throw thrown(stack.removeLast())
    case .crashForced:
      let error = stack.removeLast()
      throw crash("'try!' expression unexpectedly raised an error: \(try describe(error, isDebug: true))")
    case .unsupported:
      throw unsupported(program.unsupported[a].what)
    default:
      preconditionFailure("an instruction that the machine does not know")
    }
  }

  func tooLarge() -> Interruption { .crash(AppCrash(.endlessWork(what: "a value of the view", limit: Budget.size))) }
}
