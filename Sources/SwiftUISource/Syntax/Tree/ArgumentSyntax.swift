/// One argument of a call, subscript, macro or attribute, or one element of a tuple.
public struct ArgumentSyntax: Sendable {
  /// The word before the colon; nil without one.
  public var label: NamePlace?
  /// The value.
  public var value: ExpressionID
}
