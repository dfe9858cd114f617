import PresentationModels
import ProbeAudit
import ProbeInterpreter
import ProbeSemantics

/// What an audit costs: how many plain runs of its scenarios, for 60 mutants.
///
/// All that `audit` does is in it: the mutants, the healthy variants, and the search for lines that would help.
enum AuditRow {
  private static let scenarios = 100
  private static let mutants = 60

  static func measure() -> Row {
    let plan = Workload.plan(of: Workload.script(scenarios: scenarios))
    let models = Workload.models(of: plan)
    let apps = CountedMutants(AuditedModels(models), count: mutants)
    let settings = AuditSettings(replan: { Workload.plan(of: $0) })
    let audit = Audit([AuditedScript(plan: plan, tests: plan.tests, apps: apps)], settings: settings)
    // As many plain runs as they are compared with: both sides take equally long, and a busy machine slows them alike.
    let times = Comparison(
      rounds: 5, { keep(audit.report(by: OneByOne())) }, { for _ in 0..<mutants { run(plan, on: models) } })
    return Row(
      what: "audit of 100 scenarios on 60 mutants / a plain run of them", measured: times.ratio * Double(mutants),
      unit: "x", goal: .atMost(Double(mutants)))
  }

  private static func run(_ plan: TestPlan, on models: OpenedModels) {
    var runner = TestRunner()
    let identity = TestIdentity(path: "bench.probe", line: 1, row: nil, name: "", model: "item", isControl: false)
    for test in plan.tests {
      guard let app = models.makeDriver(forModel: test.model) else {
        preconditionFailure("the model that is measured does not ship")
      }
      keep(runner.run(plan.program(for: test), as: identity, on: app))
    }
  }
}
