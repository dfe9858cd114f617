import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// What a run needs of the language and the models: a script becomes a plan, a test of it a result.
///
/// Called from several threads at once, each call with its own values.
protocol ScriptEngine: Sendable {
  /// The checked plan of `file`; the files that it uses are read on the way.
  func plan(for file: SourceFile) -> TestPlan

  /// Which test `test` of `plan` is, for people.
  func identity(of test: TestPlan.Test, in plan: TestPlan) -> TestIdentity

  /// Runs `test` of `plan`.
  func run(_ test: TestPlan.Test, of plan: TestPlan) -> TestResult
}
