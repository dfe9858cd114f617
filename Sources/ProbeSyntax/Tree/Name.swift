/// A name in a script: of a model, a definition, a parameter, a view; `SyntaxTree.text(in:)` reads it.
public struct Name: Hashable, Sendable {
  /// Where it stands.
  public var span: SourceSpan

  /// The name at `span`.
  public init(span: SourceSpan) {
    self.span = span
  }
}

/// `@sharing`
public struct Tag: Hashable, Sendable {
  /// Where it stands, with its `@`.
  public var span: SourceSpan

  /// The tag at `span`.
  public init(span: SourceSpan) {
    self.span = span
  }

  /// The name without the `@`.
  public var nameSpan: SourceSpan { SourceSpan(start: span.start + 1, end: span.end) }
}
