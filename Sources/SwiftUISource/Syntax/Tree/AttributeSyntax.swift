/// An attribute: `@State`, `@Environment(\.dismiss)`, `@available(iOS 17, *)`.
public struct AttributeSyntax: Sendable {
  /// The name; the last part of `@SwiftUI.State`.
  public var name: NamePlace
  /// The arguments, where they read as those of a call; empty for `@available` and the like.
  public var arguments: [ArgumentSyntax]
  /// The parentheses and what is in them.
  public var argumentSpan: SwiftSourceSpan?
  /// All of the attribute.
  public var span: SwiftSourceSpan
}
