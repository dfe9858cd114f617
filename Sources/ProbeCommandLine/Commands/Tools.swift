import PresentationModels
import ProbeReporting

/// The parts that the commands put together, so that each can be exchanged in a test.
struct Tools: Sendable {
  /// How the program was called.
  var programName: String
  /// The models that ship.
  var models: [ModelSummary]
  /// All ids that can be explained.
  var explanations: @Sendable () -> [Explanation]
  /// What a workflow of GitHub Actions asks for, where the program runs in one.
  var workflow = Workflow()
  /// What reads and runs scripts, for one run.
  var makeEngine: @Sendable (Recording) -> any ScriptEngine
  /// What words the events of a run for a person, with colours or without.
  var consoleReporter: @Sendable (Detail, Bool) -> any Reporter
}
