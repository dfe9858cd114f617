/// A name and where it stands.
public struct NamePlace: Hashable, Sendable {
  /// The name without backticks.
  public var name: NameID
  /// Its text, backticks included.
  public var span: SwiftSourceSpan
}
