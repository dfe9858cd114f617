import PresentationModels
import PresentationRuntime
import ProbeInterpreter
import ProbeSemantics

/// How much longer steps take when a script says them than when code calls the runtime.
enum StepRow {
  private static let tests = 1_000

  static func measure() -> Row {
    let plan = Workload.plan(of: Workload.script(scenarios: tests))
    let programs = plan.tests.map { plan.program(for: $0) }
    let model = model(of: plan)
    let times = Comparison({ interpret(programs, on: model) }, { call(model) })
    return Row(
      what: "interpreted steps / the same calls on the runtime", measured: times.ratio, unit: "x", goal: .atMost(1.5))
  }

  private static func model(of plan: TestPlan) -> Model {
    guard let model = Workload.models(of: plan).models.first ?? nil else {
      preconditionFailure("the model that is measured does not ship")
    }
    return model
  }

  private static func interpret(_ programs: [Program], on model: Model) {
    let identity = TestIdentity(path: "bench.probe", line: 1, row: nil, name: "", model: "item", isControl: false)
    var runner = TestRunner()
    for program in programs {
      let result = runner.run(program, as: identity, on: PresentationDriver(model))
      precondition(result.outcome == .passed, "the script that is measured fails")
    }
  }

  private static func call(_ model: Model) {
    for _ in 0..<tests {
      let host = PresentationHost(model.app)
      host.launch()
      host.settle()
      perform(.tap(label: "Share A"), on: host)
      let caption = host.screen.layers.last?.shareSheet?.caption
      precondition(caption?.utf8.elementsEqual("Share A: 12".utf8) == true, "the caption is another one")
      perform(.copy, on: host)
      let text = host.screen.clipboard.text
      precondition(text?.utf8.elementsEqual("Share A: 12".utf8) == true, "the clipboard holds something else")
    }
  }

  private static func perform(_ gesture: UserGesture, on host: PresentationHost) {
    do throws(ActionRefusal) {
      try host.perform(gesture)
    } catch {
      preconditionFailure("a step that is measured was refused")
    }
    host.settle()
  }
}
