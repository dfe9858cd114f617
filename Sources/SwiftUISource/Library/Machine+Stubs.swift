import PresentationRuntime

extension Machine {
  /// What functions give back that a test stubs, by the words before the call's parentheses.
  var stubs: [String: ViewSource.Stub] {
    if knownStubs.version != hostStubs.version { readStubs() }
    return knownStubs.byName
  }

  /// The stub of a function of the file.
  func stub(ofFunction number: Int) -> ViewSource.Stub? {
    if knownStubs.version != hostStubs.version { readStubs() }
    return knownStubs.byFunction.isEmpty ? nil : knownStubs.byFunction[number]
  }

  func stub(for path: String) -> ViewSource.Stub? {
    let stubs = self.stubs
    return stubs.isEmpty ? nil : stubs[path]
  }

  /// Whether the callee, which is not in the file, was read as what its stub returns already.
  func isStubbed(_ arguments: Arguments) -> Bool {
    guard arguments.site >= 0, !stubs.isEmpty else { return false }
    return stub(for: calleeText(arguments.site))?.isValue ?? false
  }

  /// Takes in what the test has stubbed since the last look.
  func readStubs() {
    knownStubs.version = hostStubs.version
    for (name, stub) in hostStubs.all { knownStubs.byName[name] = ViewSource.Stub(stub) }
    knownStubs.byFunction = [:]
    if knownStubs.byName.isEmpty { return }
    for (number, function) in program.functions.enumerated() where function.name != "closure" {
      let owner = function.type >= 0 ? program.types[function.type].name + "." + function.name : function.name
      if let stub = knownStubs.byName[owner] ?? knownStubs.byName[function.name] {
        knownStubs.byFunction[number] = stub
      }
    }
  }

  /// The stubs as of a version of the test's own.
  struct KnownStubs {
    var byName: [String: ViewSource.Stub]
    var byFunction: [Int: ViewSource.Stub] = [:]
    var version = -1
  }
}

extension ViewSource.Stub {
  /// A stub of a test as the program gets it.
  init(_ stub: AppStub) {
    switch stub.outcome {
    case .fails(let text): self.init(.fails(text), after: stub.delay ?? .zero)
    case .returns(let value): self.init(.returns(ViewSource.Argument(value)), after: stub.delay ?? .zero)
    }
  }
}

extension ViewSource.Argument {
  /// A value that a script hands over; scripts have no others than these.
  public init(_ value: Value) {
    switch value {
    case .bool(let value): self = .bool(value)
    case .double(let value): self = .double(value)
    case .int(let value): self = .integer(value)
    case .list(let values): self = .list(values.map(Self.init))
    case .text(let value): self = .text(value)
    case .binding, .custom, .nothing, .object: self = .nothing
    }
  }
}
