/// A parameter of a function, initializer, subscript or enum case.
public struct ParameterSyntax: Sendable {
  /// The label at the call; nil for `_` and where there is none.
  public var label: NamePlace?
  /// The name inside; nil for an unnamed associated value.
  public var name: NamePlace?
  /// `@ViewBuilder`, `@escaping` and others.
  public var attributes: [AttributeSyntax]
  /// The type; `inout` and the like stand in it as `attributed`.
  public var type: TypeID
  /// Whether the type begins with `inout`.
  public var isInOut: Bool
  /// Whether `...` stands behind the type.
  public var isVariadic: Bool
  /// The value behind `=`.
  public var defaultValue: ExpressionID?
  /// All of its text.
  public var span: SwiftSourceSpan
}
