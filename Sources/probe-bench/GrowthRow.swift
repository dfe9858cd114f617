import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// How much longer ten times as many steps take, from the text to the results.
enum GrowthRow {
  static func measure() -> Row {
    let small = Workload.script(scenarios: 100_000 / Workload.stepCount)
    let large = Workload.script(scenarios: 1_000_000 / Workload.stepCount)
    // One round: it takes so long that what disturbs it evens out, and that nothing has to be warmed up for it.
    let times = Comparison(rounds: 1, warmsUp: false, { run(large) }, { run(small) })
    return Row(what: "1,000,000 steps / 100,000 steps", measured: times.ratio, unit: "x", goal: .atMost(11))
  }

  private static func run(_ file: SourceFile) {
    let plan = Workload.plan(of: file)
    let models = Workload.models(of: plan)
    var runner = TestRunner()
    for test in plan.tests {
      guard let driver = models.makeDriver(forModel: test.model) else { continue }
      let identity = TestIdentity(
        path: file.path, line: plan.scenarios[test.scenario].line, row: test.row, name: plan.name(of: test),
        model: plan.models[test.model].name, isControl: test.isControl)
      let result = runner.run(plan.program(for: test), as: identity, on: driver)
      precondition(result.outcome == .passed, "the script that is measured fails")
    }
  }
}
