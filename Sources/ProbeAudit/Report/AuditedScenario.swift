/// A scenario with what it noticed, over all its rows and models.
public struct AuditedScenario: Equatable, Sendable {
  /// What scenarios are to mutants, taken alone.
  public enum State: String, Sendable {
    /// It notices at least one.
    case killing
    /// Mutants make a difference in it, and it notices none.
    case covering
    /// No mutant makes a difference in it.
    case notCovering = "not covering"
    /// No mutant counts in it.
    case untried = "no mutants"
  }

  /// Its name as written.
  public var name: String
  /// The place of its header, or of the first statement of a file that is one scenario.
  public var place: AuditPlace
  /// Its number in its script.
  public var number: Int
  /// The script, by its number.
  public var script: Int
  /// What became of the mutants in it.
  public var score = MutationScore([])
  /// Whether it says what must fail, which no mutant shows: `catches`, `fails on`.
  public var isAboutFailing = false
  /// Another scenario that kills all that this one kills, as an index of the report's.
  public var coveredBy: Int?

  /// What it is to the mutants.
  public var state: State {
    if score.detected > 0 { return .killing }
    if score.survived > 0 { return .covering }
    return score.valid > 0 ? .notCovering : .untried
  }

  /// Whether it lets a mutant pass that made a difference.
  public var isWeak: Bool { score.survived > 0 }
  /// Whether there was something to notice, and it noticed nothing.
  public var isUseless: Bool { score.valid > 0 && score.detected == 0 }
}
