/// `'Share A'`, `contains 12`, `matches /…/`: how a text must be.
public struct TextCondition: Equatable, Sendable {
  /// How the text is compared.
  public enum Relation: UInt8, CaseIterable, Sendable {
    /// Nothing is said: the subject decides (equal; for `crash` and `warning`: contained).
    case plain
    /// `is`
    case equals
    /// `contains`
    case contains
    /// `starts with`
    case startsWith
    /// `ends with`
    case endsWith
    /// `matches`: the operand is a regular expression, which must be found.
    case matches
  }

  /// How the text is compared.
  public var relation: Relation
  /// What it is compared with.
  public var operand: Operand
}
