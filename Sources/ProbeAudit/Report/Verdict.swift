/// What became of a mutant: in one test, in a scenario, or in the whole audit.
public enum Verdict: Int, CaseIterable, Comparable, Sendable {
  // In the order in which they count: the first that any test reached is the mutant's.
  /// A check failed.
  case killed
  /// An action could not be done, or the app crashed: it is noticed, but told poorly.
  case killedByAction
  /// A limit of turns or steps ended the app.
  case timeout
  /// It made a difference, and all checks passed.
  case survived
  /// It made no difference.
  case noCoverage
  /// The broken app cannot be built.
  case error
  /// It does not apply, or somebody said that it does not count.
  case ignored
  /// It was reached, and neither a test nor a line that was looked for tells it from the healthy app.
  case equivalent
  /// The audit was ended before all scenarios were tried, and none of the others noticed it.
  case untried

  /// Whether the scenarios notice it.
  public var isDetected: Bool { self <= .timeout }

  /// Whether it counts for the score.
  public var isValid: Bool { self <= .noCoverage }

  public static func < (first: Verdict, second: Verdict) -> Bool { first.rawValue < second.rawValue }
}
