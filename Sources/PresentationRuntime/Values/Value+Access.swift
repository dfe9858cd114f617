extension Value {
  /// Whether this is `nil`.
  public var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// The truth value; nil of anything else.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The integer; nil of anything else.
  public var int: Int? {
    if case .int(let value) = self { value } else { nil }
  }

  /// The text; nil of anything else.
  public var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  /// The elements; nil of anything else.
  public var list: [Value]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The binding; nil of anything else.
  public var binding: Binding? {
    if case .binding(let binding) = self { binding } else { nil }
  }

  /// The model object; nil of anything else.
  public var object: ObservedObject? {
    if case .object(let object) = self { object } else { nil }
  }
}
