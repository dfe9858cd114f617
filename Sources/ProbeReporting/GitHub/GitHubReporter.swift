import ProbeInterpreter
import ProbeSyntax

/// Reports a run as annotations of GitHub Actions: the most useful first, and no more than are shown there.
public struct GitHubReporter: Reporter {
  /// How many annotations of a kind one step of a workflow shows.
  private static let limit = 10

  private var tool = "probe-run"
  private var file = FileStart(path: "", diagnostics: [], testCount: 0)
  private var errors = RankedList<WorkflowCommand>(limit: limit, rankCount: 3)
  private var warnings = RankedList<WorkflowCommand>(limit: limit, rankCount: 2)
  private var knownPlaces: Set<String> = []

  /// A report in which nothing has happened.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let start):
      tool = start.command
      return ""
    case .fileStarted(let start):
      file = start
      addDiagnostics()
      return ""
    case .testFinished(let result):
      for report in result.failures where report.followsFrom == nil { add(report, of: result) }
      return ""
    case .fileFinished:
      return ""
    case .runFinished:
      return text(of: errors, "error or failure", "errors and failures") + text(of: warnings, "warning", "warnings")
    }
  }

  private mutating func addDiagnostics() {
    guard !file.diagnostics.isEmpty else { return }
    var places = RecordedSources()
    var isFirst = true
    for diagnostic in file.diagnostics {
      let problem = diagnostic.problem
      let place = places.place(of: diagnostic.span, in: diagnostic.file)
      let hint = problem.hint.map { "\n\($0)" } ?? ""
      let command = WorkflowCommand(
        kind: problem.severity == .error ? .error : .warning, path: diagnostic.file.path, line: place.line,
        column: place.column, title: problem.id, message: problem.message + hint)
      switch problem.severity {
      case .error: errors.add(command, rank: isFirst ? 0 : 2)
      case .warning: warnings.add(command, rank: isFirst ? 0 : 1)
      }
      isFirst = false
    }
  }

  /// The first failure at a place tells more than that of another row or model at the same place.
  private mutating func add(_ report: FailureReport, of result: TestResult) {
    let place = report.place
    let isNew = knownPlaces.insert("\(place.path):\(place.line):\(place.column) \(report.failure.id)").inserted
    errors.add(command(for: report, of: result), rank: isNew ? 1 : 2)
  }

  private func command(for report: FailureReport, of result: TestResult) -> WorkflowCommand {
    let identity = result.identity
    let row = identity.row.map { ", row \($0)" } ?? ""
    var lines = [report.failure.message, "scenario \(VisibleText.quoted(identity.name))\(row), on \(identity.model)"]
    lines += report.causes.map { "because \($0.sentence)" }
    lines += report.failure.hints
    if !report.passingModels.isEmpty { lines.append("passes on \(report.passingModels.joined(separator: ", "))") }
    lines.append("run just this test: \(RerunCommand(tool: tool, script: file.script).text(for: identity))")
    return WorkflowCommand(
      kind: .error, path: report.place.path, line: report.place.line, column: report.place.column,
      title: "\(report.failure.id) on \(identity.model)", message: lines.joined(separator: "\n"))
  }

  private func text(of list: RankedList<WorkflowCommand>, _ one: String, _ several: String) -> String {
    let text = list.first.map(\.text).joined()
    guard list.restCount > 0 else { return text }
    return text + "and \(list.restCount) more \(list.restCount == 1 ? one : several), which the report above tells\n"
  }
}
