import PresentationRuntime

extension Machine {
  /// What a value is shown as.
  func element(_ value: SwiftValue) throws(Interruption) -> Element {
    if case .element(let box) = value { return box.element }
    try descend()
    defer { ascend() }
    switch value {
    case .element(let box): return box.element
    case .structure(let box):
      if program.viewTypes[box.type] { return .view(try instance(of: box)) }
      if case .computed? = program.types[box.type].members[Word.body.rawValue] {
        return try element(member(of: value, Word.body.rawValue))
      }
      return .empty
    case .enumeration(let enumeration):
      if case .computed? = program.types[enumeration.type].members[Word.body.rawValue] {
        return try element(member(of: value, Word.body.rawValue))
      }
      return .empty
    case .array(let values):
      var parts: [Element] = []
      for value in values { parts.append(try element(value)) }
      return .group(parts)
    case .symbol(let symbol): return .inert(name(root(of: symbol).name))
    case .opaque(let opaque): return .inert(opaque.path)
    case .foreign(let foreign):
      if case .alertButton(let element) = foreign.kind { return element }
      return .empty
    case .closure, .native: return try element(call(value, []))
    default: return .empty
    }
  }

  func value(_ element: Element) -> SwiftValue { .element(ElementBox(element)) }

  /// What a builder's statements make side by side: the values on the stack from `start` on.
  func group(of stack: [SwiftValue], from start: Int) throws(Interruption) -> SwiftValue {
    if start == stack.count { return value(.empty) }
    var parts: [Element] = []
    parts.reserveCapacity(stack.count - start)
    for index in start..<stack.count {
      if case .unit = stack[index] { continue }
      parts.append(try element(stack[index]))
    }
    return value(.group(parts))
  }

  func branch(_ number: Int, _ content: SwiftValue) throws(Interruption) -> SwiftValue {
    // A dialog's description passes through a builder as it is.
    if case .foreign(let foreign) = content, case .alert = foreign.kind { return content }
    return value(.branch(number, try element(content)))
  }

  /// `Text + Text`.
  func joined(_ left: SwiftValue, _ right: SwiftValue) throws(Interruption) -> SwiftValue {
    value(.text(plainText(try element(left)) + plainText(try element(right))))
  }

  /// The text that an element shows, for titles.
  func plainText(_ element: Element) -> String { plainText(element, Budget.valueDepth) }

  private func plainText(_ element: Element, _ levels: Int) -> String {
    guard levels > 0 else { return "" }
    switch element {
    case .text(let text): return text
    case .modified(let inner, .accessibilityLabel(let label)):
      _ = inner
      return label
    case .modified(let inner, _), .branch(_, let inner), .anyView(let inner):
      return plainText(inner, levels - 1)
    case .container(_, let parts), .group(let parts):
      return parts.map { plainText($0, levels - 1) }.filter { !$0.isEmpty }.joined(separator: " ")
    default: return ""
    }
  }

  /// The elements of a builder closure.
  func content(_ closure: SwiftValue?, _ arguments: [SwiftValue] = []) throws(Interruption) -> Element {
    guard let closure else { return .empty }
    if closure.isFunction { return try element(call(closure, arguments)) }
    return try element(closure)
  }

  /// An action that the runtime runs outside an update.
  func handler(_ closure: SwiftValue, at place: SourcePlace? = nil) -> Handler {
    Handler(at: place ?? self.place(of: closure)) { () throws(AppCrash) in
      try self.stretch { () throws(Interruption) in _ = try self.call(closure, []) }
    }
  }

  /// Where a closure stands.
  func place(of value: SwiftValue) -> SourcePlace? {
    guard case .closure(let closure) = value else { return nil }
    return program.functionPlaces[closure.function]
  }

  /// A content closure as the runtime calls it.
  func contentClosure(_ closure: SwiftValue, takesArgument: Bool = false) -> ContentClosure {
    let made = frame
    return ContentClosure(in: made, at: place(of: closure)) { (argument) throws(AppCrash) in
      let outer = self.frame
      self.frame = made
      defer { self.frame = outer }
      self.beginStretch()
      return try self.guarded { () throws(Interruption) in
        try self.element(self.call(closure, takesArgument ? [self.fromRuntime(argument)] : []))
      }
    }
  }

  func binding(_ value: SwiftValue?) throws(Interruption) -> Binding {
    switch value {
    case .binding(let box)?: return box.binding
    case .foreign(let foreign)?:
      if case .bindable(let inner) = foreign.kind { return .constant(toRuntime(inner)) }
      return .constant(.nothing)
    case .opaque(let opaque)?: throw unknown(opaque)
    case .symbol(let symbol)? where symbol.word == .constant:
      return .constant(toRuntime(symbol.arguments?.first ?? .none))
    case .symbol(let symbol)? where symbol.word == .`init` && symbol.arguments != nil:
      let made = try callLibrary(
        .Binding, Arguments(values: symbol.arguments ?? [], labels: symbol.labels, machine: self))
      if case .binding(let box) = made { return box.binding }
      return .constant(.nothing)
    case let value?: return .constant(toRuntime(value))
    case nil: return .constant(.nothing)
    }
  }

  /// `Binding(get:set:)`.
  func makeBinding(_ arguments: Arguments) throws(Interruption) -> SwiftValue {
    guard let get = arguments[.get], let set = arguments[.set] ?? arguments.trailing else {
      return arguments.values.first ?? .none
    }
    do throws(AppCrash) {
      let binding = try Binding.functions(
        in: host,
        get: { () throws(AppCrash) in
          try self.guarded { () throws(Interruption) in self.toRuntime(try self.call(get, [])) }
        },
        set: { (value) throws(AppCrash) in
          try self.guarded { () throws(Interruption) in _ = try self.call(set, [self.fromRuntime(value)]) }
        })
      return .binding(BindingBox(binding))
    } catch { throw .crash(error) }
  }
}
