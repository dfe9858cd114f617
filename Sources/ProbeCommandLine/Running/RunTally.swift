import ProbeInterpreter
import ProbeSyntax

/// What became of a run, as far as its exit code goes.
struct RunTally: Equatable, Sendable {
  /// How many tests were chosen, in all shards.
  var chosenTests = 0
  /// How many of them are this shard's.
  var runningTests = 0
  /// The tags of the scenarios that were read before one was chosen.
  var knownTags: Set<String> = []
  /// How many scripts were read.
  var scriptCount = 0
  /// Whether a script without errors was read.
  var hasReadableScript = false
  /// Whether a test failed.
  var hasFailure = false
  /// Whether a script had errors.
  var hasInvalidScript = false
  /// Whether something named could not be read.
  var hasUnreadableInput = false
  /// Whether a place that was asked for had no test.
  var hasEmptySelector = false
  /// Whether `--model` named a model that nobody knows.
  var hasUnknownModel = false
  /// Whether a report could not be written.
  var hasUnwritableReport = false
  /// Whether the person stopped it.
  var wasInterrupted = false

  /// Counts what an event tells.
  mutating func take(_ event: RunEvent) {
    switch event {
    case .fileStarted(let start):
      scriptCount += 1
      chosenTests += start.testCount
      if start.diagnostics.contains(where: { $0.problem.severity == .error }) { hasInvalidScript = true }
    case .testFinished(let result): hasFailure = hasFailure || result.outcome == .failed
    case .runFinished(let end): wasInterrupted = end.wasInterrupted
    case .fileFinished, .runStarted: break
    }
  }

  /// The exit code; when several apply, the first of these.
  func exitCode(allowsEmpty: Bool) -> ExitCode {
    if hasUnwritableReport { return .unwritableReport }
    if wasInterrupted { return .interrupted }
    if hasUnreadableInput { return .unreadableInput }
    if hasUnknownModel { return .usage }
    if hasInvalidScript { return .invalidScript }
    if hasFailure { return .failed }
    if chosenTests == 0 || hasEmptySelector { return allowsEmpty ? .passed : .nothingSelected }
    return .passed
  }

  /// The exit code of `check`, which needs scripts, not tests: a file of definitions is fine.
  func checkExitCode(allowsEmpty: Bool) -> ExitCode {
    if wasInterrupted { return .interrupted }
    if hasUnreadableInput { return .unreadableInput }
    if hasInvalidScript { return .invalidScript }
    return scriptCount == 0 && !allowsEmpty ? .nothingSelected : .passed
  }
}
