import ProbeAudit
import ProbeInterpreter

/// An audit as annotations of GitHub Actions: what fails at all, what nobody would notice, what is brittle.
public enum AuditAnnotations {
  /// How many annotations of a kind one step of a workflow shows.
  private static let limit = 10

  /// The lines of `report`.
  public static func text(of report: AuditReport) -> String {
    var errors = RankedList<WorkflowCommand>(limit: limit, rankCount: 1)
    for failure in report.baselineFailures {
      errors.add(
        WorkflowCommand(
          kind: .error, path: failure.place.path, line: failure.place.line, column: failure.place.column,
          title: "baseline failing", message: failure.message), rank: 0)
    }
    var warnings = RankedList<WorkflowCommand>(limit: limit, rankCount: 3)
    for finding in report.brittle { warnings.add(command(for: finding, of: report), rank: 1) }
    for mutant in report.subjects.flatMap(\.mutants) where mutant.verdict == .survived || mutant.verdict == .noCoverage
    {
      guard let command = command(for: mutant, of: report) else { continue }
      warnings.add(command, rank: mutant.verdict == .survived ? 0 : 2)
    }
    return text(of: errors, "error") + text(of: warnings, "warning")
  }

  private static func command(for finding: BrittleScenario, of report: AuditReport) -> WorkflowCommand {
    let variant = report.variants[finding.variant]
    let place = finding.failure.place
    let advice = variant.advice.map { "\n\($0)" } ?? ""
    return WorkflowCommand(
      kind: .warning, path: place.path, line: place.line, column: place.column,
      title: "brittle on \(variant.id), \(variant.sentence)", message: finding.failure.message + advice)
  }

  private static func command(for audited: AuditedMutant, of report: AuditReport) -> WorkflowCommand? {
    let insertion = audited.advice?.insertion
    guard let place = insertion?.place ?? audited.advice?.scenario.map({ report.scenarios[$0].place }) else {
      return nil
    }
    let mutant = audited.mutant
    let hint =
      insertion.map { $0.sentence(quote: "'") }
      ?? "may be killed by: \(mutant.killer)"
    let title = mutant.id.hasPrefix(mutant.name) ? mutant.id : "\(mutant.id) \(mutant.name)"
    return WorkflowCommand(
      kind: .warning, path: place.path, line: place.line, column: place.column,
      title: "\(title) \(audited.verdict == .survived ? "survived" : "is not covered")",
      message: "\(mutant.sentence)\n\(hint)")
  }

  private static func text(of list: RankedList<WorkflowCommand>, _ noun: String) -> String {
    let text = list.first.map(\.text).joined()
    guard list.restCount > 0 else { return text }
    return text + "and \(RunCounts.phrase(list.restCount, "more \(noun)")), which the report above tells\n"
  }
}
