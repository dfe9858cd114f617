/// Statements in braces, or those of a `case` without any.
public struct CodeBlockSyntax: Sendable {
  /// The statements in order.
  public var statements: [StatementID]
  /// The text with its braces.
  public var span: SwiftSourceSpan
}
