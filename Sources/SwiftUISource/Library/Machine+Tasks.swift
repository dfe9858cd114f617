import PresentationRuntime

/// Asynchronous code of the program, as the runtime resumes it.
final class ProgramTask: AppTask {
  private let machine: Machine
  private let state: TaskState
  private var fiber = Fiber()
  private var start: SwiftValue?
  private var waiting: Machine.WaitResult?

  init(_ machine: Machine, _ body: SwiftValue, _ state: TaskState) {
    self.machine = machine
    self.state = state
    start = body
  }

  func resume(isCancelled: Bool) throws(AppCrash) -> TaskStep {
    let outer = (machine.isCancelled, machine.isTask)
    machine.isCancelled = isCancelled
    machine.isTask = true
    machine.beginStretch()
    defer { (machine.isCancelled, machine.isTask) = outer }
    do throws(Interruption) {
      if let body = start {
        start = nil
        guard try begin(body) else { return finish(.success(.unit)) }
      } else if let waiting {
        self.waiting = nil
        try deliver(waiting, isCancelled: isCancelled)
      }
      if let result = try machine.execute(&fiber) { return finish(.success(result)) }
    } catch {
      switch error {
      case .crash(let crash): throw crash
      case .thrown(let number): return finish(.failure(machine.caught(number)))
      }
    }
    return step()
  }

  private func begin(_ body: SwiftValue) throws(Interruption) -> Bool {
    guard case .closure(let closure) = body else {
      let result = try machine.call(body, [])
      _ = result
      return false
    }
    fiber.stack.append(body)
    let callee = machine.program.functions[closure.function]
    while fiber.stack.count < callee.slotCount { fiber.stack.append(.hole) }
    fiber.frames.append(Fiber.Frame(function: closure.function, base: 0, captures: closure.captures))
    return true
  }

  private func step() -> TaskStep {
    guard let suspension = machine.suspension else { return .yielding }
    machine.suspension = nil
    switch suspension {
    case .sleep(let duration):
      waiting = .unit
      return .sleeping(duration)
    case .throwingSleep(let duration):
      waiting = .sleepError
      return .sleeping(duration)
    case .stub(let duration, let result):
      waiting = result
      return .sleeping(duration)
    case .yield:
      waiting = .unit
      return .yielding
    case .event(let event, let result):
      waiting = result
      return event.isSignalled ? .yielding : .awaiting(event)
    }
  }

  /// Puts what was waited for in the place of what the call left on the stack.
  private func deliver(_ result: Machine.WaitResult, isCancelled: Bool) throws(Interruption) {
    let value: SwiftValue
    switch result {
    case .unit: value = .unit
    case .value(let given): value = given
    case .failure(let error): return try fail(error)
    case .sleepError:
      if isCancelled { return try fail(.foreign(Foreign(.error(name: "CancellationError", message: "")))) }
      value = .unit
    case .task(let task):
      switch task.result {
      case .success(let given)?: value = given
      case .failure(let failure)?: return try fail(failure)
      case nil: value = .unit
      }
    case .continuation(let continuation):
      switch continuation.result {
      case .success(let given)?: value = given
      case .failure(let failure)?: return try fail(failure)
      case nil: value = .unit
      }
    case .wrapped(let task):
      switch task.result {
      case .success(let given)?: value = .symbol(SymbolValue(Word.success.rawValue, [given]))
      case .failure(let failure)?: value = .symbol(SymbolValue(Word.failure.rawValue, [failure]))
      case nil: value = .none
      }
    }
    if !fiber.stack.isEmpty { fiber.stack[fiber.stack.count - 1] = value }
  }

  private func fail(_ error: SwiftValue) throws(Interruption) {
    guard machine.unwind(&fiber, error) else {
      fiber = Fiber()
      throw machine.thrown(error)
    }
  }

  private func finish(_ result: TaskResult) -> TaskStep {
    state.result = result
    machine.host.signal(state.end)
    return .finished
  }
}

extension Machine {
  /// `Task { … }`.
  func startTask(_ body: SwiftValue, name: String = "a task") -> SwiftValue {
    let state = TaskState()
    state.handle = host.start(ProgramTask(self, body, state), name: name)
    return .foreign(Foreign(.task(state)))
  }

  /// Makes the program wait, if it is in a task.
  func suspend(_ suspension: Suspension) throws(Interruption) -> SwiftValue {
    guard isTask, depth == 0 else {
      throw unsupported("waiting where nothing can wait", hint: "wait in a task of its own")
    }
    self.suspension = suspension
    return .unit
  }

  func taskMember(_ task: TaskState, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch word {
    case .value: return try awaitTask(task)
    case .result: return try suspend(.event(task.end, result: .wrapped(task)))
    case .isCancelled: return .bool(task.handle?.isCancelled ?? false)
    default: return nil
    }
  }

  func awaitTask(_ task: TaskState) throws(Interruption) -> SwiftValue {
    switch task.result {
    case .success(let value)?: return value
    case .failure(let failure)?: throw thrown(failure)
    case nil: return try suspend(.event(task.end, result: .task(task)))
    }
  }

