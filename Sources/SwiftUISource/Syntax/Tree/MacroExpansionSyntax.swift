/// A use of a macro or of a `#` keyword: `#Preview("x") { … }`, `#selector(tapped)`, `#line`.
public struct MacroExpansionSyntax: Sendable {
  /// The name without `#`.
  public var name: NamePlace
  /// The arguments in parentheses.
  public var arguments: [ArgumentSyntax]
  /// The closures behind the arguments.
  public var trailingClosures: [ArgumentSyntax]
}
