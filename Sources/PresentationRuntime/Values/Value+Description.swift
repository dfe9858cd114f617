extension Value {
  /// The value as a person reads it in a cause; long ones are cut.
  public var description: String {
    switch self {
    case .binding: "a binding"
    case .bool(let value): value ? "true" : "false"
    case .custom(let value): value.description
    case .double(let value): "\(value)"
    case .int(let value): "\(value)"
    case .list(let values): Value.describe(values)
    case .nothing: "nil"
    case .object(let object): "the object \(object.typeName)"
    case .text(let value): value.utf8.count > 60 ? "'\(value.prefix(40))…'" : "'\(value)'"
    }
  }

  private static func describe(_ values: [Value]) -> String {
    let shown = values.prefix(3).map(\.description).joined(separator: ", ")
    return values.count > 3 ? "[\(shown), and \(values.count - 3) more]" : "[\(shown)]"
  }
}
