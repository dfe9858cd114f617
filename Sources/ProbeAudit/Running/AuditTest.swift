import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// One test of an audit.
struct AuditTest: Sendable {
  /// Its script, by its number.
  var script: Int
  /// The test of its plan.
  var test: TestPlan.Test
  /// Its scenario, as an index of the report's.
  var scenario: Int
  /// The app it runs on, as an index of the report's.
  var subject: Int
  /// The mutants it is run against.
  var entries: [AuditSubjects.Entry]
}

/// What a test came to on the unbroken app.
struct BaselineOutcome: Sendable {
  /// Whether the audit ended before.
  var isMissing = false
  /// What failed; nil if nothing did.
  var failure: FirstFailure?
  /// The places of faults that it came to.
  var reached = ReachedPlaces()
  /// Whether a limit ended the app there too.
  var hasReachedLimit = false
  /// How much work it was.
  var effort = 0
  /// Whether a step must fail.
  var expectsFailure = false
  /// How many steps it has.
  var stepCount = 0
}

/// What a test came to on a mutant.
struct MutantOutcome: Sendable {
  /// What became of the mutant.
  var verdict: Verdict
  /// The step that failed first.
  var step: Int?
  /// The stable name of its failure.
  var failure: String?
}

/// The first failure of a test, in words.
struct FirstFailure: Sendable {
  /// The step that failed.
  var step: Int
  /// The stable name of the failure.
  var id: String
  /// The failure as one sentence.
  var message: String

  /// What failed first in `trial`; nil if nothing did.
  init?<App: Driver>(_ trial: Trial<App>) {
    guard let step = trial.failedStep, let failure = trial.failure else { return nil }
    self.step = step
    id = failure.id
    message = failure.message
  }
}

/// Finds the places of steps; the lines of each file are found once.
struct PlaceFinder {
  private var lines: [String: LineIndex] = [:]

  /// The place of `step` of `program`.
  mutating func place(of step: PlannedStep, in program: Program) -> AuditPlace {
    place(of: step.span, in: program.files[step.file])
  }

  /// The place of the statement at `span` of `file`.
  mutating func place(of span: SourceSpan, in file: SourceFile) -> AuditPlace {
    let index = lines[file.path] ?? LineIndex(file)
    lines[file.path] = index
    let location = index.location(at: span.start)
    let statement = file.text(in: span).prefix { !$0.isNewline }
    return AuditPlace(path: file.path, line: location.line, column: location.column, statement: String(statement))
  }
}
