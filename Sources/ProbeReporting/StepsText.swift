import ProbeInterpreter
import ProbeSyntax

/// The steps of a test as lines: how each ended, its statement, what it did.
struct StepsText {
  /// How wide a statement is before what it did is moved along, and where it is cut.
  private static let (widestColumn, statementLimit) = (44, 72)

  /// The lines, without indentation.
  private(set) var lines: [String] = []

  /// All of `steps`.
  init(_ steps: [StepResult], _ palette: Palette) {
    self.init(steps[...], palette)
  }

  /// Some steps of a test.
  init(_ steps: ArraySlice<StepResult>, _ palette: Palette) {
    let statements = steps.map { Self.statement(of: $0) }
    let widest = statements.lazy.map { DisplayWidth.of($0) }.filter { $0 <= Self.widestColumn }.max() ?? 0
    for (step, statement) in zip(steps, statements) {
      let account = step.account.map { VisibleText.of($0) }.joined(separator: "; ")
      let mark = Self.mark(of: step.outcome, palette)
      if account.isEmpty {
        lines.append("\(mark)  \(statement)")
      } else {
        lines.append("\(mark)  \(DisplayWidth.padded(statement, to: widest))  \(palette.paint(account, .faint))")
      }
    }
  }

  private static func statement(of step: StepResult) -> String {
    (step.isSetup ? "setup: " : "") + shortened(step.place.statement)
  }

  private static func shortened(_ statement: String) -> String {
    // Fewer bytes than that are fewer characters.
    if statement.utf8.count <= statementLimit { return VisibleText.of(statement) }
    let isCut = statement.dropFirst(statementLimit).first != nil
    return VisibleText.of(statement.prefix(statementLimit)) + (isCut ? "…" : "")
  }

  private static func mark(of outcome: StepResult.Outcome, _ palette: Palette) -> String {
    switch outcome {
    case .passed: palette.paint("ok     ", .good)
    case .failed: palette.paint("FAILED ", .bad)
    case .failedAsExpected: palette.paint("xfail  ", .good)
    case .notRun: palette.paint("not run", .faint)
    }
  }
}
