import ProbeSemantics
import ProbeSyntax

/// A step of a test's program, with the words that stand for it in the script.
struct Statement {
  var text: String
  var step: PlannedStep

  init(_ text: String, _ kind: PlannedStep.Kind, timing: PlannedStep.Timing = .settled) {
    let nowhere = SourceSpan(start: 0, end: 0)
    self.text = text
    self.step = PlannedStep(kind, span: nowhere, operand: nowhere)
    self.step.timing = timing
  }

  /// Judges the check at `timing`.
  func at(_ timing: PlannedStep.Timing) -> Statement {
    var statement = self
    statement.step.timing = timing
    return statement
  }
}

func tap(_ label: String) -> Statement { act(.tap(label: label)) }

func act(_ action: UserAction) -> Statement { Statement("\(action)", .action(action)) }

func expect(_ subject: Check.Subject) -> Statement {
  Statement("expect", .check(Check(subject)))
}

func expectNo(_ subject: Check.Subject) -> Statement {
  Statement("expect no", .check(Check(subject, isNegated: true)))
}

func expect(text: String) -> Statement { expect(.text(.equals(text), .top)) }

func expectNo(text: String) -> Statement { expectNo(.text(.equals(text), .top)) }

func expect(caption: String) -> Statement { expect(.caption(.equals(caption))) }

func expect(cells: Int) -> Statement { expect(.cells(CountMatch(.equal, cells), .top)) }
