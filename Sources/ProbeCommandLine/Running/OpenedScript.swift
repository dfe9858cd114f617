import ProbeSemantics
import ProbeSyntax

/// A script that has been read and checked.
struct OpenedScript: Sendable {
  /// What came of reading it.
  enum Content: Sendable {
    /// Its plan, with the tests that were chosen, and what runs them; none if it has errors.
    case chosen(TestSelection.Choice, (any ReadyScript)?)
    /// It cannot be read.
    case unreadable(InputProblem)
  }

  /// Where it came from.
  var input: ScriptInput
  /// What came of reading it.
  var content: Content

  /// The tests that will run.
  var tests: [TestPlan.Test] {
    switch content {
    case .chosen(let choice, _): choice.tests
    case .unreadable: []
    }
  }
}
