import PresentationRuntime

extension Machine {
  /// Takes the value on top.
  @inline(__always)
  private func pop(_ stack: inout [SwiftValue]) -> SwiftValue { stack.removeLast() }

  /// Takes the `count` values on top away, one by one: for the few of a call that is faster than a range.
  func drop(_ count: Int, from stack: inout [SwiftValue]) {
    for _ in 0..<count { stack.removeLast() }
  }

  /// The heart: one instruction after the other, until the fiber's first call is done or waits.
  func loop(_ fiber: inout Fiber) throws(Interruption) -> SwiftValue? {
    var stack = fiber.stack
    fiber.stack = []
    guard var frame = fiber.frames.popLast() else { return .unit }
    var code = program.functions[frame.function].code
    var pc = frame.position
    var base = frame.base
    // Counted here and handed over where others count or judge, since this is done for each instruction.
    var uncounted = 0
    defer {
      fiber.stack = stack
      steps += uncounted
    }
    do throws(Interruption) {
      while true {
        let instruction = code[pc]
        let a = Int(instruction.a)
        pc += 1
        uncounted += 1
        switch instruction.operation {
        case .loadLocal: stack.append(stack[base + a])
        case .storeLocal: stack[base + a] = pop(&stack)
        case .takeLocal:
          let value = stack[base + a]
          if !value.isReference { stack[base + a] = .hole }
          stack.append(value)
        case .newBox: stack[base + a] = .box(Box(stack[base + a]))
        case .loadBox:
          if case .box(let box) = stack[base + a] { stack.append(box.value) } else { stack.append(stack[base + a]) }
        case .storeBox:
          let value = pop(&stack)
          if case .box(let box) = stack[base + a] { box.value = value } else { stack[base + a] = value }
        case .takeBox:
          if case .box(let box) = stack[base + a] {
            let value = box.value
            if !value.isReference { box.value = .hole }
            stack.append(value)
          } else {
            stack.append(stack[base + a])
          }
        case .loadCapture: stack.append(frame.captures[a])
        case .loadCaptureBox:
          if case .box(let box) = frame.captures[a] { stack.append(box.value) } else { stack.append(frame.captures[a]) }
        case .storeCaptureBox:
          let value = pop(&stack)
          if case .box(let box) = frame.captures[a] { box.value = value }
        case .takeCaptureBox:
          if case .box(let box) = frame.captures[a] {
            let value = box.value
            if !value.isReference { box.value = .hole }
            stack.append(value)
          } else {
            stack.append(frame.captures[a])
          }
        case .integer: stack.append(.int(a))
        case .boolean: stack.append(.bool(a != 0))
        case .nilValue: stack.append(.none)
        case .unit: stack.append(.unit)
        case .constant: stack.append(value(of: program.constants[a]))
        case .double: stack.append(.double(Double(a)))
        case .pop: stack.removeLast()
        case .popBelow: stack.remove(at: stack.count - 2)
        case .duplicate: stack.append(stack[stack.count - 1])
        case .swap: stack.swapAt(stack.count - 1, stack.count - 2)
        case .placeUnder:
          let value = pop(&stack)
          stack[stack.count - 1 - a] = value
        case .jump:
          if a < pc, steps + uncounted > stepLimit { try spend(uncounted) }
          pc = a
        case .jumpIfFalse:
          if try !condition(pop(&stack)) { pc = a }
        case .jumpIfTrue:
          if try condition(pop(&stack)) {
            if a < pc, steps + uncounted > stepLimit { try spend(uncounted) }
            pc = a
          }
        case .jumpIfNil:
          if stack[stack.count - 1].isNone { pc = a }
        case .popJumpIfNil:
          if stack[stack.count - 1].isNone {
            stack.removeLast()
            pc = a
          }
        case .jumpIfNotWritten:
          if !isWrittenBack(stack[stack.count - 1]) {
            stack.removeLast()
            pc = a
          }
        case .jumpIfGiven:
          if !stack[base + a].isHole { pc = Int(instruction.b) }
        case .not: stack.append(.bool(try !condition(pop(&stack))))
        case .returnValue:
          var result = pop(&stack)
          if case .box(let box) = result { result = box.value }
          let done = frame
          var changed = SwiftValue.hole
          if done.returnsSelf { changed = unboxed(stack[base]) }
          let finals = done.inOut.map { unboxed(stack[base + $0]) }
          drop(stack.count - base, from: &stack)
          guard let caller = fiber.frames.popLast() else {
            if done.returnsFirst { return finals.first ?? result }
            if done.returnsSelf { stack.append(changed) }
            return result
          }
          frame = caller
          code = program.functions[frame.function].code
          pc = frame.position
          base = frame.base
          stack.append(result)
          if !finals.isEmpty { stack.append(contentsOf: finals) }
          if done.returnsSelf { stack.append(changed) } else if done.returnsHole { stack.append(.hole) }
          if done.isConstruction { finishConstruction(result) }
        case .member, .takeMember:
          let receiver = pop(&stack)
          frame.position = pc
          if let number = try member(receiver, site: a, taking: instruction.operation == .takeMember, into: &stack) {
            // A getter runs as a call.
            fiber.frames.append(frame)
            frame = Fiber.Frame(function: number, base: stack.count)
            try enter(number, fiber.frames.count, &uncounted)
            stack.append(receiver)
            fill(&stack, number)
            code = program.functions[number].code
            pc = 0
            base = frame.base
          } else if suspension != nil {
            fiber.frames.append(frame)
            return nil
          }
        case .callFunction, .callMethod, .callValue, .construct, .callInitializer, .callSuper:
          frame.position = pc
          uncounted += Budget.stepsPerCall
          if let next = try begin(instruction, &stack) {
            fiber.frames.append(frame)
            try enter(next.function, fiber.frames.count, &uncounted)
            frame = next
            code = program.functions[next.function].code
            pc = 0
            base = next.base
          } else if suspension != nil {
            frame.position = pc
            fiber.frames.append(frame)
            return nil
          }
        case .callLibrary:
          frame.position = pc
          uncounted += Budget.stepsPerCall
          try callLibrary(site: a, &stack)
          if let pending = pendingCall {
            pendingCall = nil
            stack.removeLast()
            fiber.frames.append(frame)
            frame = Fiber.Frame(
              function: pending.closure.function, base: stack.count, captures: pending.closure.captures)
            stack.append(.closure(pending.closure))
            stack.append(contentsOf: fitted(pending.arguments, to: pending.closure.function))
            let slotCount = program.functions[pending.closure.function].slotCount
            while stack.count < frame.base + slotCount { stack.append(.hole) }
            code = program.functions[pending.closure.function].code
            pc = 0
            base = frame.base
          }
          if suspension != nil {
            fiber.frames.append(frame)
            return nil
          }
        case .wait:
          frame.position = pc
          try wait(&stack)
          if suspension != nil {
            fiber.frames.append(frame)
            return nil
          }
        case .binary:
          let right = pop(&stack)
          let left = pop(&stack)
          if let result = fastBinary(a, left, right) {
            stack.append(result)
          } else {
            frame.position = pc
            stack.append(try binary(a, left, right, site: Int(instruction.b)))
          }
        case .pushHandler:
          fiber.handlers.append(
            Fiber.Handler(frame: fiber.frames.count, position: a, height: stack.count))
        case .endTry: fiber.handlers.removeLast()
        case .iterate:
          frame.position = pc
          if try !iterate(&stack) {
            pc = a
          } else if suspension != nil {
            frame.position = pc
            fiber.frames.append(frame)
            return nil
          }
        default:
          frame.position = pc
          uncounted += Budget.stepsPerCall
          try performRare(instruction, &stack, &frame)
        }
      }
    } catch {
      frame.position = pc
      fiber.frames.append(frame)
      throw error
    }
  }

