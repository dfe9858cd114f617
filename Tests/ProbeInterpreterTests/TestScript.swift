import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// A step of a test's program, with the statement that stands for it in the script.
struct Statement {
  var text: String
  var step: PlannedStep

  init(_ text: String, _ kind: PlannedStep.Kind, _ change: (inout PlannedStep) -> Void = { _ in }) {
    self.text = text
    let nowhere = SourceSpan(start: 0, end: 0)
    self.step = PlannedStep(kind, span: nowhere, operand: nowhere)
    change(&step)
  }
}

func tap(_ label: String, _ change: (inout PlannedStep) -> Void = { _ in }) -> Statement {
  Statement("tap \(label)", .action(.tap(label: label)), change)
}

func act(_ action: UserAction, _ change: (inout PlannedStep) -> Void = { _ in }) -> Statement {
  Statement("act", .action(action), change)
}

func expect(_ subject: Check.Subject, _ change: (inout PlannedStep) -> Void = { _ in }) -> Statement {
  Statement("expect", .check(Check(subject)), change)
}

func expectNo(_ subject: Check.Subject, _ change: (inout PlannedStep) -> Void = { _ in }) -> Statement {
  Statement("expect no", .check(Check(subject, isNegated: true)), change)
}

func expect(text: String, _ change: (inout PlannedStep) -> Void = { _ in }) -> Statement {
  Statement("expect text \(text)", .check(Check(.text(.equals(text), .top))), change)
}

/// The program of `statements`, one on each line of `script.probe`; the caret stands under the last word.
func program(setup: [Statement] = [], _ statements: Statement...) -> Program {
  var text = ""
  var steps: [PlannedStep] = []
  for statement in setup + statements {
    var step = statement.step
    let start = text.utf8.count
    text += statement.text
    let end = text.utf8.count
    let operand = statement.text.split(separator: " ").last?.utf8.count ?? 0
    step.span = SourceSpan(start: start, end: end)
    step.operand = SourceSpan(start: end - operand, end: end)
    steps.append(step)
    text += "\n"
  }
  let file = SourceFile(path: "script.probe", text: text)
  return Program(steps: steps, setupCount: setup.count, calls: [], files: [file])
}

/// Runs `program` on `app`, with the steps of passing tests too.
func run(
  _ program: Program, on app: FakeApp, isControl: Bool = false, comparedWith others: [ComparedModel] = []
) -> TestResult {
  var runner = TestRunner(recordsSteps: true)
  let identity = TestIdentity(
    path: "script.probe", line: 1, row: nil, name: "a test", model: "fake", isControl: isControl)
  return runner.run(program, as: identity, on: app, comparedWith: { others })
}

extension TestResult {
  /// How each step ended, and the failures, in short.
  var summary: String {
    let outcomes = steps.map { step in
      switch step.outcome {
      case .passed: "."
      case .failed: "F"
      case .failedAsExpected: "x"
      case .notRun: "-"
      }
    }
    return "\(outcome.rawValue) \(outcomes.joined())"
  }
}
