/// A key path expression.
public struct KeyPathSyntax: Sendable {
  /// One step of the path.
  public enum Component: Sendable {
    /// `.load()`
    case call([ArgumentSyntax])
    /// `!`
    case forceUnwrap
    /// `.name`; tuple positions have their digits as the name
    case member(NamePlace)
    /// `?`
    case optionalChain
    /// `[0]`
    case subscriptAccess([ArgumentSyntax])
  }

  /// The type behind the backslash; nil in `\.name`.
  public var root: TypeID?
  /// The steps; empty for `\.self`-less paths such as `\Item`.
  public var components: [Component]
}
