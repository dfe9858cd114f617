/// A `for` loop.
public struct ForInSyntax: Sendable {
  /// Whether `for await` is written.
  public var isAwaited: Bool
  /// What each element is matched against; with `case` those that do not match are passed over.
  public var pattern: PatternID
  /// The sequence.
  public var sequence: ExpressionID
  /// The condition behind `where`.
  public var condition: ExpressionID?
  /// The body.
  public var body: CodeBlockSyntax
}
