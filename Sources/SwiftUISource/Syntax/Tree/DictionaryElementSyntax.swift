/// One `key: value` of a dictionary literal.
public struct DictionaryElementSyntax: Sendable {
  /// The key.
  public var key: ExpressionID
  /// The value.
  public var value: ExpressionID
}
