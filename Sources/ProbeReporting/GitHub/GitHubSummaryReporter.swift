import ProbeInterpreter
import ProbeSyntax

/// Reports a run as a summary in Markdown, for the page of a workflow run.
public struct GitHubSummaryReporter: Reporter {
  /// How many failures are told; a summary may not grow without bounds.
  private static let limit = 50

  private var counts = RunCounts()
  private var failures = RankedList<String>(limit: limit, rankCount: 1)
  private var invalid = RankedList<String>(limit: limit, rankCount: 1)

  /// A report in which nothing has happened.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted, .fileFinished:
      return ""
    case .fileStarted(let start):
      counts.files += 1
      let errors = start.diagnostics.filter { $0.problem.severity == .error }
      guard let first = errors.first else { return "" }
      counts.invalidFiles += 1
      invalid.add(
        "| \(MarkdownText.of(start.path)) | \(errors.count) | \(MarkdownText.of(first.problem.message)) |\n", rank: 0)
      return ""
    case .testFinished(let result):
      counts.count(result.outcome)
      if result.outcome == .failed { failures.add(row(of: result), rank: 0) }
      return ""
    case .runFinished(let end):
      return text(end)
    }
  }

  private func row(of result: TestResult) -> String {
    let identity = result.identity
    let report = result.failures.first
    let cause = report?.causes.first.map { "<br>because \(MarkdownText.of($0.sentence))" } ?? ""
    return "| \(MarkdownText.of(identity.selector)) | \(MarkdownText.of(identity.name))"
      + " | \(MarkdownText.of(identity.model)) | \(MarkdownText.of(report?.failure.message ?? ""))\(cause) |\n"
  }

  private func text(_ end: RunEnd) -> String {
    let isGood = counts.failed == 0 && counts.invalidFiles == 0
    var text = "## Probe: \(isGood ? "all passed" : "\(counts.failed) of \(counts.tests) failed")\n\n"
    text += "\(RunCounts.phrase(counts.files, "file")), \(RunCounts.phrase(counts.tests, "test")): "
    text += "\(counts.passed) passed, \(counts.failed) failed"
    if counts.invalidFiles > 0 { text += "; \(RunCounts.phrase(counts.invalidFiles, "file")) not valid" }
    text += ".\n"
    if end.wasInterrupted { text += "\nThe run was interrupted.\n" }
    text += table("| not valid | errors | the first |\n|---|---|---|\n", invalid)
    text += table("| test | scenario | model | failure |\n|---|---|---|---|\n", failures)
    return text
  }

  private func table(_ head: String, _ rows: RankedList<String>) -> String {
    guard rows.count > 0 else { return "" }
    let rest = rows.restCount > 0 ? "\nand \(rows.restCount) more\n" : ""
    return "\n" + head + rows.first.joined() + rest
  }
}
