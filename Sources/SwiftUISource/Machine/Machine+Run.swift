import PresentationRuntime

extension Machine {
  /// Calls a function with everything it is given, and runs it to its end.
  func call(_ function: Int, _ receiver: SwiftValue, _ arguments: [SwiftValue]) throws(Interruption) -> SwiftValue {
    try callReturningSelf(function, receiver, arguments, wantsSelf: false).0
  }

  func callReturningSelf(
    _ function: Int, _ receiver: SwiftValue, _ arguments: [SwiftValue], wantsSelf: Bool
  ) throws(Interruption) -> (SwiftValue, SwiftValue) {
    var fiber = pool.popLast() ?? Fiber()
    let frame = prepare(&fiber, function, receiver, arguments, wantsSelf: wantsSelf)
    fiber.frames.append(frame)
    let result = try runNested(&fiber)
    var changed = SwiftValue.hole
    if wantsSelf { changed = fiber.stack.popLast() ?? .hole }
    fiber.stack.removeAll(keepingCapacity: true)
    if pool.isEmpty { pool.reserveCapacity(4) }
    pool.append(fiber)
    return (result, changed)
  }

  private func prepare(
    _ fiber: inout Fiber, _ function: Int, _ receiver: SwiftValue, _ arguments: [SwiftValue], wantsSelf: Bool
  ) -> Fiber.Frame {
    let slotCount = program.functions[function].slotCount
    fiber.stack.append(receiver)
    for argument in arguments.prefix(program.functions[function].parameters.count) { fiber.stack.append(argument) }
    while fiber.stack.count < slotCount { fiber.stack.append(.hole) }
    var frame = Fiber.Frame(function: function, base: 0)
    frame.returnsSelf = wantsSelf
    if case .closure(let closure) = receiver { frame.captures = closure.captures }
    return frame
  }

  /// Runs a fiber of the library's own to its end.
  private func runNested(_ fiber: inout Fiber) throws(Interruption) -> SwiftValue {
    guard depth < Budget.nesting else { throw crash("the stack has overflowed: functions call themselves without end") }
    steps += Budget.stepsPerCall
    if steps > stepLimit { try spend(0) }
    depth += 1
    defer { depth -= 1 }
    let savedPosition = callPosition
    let result = try execute(&fiber)
    callPosition = savedPosition
    guard let result else {
      suspension = nil
      throw unsupported("waiting inside a function that the library calls", hint: "wait in a task of its own")
    }
    return result
  }

  /// Calls any value that can be called.
  func call(_ callee: SwiftValue, _ arguments: [SwiftValue]) throws(Interruption) -> SwiftValue {
    try descend()
    defer { ascend() }
    switch callee {
    case .closure(let closure):
      return try call(closure.function, callee, fitted(arguments, to: closure.function))
    case .native(let native):
      return try native.body(self, Arguments(values: arguments, machine: self))
    case .keyPath(let path):
      return try read(path, of: arguments.first ?? .none)
    case .none, .unit:
      return .unit
    case .metatype, .symbol, .opaque, .structure, .instance, .foreign, .enumeration:
      return try callNative(callee, Arguments(values: arguments, machine: self))
    default:
      throw crash("this value cannot be called")
    }
  }

  /// Arguments as a closure with another number of parameters takes them.
  func fitted(_ arguments: [SwiftValue], to function: Int) -> [SwiftValue] {
    let count = program.functions[function].parameters.count
    if arguments.count == count { return arguments }
    if arguments.count == 1, count > 1, case .tuple(let tuple) = arguments[0] { return tuple.values }
    if arguments.count > count { return Array(arguments.prefix(count)) }
    return arguments
  }

  /// How many parameters a function value has; nil where that is not known.
  func parameterCount(of value: SwiftValue) -> Int? {
    if case .closure(let closure) = value { return program.functions[closure.function].parameters.count }
    return nil
  }

  /// Runs the fiber until its first call is done; nil if it waits.
  func execute(_ fiber: inout Fiber) throws(Interruption) -> SwiftValue? {
    while true {
      do throws(Interruption) {
        return try loop(&fiber)
      } catch {
        switch error {
        case .thrown(let number):
          guard !fiber.handlers.isEmpty, unwind(&fiber, caught(number)) else {
            fiber = Fiber()
            throw error
          }
        case .crash(var crash):
          if crash.place == nil { crash.place = currentPlace(of: fiber) }
          fiber = Fiber()
          throw .crash(crash)
        }
      }
    }
  }

  func unwind(_ fiber: inout Fiber, _ value: SwiftValue) -> Bool {
    guard let handler = fiber.handlers.popLast() else { return false }
    fiber.frames.removeLast(fiber.frames.count - 1 - handler.frame)
    fiber.stack.removeLast(fiber.stack.count - handler.height)
    fiber.stack.append(value)
    fiber.frames[handler.frame].position = handler.position
    return true
  }

  /// Where the innermost call stands.
  func currentPlace(of fiber: Fiber) -> SourcePlace? {
    guard let frame = fiber.frames.last else { return nil }
    let offsets = program.functions[frame.function].offsets
    let index = max(0, min(frame.position - 1, offsets.count - 1))
    guard index < offsets.count else { return nil }
    return program.lines.place(of: Int(offsets[index]))
  }
}
