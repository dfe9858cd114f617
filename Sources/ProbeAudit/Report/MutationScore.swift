/// How many mutants were noticed, of those that count.
public struct MutationScore: Equatable, Sendable {
  /// Noticed by a check.
  public var killed = 0
  /// Noticed by an action that could not be done; not among `killed`.
  public var killedByAction = 0
  /// Ended by a limit.
  public var timeouts = 0
  /// Made a difference that nobody noticed.
  public var survived = 0
  /// Made no difference.
  public var noCoverage = 0
  /// Could not be built.
  public var errors = 0
  /// Do not apply, or do not count.
  public var ignored = 0
  /// Cannot be told from the original.
  public var equivalent = 0
  /// Not tried to the end.
  public var untried = 0

  /// The score of mutants that came to `verdicts`.
  public init(_ verdicts: some Sequence<Verdict>) {
    for verdict in verdicts {
      switch verdict {
      case .killed: killed += 1
      case .killedByAction: killedByAction += 1
      case .timeout: timeouts += 1
      case .survived: survived += 1
      case .noCoverage: noCoverage += 1
      case .error: errors += 1
      case .ignored: ignored += 1
      case .equivalent: equivalent += 1
      case .untried: untried += 1
      }
    }
  }

  /// Those that were noticed.
  public var detected: Int { killed + killedByAction + timeouts }
  /// Those that count.
  public var valid: Int { detected + survived + noCoverage }
  /// Those that made a difference and count.
  public var covered: Int { detected + survived }
  /// All of the list.
  public var total: Int { valid + errors + ignored + equivalent + untried }

  /// Detected of valid in percent, rounded down; nil if none is valid.
  public var percent: Int? { Self.percent(detected, of: valid) }
  /// Detected of covered in percent, rounded down; nil if none is covered.
  public var strengthPercent: Int? { Self.percent(detected, of: covered) }

  private static func percent(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : part * 100 / whole
  }
}
