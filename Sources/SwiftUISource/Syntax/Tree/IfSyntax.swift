/// An `if` with all of its `else if` branches in one list.
public struct IfSyntax: Sendable {
  /// `if conditions { … }`
  public struct Branch: Sendable {
    /// All must hold.
    public var conditions: [ConditionSyntax]
    /// What is done then.
    public var body: CodeBlockSyntax
  }

  /// The branches in order; at least one.
  public var branches: [Branch]
  /// The last `else { … }`.
  public var otherwise: CodeBlockSyntax?
}
