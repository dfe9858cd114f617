/// One condition of `if`, `guard` or `while`.
public struct ConditionSyntax: Sendable {
  /// What kind of condition it is.
  public enum Kind: Sendable {
    /// `#available(iOS 17, *)`, `#unavailable(iOS 17)`
    case available(isNegated: Bool)
    /// `let name = value`, `var name`; without a value the pattern names the optional itself
    case binding(isVariable: Bool, PatternID, value: ExpressionID?)
    /// `isShown`
    case expression(ExpressionID)
    /// `case .loaded(let items) = state`
    case pattern(PatternID, value: ExpressionID)
  }

  /// The kind and its parts.
  public var kind: Kind
  /// All of the condition.
  public var span: SwiftSourceSpan
}