  private func enter(_ function: Int, _ count: Int, _ uncounted: inout Int) throws(Interruption) {
    steps += uncounted
    uncounted = 0
    if count > Budget.frames { throw crash("the stack has overflowed: functions call themselves without end") }
    if steps > stepLimit { try spend(0) }
  }

  func fill(_ stack: inout [SwiftValue], _ function: Int) {
    let missing = program.functions[function].slotCount - 1
    if missing > 0 { for _ in 0..<missing { stack.append(.hole) } }
  }

  func unboxed(_ value: SwiftValue) -> SwiftValue {
    if case .box(let box) = value { box.value } else { value }
  }

  private func isWrittenBack(_ value: SwiftValue) -> Bool {
    switch value {
    case .hole: false
    case .structure(let box): box.frame == nil
    default: !value.isReference
    }
  }

  func condition(_ value: SwiftValue) throws(Interruption) -> Bool {
    switch value {
    case .bool(let value): return value
    case .opaque(let opaque): throw unknown(opaque)
    case .symbol(let symbol) where isBeyond(symbol): throw uninterpreted(symbol)
    case .binding(let box):
      try descend()
      defer { ascend() }
      return try condition(fromRuntime(read(box.binding)))
    default: throw crash("a condition is not a truth value")
    }
  }

  /// The error of using a value that only its way is known of.
  func unknown(_ opaque: OpaqueValue) -> Interruption {
    .crash(AppCrash(.unknownValue(name: opaque.written)))
  }

  func value(of constant: Constant) -> SwiftValue {
    switch constant {
    case .bool(let value): .bool(value)
    case .double(let value): .double(value)
    case .int(let value): .int(value)
    case .none: .none
    case .string(let value): .string(value)
    }
  }

  /// The operators on numbers and texts that cannot fail.
  @inline(__always)
  private func fastBinary(_ kind: Int, _ left: SwiftValue, _ right: SwiftValue) -> SwiftValue? {
    guard case .int(let a) = left, case .int(let b) = right else { return nil }
    switch BinaryOperator(rawValue: kind) {
    case .add:
      let (sum, overflow) = a.addingReportingOverflow(b)
      return overflow ? nil : .int(sum)
    case .subtract:
      let (difference, overflow) = a.subtractingReportingOverflow(b)
      return overflow ? nil : .int(difference)
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    case .equal: return .bool(a == b)
    case .notEqual: return .bool(a != b)
    default: return nil
    }
  }
}
