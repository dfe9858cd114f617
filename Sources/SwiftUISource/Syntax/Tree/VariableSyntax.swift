/// `let` or `var` with its bindings.
public struct VariableSyntax: Sendable {
  /// `pattern: Type = value { accessors }`
  public struct Binding: Sendable {
    /// The name or the tuple of names; the type stands beside it.
    public var pattern: PatternID
    /// The type behind the colon.
    public var type: TypeID?
    /// The value behind `=`.
    public var value: ExpressionID?
    /// The accessors; empty for a stored property without observers.
    public var accessors: [AccessorSyntax]
    /// All of its text.
    public var span: SwiftSourceSpan
  }

  /// Whether it is `let`.
  public var isConstant: Bool
  /// The bindings in order.
  public var bindings: [Binding]
}
