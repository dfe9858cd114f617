/// A value of which the runtime knows only what matters for presenting: equality, identity, what can be shared.
public protocol CustomValue {
  /// Whether both are equal; nil if the type cannot tell, which counts as a change (R3).
  func isEqual(to other: any CustomValue) -> Bool?

  /// The whole value as an identity, for `.id(value)` and `tag(value)`.
  var asIdentity: Identity { get }

  /// The `id` of an `Identifiable` value; the whole value if it has none.
  var itemIdentity: Identity { get }

  /// Its type's name, by which `navigationDestination(for:)` finds it.
  var typeName: String { get }

  /// What a share sheet makes of it; nil if it is nothing that can be shared.
  var shareItem: ShareItem? { get }

  /// The value as a person reads it, for causes.
  var description: String { get }
}

extension CustomValue {
  public var itemIdentity: Identity { asIdentity }
  public var shareItem: ShareItem? { nil }
  public var typeName: String { "" }
}

extension Value {
  /// The name of its type, as `navigationDestination(for:)` says it.
  public var typeName: String {
    switch self {
    case .binding: "Binding"
    case .bool: "Bool"
    case .custom(let value): value.typeName
    case .double: "Double"
    case .int: "Int"
    case .list: "Array"
    case .nothing: "Optional"
    case .object(let object): object.typeName
    case .text: "String"
    }
  }
}
