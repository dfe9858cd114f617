/// How large a checked script may become; each bound has its diagnostic and stands in `grammar.md`.
public enum PlanLimits {
  /// The steps of one test that are written in it.
  public static let stepCount = 2_000_000
  /// The steps and calls of one test that come out of `do`.
  public static let expandedStepCount = 100_000
  /// The bytes of all texts of one test that values were put into.
  public static let expandedTextLength = 256 << 20
  /// The parts of a count, a duration or a name that values are put into.
  static let templatePartCount = 1_000
  /// The files that one script uses, over other files too.
  public static let usedFileCount = 1_000
  /// The files that use each other in a row.
  public static let useDepth = 100
  /// The parentheses and brackets in each other of a regular expression.
  public static let patternDepth = 50
  /// The bytes of a regular expression.
  public static let patternLength = 10_000
}
