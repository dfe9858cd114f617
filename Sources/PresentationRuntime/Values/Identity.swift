/// What tells one element, item or `.id(…)` from another.
public enum Identity: Hashable, Sendable {
  case bool(Bool)
  /// A value of the views' maker, by a text that no unequal value of its type shares.
  case custom(String)
  case double(Double)
  case int(Int)
  case list([Identity])
  case nothing
  case object(ObjectIdentifier)
  case text([UInt8])
}

extension Value {
  /// The value as an identity: what `.id(value)` and `ForEach(id:)` compare.
  public var asIdentity: Identity {
    switch self {
    case .binding: .nothing
    case .bool(let value): .bool(value)
    case .custom(let value): value.asIdentity
    case .double(let value): .double(value)
    case .int(let value): .int(value)
    case .list(let values): .list(values.map(\.asIdentity))
    case .nothing: .nothing
    case .object(let object): .object(ObjectIdentifier(object))
    case .text(let value): .text(Array(value.utf8))
    }
  }

  /// The `id` of an `Identifiable` value, which tells one item of `sheet(item:)` from another (R16).
  public var itemIdentity: Identity {
    switch self {
    case .custom(let value): value.itemIdentity
    case .binding, .bool, .double, .int, .list, .nothing, .object, .text: asIdentity
    }
  }
}
