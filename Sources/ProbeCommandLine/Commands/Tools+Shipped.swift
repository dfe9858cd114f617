import PresentationModels
import ProbeInterpreter
import ProbeReporting
import ProbeSemantics
import ProbeSyntax

extension Tools {
  /// The tools of the program, which was called as `programName`.
  static func shipped(programName: String) -> Tools {
    Tools(
      programName: programName, models: [], explanations: { [] }, makeEngine: { _ in EmptyEngine() },
      consoleReporter: { _, _ in EmptyReporter() })
  }
}

struct EmptyEngine: ScriptEngine {
  func plan(for file: SourceFile) -> TestPlan { preconditionFailure("no language") }
  func identity(of test: TestPlan.Test, in plan: TestPlan) -> TestIdentity { preconditionFailure("no language") }
  func run(_ test: TestPlan.Test, of plan: TestPlan) -> TestResult { preconditionFailure("no language") }
}

struct EmptyReporter: Reporter {
  mutating func render(_ event: RunEvent) -> String { "" }
}
