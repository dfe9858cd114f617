/// Generic parameters and requirements: their names, and their places for the rest.
public struct GenericsSyntax: Sendable {
  /// The names in angle brackets.
  public var parameters: [NamePlace] = []
  /// The angle brackets and what is in them.
  public var parameterSpan: SwiftSourceSpan?
  /// The `where` clause.
  public var whereSpan: SwiftSourceSpan?
}
