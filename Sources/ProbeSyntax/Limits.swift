/// How large a script may be; each bound has its diagnostic and stands in `grammar.md`.
public enum Limits {
  /// The bytes of one file.
  public static let fileSize = 1 << 30
  /// How deep blocks and modifiers may stand in each other.
  public static let nestingDepth = 100
  /// The rows of one `examples`.
  public static let rowCount = 1_000_000
  /// The mistakes of one file before which a nearest word is still looked for.
  static let suggestionCount = 2_000
  /// The largest number that can be written.
  public static let largestNumber = 1_000_000_000
}
