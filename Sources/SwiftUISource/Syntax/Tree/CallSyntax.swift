/// A call: the callee, the arguments in parentheses, the closures behind them.
public struct CallSyntax: Sendable {
  /// What is called.
  public var callee: ExpressionID
  /// Whether `(…)` was written.
  public var hasParentheses: Bool
  /// The arguments in parentheses.
  public var arguments: [ArgumentSyntax]
  /// The trailing closures; the first has no label, the others have one.
  public var trailingClosures: [ArgumentSyntax]
}
