import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// What a run needs of the language and the models: a text becomes a plan, a plan becomes ready, its tests run.
///
/// Called from several threads at once.
protocol ScriptEngine: Sendable {
  /// The checked plan of `file`; the files that it uses are read on the way.
  func plan(for file: SourceFile) -> TestPlan

  /// The apps for the tests of `plan`, whose diagnostics grow by what is wrong with view files.
  func prepare(_ plan: inout TestPlan) -> any ReadyScript
}

/// A script whose tests can run.
protocol ReadyScript: Sendable {
  /// Someone who runs its tests one after the other, on one thread.
  func makeRunner() -> any ScriptRunner
}

/// Runs tests of one script.
protocol ScriptRunner {
  /// Runs `test` of the script's plan.
  mutating func run(_ test: TestPlan.Test) -> TestResult
}
