import ProbeInterpreter
import ProbeSyntax

/// The report that a person reads: failures in full, passing files on one line each, and the total.
public struct ConsoleReporter: Reporter {
  /// How much is told of what went well.
  public enum Detail: Sendable {
    /// Failures and the total.
    case quiet
    /// A line for each file.
    case normal
    /// Every step, and the time.
    case verbose
  }

  /// A failed test, as the summary lists it.
  struct FailedTest {
    var identity: TestIdentity
    var id: String
  }

  /// How many failed tests the summary lists, and how many slow ones.
  static let (listedFailures, listedSlowTests) = (20, 5)

  let detail: Detail
  let palette: Palette
  var tool = "probe-run"
  var file = FileStart(path: "", diagnostics: [], testCount: 0)
  var fileCounts = RunCounts()
  var counts = RunCounts()
  var failedTests: [FailedTest] = []
  var slowTests: [(identity: TestIdentity, elapsed: Duration)] = []

  /// A report with that much detail; without colour it holds no control codes.
  public init(detail: Detail = .normal, palette: Palette = .plain) {
    self.detail = detail
    self.palette = palette
  }

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let start):
      tool = start.command
      return ""
    case .fileStarted(let start):
      file = start
      fileCounts = RunCounts()
      counts.files += 1
      if hasErrors { counts.invalidFiles += 1 }
      return ""
    case .testFinished(let result):
      return renderTest(result)
    case .fileFinished:
      return renderFile()
    case .runFinished(let end):
      return renderSummary(end)
    }
  }

  private var hasErrors: Bool {
    file.diagnostics.contains { $0.problem.severity == .error }
  }

  private mutating func renderTest(_ result: TestResult) -> String {
    counts.count(result.outcome)
    fileCounts.count(result.outcome)
    if detail == .verbose { remember(result) }
    guard result.outcome == .failed else { return detail == .verbose ? renderPassed(result) : "" }
    let id = result.failures.first?.failure.id ?? ""
    if failedTests.count < Self.listedFailures { failedTests.append(FailedTest(identity: result.identity, id: id)) }
    let command = RerunCommand(tool: tool, script: file.script)
    let text = FailureText(
      result, palette, showsAllSteps: detail == .verbose, command: command.text(for: result.identity))
    return text.render()
  }

  private func renderPassed(_ result: TestResult) -> String {
    let identity = result.identity
    var text = palette.paint("passed", .good) + "  \(VisibleText.of(identity.selector))  "
    text += "\(VisibleText.quoted(identity.name)) on \(VisibleText.of(identity.model))"
    if identity.isControl { text += ", a control" }
    text += palette.paint("  \(DurationText.of(result.elapsed))", .faint) + "\n"
    return text + StepsText(result.steps, palette).lines.map { "  \($0)\n" }.joined()
  }

  private mutating func remember(_ result: TestResult) {
    let place = slowTests.firstIndex { $0.elapsed < result.elapsed } ?? slowTests.endIndex
    guard place < Self.listedSlowTests else { return }
    slowTests.insert((result.identity, result.elapsed), at: place)
    if slowTests.count > Self.listedSlowTests { slowTests.removeLast() }
  }

  private func renderFile() -> String {
    let path = VisibleText.of(file.path)
    if hasErrors {
      let errors = file.diagnostics.count { $0.problem.severity == .error }
      return palette.paint("invalid", .bad) + " \(path)  \(RunCounts.phrase(errors, "error")), nothing of it ran\n"
    }
    if fileCounts.failed > 0 {
      let tests = RunCounts.phrase(fileCounts.tests, "test")
      return palette.paint("FAILED", .bad) + "  \(path)  \(fileCounts.failed) of \(tests) failed\n"
    }
    guard detail != .quiet else { return "" }
    let tests = fileCounts.tests == 0 ? "no tests" : RunCounts.phrase(fileCounts.tests, "test")
    return palette.paint("ok", .good) + "      \(path)  \(tests)\n"
  }
}
