/// A `switch` over a value.
public struct SwitchSyntax: Sendable {
  /// One `case a, b where c:` or `default:` with its statements.
  public struct Case: Sendable {
    /// The patterns; empty for `default`.
    public var items: [Item]
    /// Whether it is `default`, `@unknown default` included.
    public var isDefault: Bool
    /// The statements.
    public var body: CodeBlockSyntax
    /// From `case` to the last statement.
    public var span: SwiftSourceSpan
  }

  /// One pattern of a case.
  public struct Item: Sendable {
    /// What the value must look like.
    public var pattern: PatternID
    /// The condition behind `where`.
    public var condition: ExpressionID?
  }

  /// The value.
  public var subject: ExpressionID
  /// The cases in order.
  public var cases: [Case]
}
