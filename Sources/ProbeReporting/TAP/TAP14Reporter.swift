import ProbeInterpreter
import ProbeSyntax

/// Reports a run in version 14 of the protocol: a subtest for each file, what failed as a block of YAML.
public struct TAP14Reporter: Reporter {
  private var tool = "probe-run"
  private var file: FileStart?
  private var fileCount = 0
  private var counts = RunCounts()
  private var invalidCases = 0

  /// A report in which nothing has happened.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let start):
      tool = start.command
      return "TAP version 14\n"
    case .fileStarted(let start):
      file = start
      counts = RunCounts()
      invalidCases = 0
      return "# Subtest: \(TAPText.description(start.path))\n" + renderInvalid(start)
    case .testFinished(let result):
      return render(result)
    case .fileFinished:
      return renderFile()
    case .runFinished(let end):
      return renderEnd(end)
    }
  }

  private mutating func renderInvalid(_ file: FileStart) -> String {
    var text = ""
    var renderer = DiagnosticRenderer()
    for diagnostic in file.diagnostics where diagnostic.problem.severity == .error {
      invalidCases += 1
      text += "    not ok \(invalidCases) - \(TAPText.description(diagnostic.problem.message))\n"
      text += YAMLBlock([
        ("id", diagnostic.problem.id), ("severity", "error"),
        ("text", renderer.render(diagnostic).withoutLineEnd),
      ]).text(indent: 6)
    }
    return text
  }

  private mutating func render(_ result: TestResult) -> String {
    counts.count(result.outcome)
    let identity = result.identity
    let row = identity.row.map { " [\($0)]" } ?? ""
    let description = TAPText.description("\(identity.name)\(row) on \(identity.model)")
    let line = "ok \(counts.tests) - \(description)\n"
    guard result.outcome == .failed else { return "    \(line)" }
    let command = RerunCommand(tool: tool, script: file?.script).text(for: identity)
    var text = "    not \(line)"
    if let report = result.failures.first {
      text += YAMLBlock([
        ("id", report.failure.id), ("message", report.failure.message), ("severity", "fail"),
        ("at", "\(report.place.path):\(report.place.line):\(report.place.column)"),
        ("expected", report.failure.expected), ("found", report.failure.found), ("run", command),
        ("text", FailureText(result, .plain, showsAllSteps: false, command: command).render().withoutLineEnd),
      ]).text(indent: 6)
    }
    return text
  }

  private mutating func renderFile() -> String {
    guard let file else { return "" }
    self.file = nil
    fileCount += 1
    let count = counts.tests + invalidCases
    let missing = invalidCases == 0 ? file.testCount - counts.tests : 0
    var text = ""
    if missing > 0 {
      text = "    not ok \(count + 1) - \(RunCounts.phrase(missing, "test")) did not run\n    1..\(count + 1)\n"
    } else {
      text = count == 0 ? "    1..0 # SKIP no tests\n" : "    1..\(count)\n"
    }
    let isGood = counts.failed == 0 && invalidCases == 0 && missing <= 0
    return text + "\(isGood ? "" : "not ")ok \(fileCount) - \(TAPText.description(file.path))\n"
  }

  private mutating func renderEnd(_ end: RunEnd) -> String {
    let text = renderFile() + "1..\(fileCount)\n"
    if end.wasInterrupted { return text + "Bail out! the run was interrupted\n" }
    return text
  }
}
