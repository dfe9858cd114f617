/// `do { … }` with its `catch` clauses, which may be none.
public struct DoCatchSyntax: Sendable {
  /// `catch patterns { … }`
  public struct Catch: Sendable {
    /// The patterns; empty for a plain `catch`, which binds `error`.
    public var items: [SwitchSyntax.Item]
    /// The body.
    public var body: CodeBlockSyntax
  }

  /// What is tried.
  public var body: CodeBlockSyntax
  /// The clauses in order.
  public var catches: [Catch]
}
