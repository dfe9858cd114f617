import ProbeInterpreter
import ProbeSyntax
import Synchronization

@testable import ProbeCommandLine
@testable import ProbeSemantics

/// A language for tests of the program: each line is a scenario that says how it ends.
///
/// `pass`, `fail`, `fail 3` (a scenario of three rows), `broken` (a script with an error).
struct FakeEngine: ScriptEngine {
  /// How many runners were made, where somebody counts.
  final class RunnerCount: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func add() { count.withLock { $0 += 1 } }
  }

  var runners: RunnerCount?

  struct Broken: Problem, Equatable {
    var id: String { "broken" }
    var severity: Severity { .error }
    var message: String { "this is broken" }
    var hint: String? { nil }
  }

  func plan(for file: SourceFile) -> TestPlan {
    var plan = TestPlan(
      file: file, scenarios: [], models: [TestPlan.Model(name: "item", origin: .shipped)], tests: [], diagnostics: [],
      source: PlanSource(units: [], files: []))
    for (index, line) in file.text(in: SourceSpan(start: 0, end: file.bytes.count)).split(separator: "\n").enumerated()
    {
      let words = line.split(separator: " ")
      if words[0] == "broken" {
        plan.diagnostics.append(Diagnostic(Broken(), file: file, span: SourceSpan(start: 0, end: 1)))
      }
      let rowCount = words.count > 1 ? Int(words[1]) : nil
      plan.source.scenarios.append(PlanSource.ScenarioPlace())
      plan.scenarios.append(
        TestPlan.Scenario(
          name: String(words[0]), line: index + 1, span: SourceSpan(start: 0, end: 0), tags: [], rowCount: rowCount,
          lines: index + 1...index + 1))
      for row in 1...(rowCount ?? 1) {
        plan.tests.append(
          TestPlan.Test(scenario: index, row: rowCount == nil ? nil : row, model: 0, isControl: false))
      }
    }
    return plan
  }

  func prepare(_ plan: inout TestPlan) -> any ReadyScript {
    FakeScript(plan: plan, runners: runners)
  }
}

/// A script of the fake language, and the one who runs it.
struct FakeScript: ReadyScript, ScriptRunner {
  var plan: TestPlan
  var runners: FakeEngine.RunnerCount?

  func makeRunner() -> any ScriptRunner {
    runners?.add()
    return self
  }

  func run(_ test: TestPlan.Test) -> TestResult {
    var result = TestResult(identity: plan.identity(of: test), stepCount: 1)
    if result.identity.name == "fail" { result.outcome = .failed }
    return result
  }
}
