import PresentationModels
import PresentationRuntime
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Runs `statements` on `model`, as a script of one line each.
func run(_ statements: [Statement], on model: Model) -> TestResult {
  var text = ""
  var steps: [PlannedStep] = []
  for statement in statements {
    var step = statement.step
    step.span = SourceSpan(start: text.utf8.count, end: text.utf8.count + statement.text.utf8.count)
    step.operand = step.span
    steps.append(step)
    text += statement.text + "\n"
  }
  let program = Program(
    steps: steps, setupCount: 0, calls: [], files: [SourceFile(path: "script.probe", text: text)])
  var runner = TestRunner(recordsSteps: true)
  let identity = TestIdentity(path: "script.probe", line: 1, row: nil, name: "a test", model: "app")
  return runner.run(program, as: identity, on: PresentationDriver(model))
}

/// The shipped model of that name.
func shipped(_ name: String) throws -> Model {
  let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
  let opened = catalogue.open([TestPlan.Model(name: name, origin: .shipped)])
  return try opened.models.first.flatMap { $0 } ?? { throw NoSuchModel(name: name) }()
}

struct NoSuchModel: Error {
  var name: String
}

extension TestResult {
  /// How each step ended: `.` passed, `F` failed, `-` not run.
  var summary: String {
    steps.map { step in
      switch step.outcome {
      case .passed: "."
      case .failed: "F"
      case .failedAsExpected: "x"
      case .notRun: "-"
      }
    }.joined()
  }

  /// What went wrong, in words without the place.
  var messages: [String] { failures.map(\.failure.message) }
}
