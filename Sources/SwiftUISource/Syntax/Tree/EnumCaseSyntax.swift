/// One case of an enum.
public struct EnumCaseSyntax: Sendable {
  /// The name.
  public var name: NamePlace
  /// The associated values; nil without parentheses.
  public var parameters: [ParameterSyntax]?
  /// The value behind `=`.
  public var rawValue: ExpressionID?
}