  /// The value of an `async let` on top of the stack.
  func wait(_ stack: inout [SwiftValue]) throws(Interruption) {
    guard case .foreign(let foreign) = stack[stack.count - 1], case .task(let task) = foreign.kind else { return }
    stack[stack.count - 1] = try awaitTask(task)
  }

  /// So many seconds; what is no number or never comes is cut to what a clock can tell.
  func seconds(_ amount: Double) -> Duration {
    .seconds(amount.isNaN ? 0 : min(max(amount, -Self.longest), Self.longest))
  }

  /// Thirty years: nobody waits longer.
  private static let longest = 1e9

  func duration(_ value: SwiftValue?) throws(Interruption) -> Duration {
    switch value {
    case .int(let nanoseconds)?: return .nanoseconds(nanoseconds)
    case .double(let amount)?: return seconds(amount)
    case .symbol(let symbol)?:
      let amount = try number(symbol.arguments?.first)
      switch symbol.word {
      case .seconds: return seconds(amount)
      case .milliseconds: return seconds(amount / 1e3)
      case .microseconds: return seconds(amount / 1e6)
      case .nanoseconds: return seconds(amount / 1e9)
      case .minutes: return seconds(amount * 60)
      default: return .zero
      }
    case .opaque(let opaque)?: throw unknown(opaque)
    default: return .zero
    }
  }

  /// `Task.sleep`, `Task.yield` and their like.
  func taskStatic(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch word {
    case .sleep:
      if isCancelled { throw thrown(.foreign(Foreign(.error(name: "CancellationError", message: "")))) }
      let length = try duration(
        arguments[.nanoseconds] ?? arguments[.`for`] ?? arguments[.until] ?? arguments.values.first)
      return try suspend(.throwingSleep(max(length, .zero)))
    case .yield: return try suspend(.yield)
    case .detached, .immediate:
      guard let body = arguments.lastFunction else { return nil }
      return startTask(body)
    case .checkCancellation:
      if isCancelled { throw thrown(.foreign(Foreign(.error(name: "CancellationError", message: "")))) }
      return .unit
    default: return nil
    }
  }

  // MARK: Stubs

  /// What a stubbed function gives back, after its delay.
  func perform(_ stub: ViewSource.Stub) throws(Interruption) -> SwiftValue {
    let value: SwiftValue
    var failure: SwiftValue?
    switch stub.outcome {
    case .returns(let given):
      value = self.value(of: given)
    case .fails(let message):
      value = .unit
      failure = .foreign(Foreign(.error(name: "StubbedError", message: message)))
    }
    if stub.delay > .zero, isTask, depth == 0 {
      suspension = .stub(stub.delay, failure.map { .failure($0) } ?? .value(value))
      return .unit
    }
    if let failure { throw thrown(failure) }
    return value
  }

  func value(of argument: ViewSource.Argument) -> SwiftValue {
    switch argument {
    case .bool(let value): .bool(value)
    case .double(let value): .double(value)
    case .integer(let value): .int(value)
    case .list(let values): .array(values.map { value(of: $0) })
    case .nothing: .none
    case .text(let text): .string(text)
    }
  }

  /// A call of something that is not in the file: stubbed, or another unknown value.
  func callOpaque(_ opaque: OpaqueValue, _ arguments: Arguments, isDirect: Bool = false) throws(Interruption)
    -> SwiftValue
  {
    var path = opaque.path
    if !isDirect, arguments.name >= 0 { path += "." + name(arguments.name) }
    let stubs = self.stubs
    if !stubs.isEmpty {
      if let stub = stubs[path] { return try perform(stub) }
      if arguments.site >= 0, let stub = stubs[calleeText(arguments.site)] { return try perform(stub) }
      let short = path.split(separator: ".").last.map(String.init) ?? path
      if let stub = stubs[short] { return try perform(stub) }
    }
    var written = arguments.site >= 0 ? calleeText(arguments.site) : path
    // What stands behind a call, as in `make().load()`, is named by its type.
    if written.hasPrefix(".") { written = path }
    return .opaque(OpaqueValue(path, written: written))
  }

  /// The words before the arguments of a call, as they are written: `api.fetch`.
  func calleeText(_ site: Int) -> String {
    let source = program.lines.source
    let offset = program.sites[site].offset
    func isName(_ byte: UInt8) -> Bool {
      byte == 95 || byte == 46 || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90)
        || (byte >= 97 && byte <= 122)
        || byte >= 128
    }
    var start = min(offset, source.count)
    while start > 0, isName(source[start - 1]), offset - start < 200 { start -= 1 }
    var end = offset
    while end < source.count, isName(source[end]), end - offset < 200 { end += 1 }
    var text = String(decoding: source[start..<end], as: UTF8.self)
    if text.hasPrefix("self.") { text.removeFirst(5) }
    return text
  }
}
