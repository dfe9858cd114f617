/// One accessor of a property or subscript; a body without any is one `get`.
public struct AccessorSyntax: Sendable {
  /// What the accessor does.
  public enum Kind: Sendable {
    /// `didSet`
    case didSet
    /// `get`, `_read`, and the plain body of a computed property
    case get
    /// One that is not modelled
    case other
    /// `set`, `_modify`
    case set
    /// `willSet`
    case willSet
  }

  /// What it does.
  public var kind: Kind
  /// The name in parentheses, as in `set(value)`.
  public var parameter: NamePlace?
  /// Whether `async` is written.
  public var isAsync: Bool
  /// Whether `throws` is written.
  public var isThrowing: Bool
  /// The body; nil in a protocol.
  public var body: CodeBlockSyntax?
  /// All of its text.
  public var span: SwiftSourceSpan
}
