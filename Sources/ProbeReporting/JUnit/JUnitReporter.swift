import ProbeInterpreter
import ProbeSyntax

/// Reports a run as JUnit XML: a suite for each file and model, a case for each scenario and row.
///
/// A file is written once it has ended, because a suite begins with its counts.
public struct JUnitReporter: Reporter {
  private var tool = "probe-run"
  private var file: FileStart?
  private var suites: [(model: String, suite: JUnitSuite)] = []
  private var testCount = 0

  /// A report in which nothing has happened.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let start):
      tool = start.command
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="probe">

        """
    case .fileStarted(let start):
      file = start
      suites = []
      testCount = 0
      return ""
    case .testFinished(let result):
      add(result)
      return ""
    case .fileFinished:
      return renderFile(reason: "the run ended early")
    case .runFinished(let end):
      return renderFile(reason: end.wasInterrupted ? "the run was interrupted" : "the run ended early")
        + "</testsuites>\n"
    }
  }

  private mutating func add(_ result: TestResult) {
    testCount += 1
    let identity = result.identity
    let command = RerunCommand(tool: tool, script: file?.script).text(for: identity)
    let index = suites.firstIndex { $0.model == identity.model } ?? suites.endIndex
    if index == suites.endIndex {
      suites.append((identity.model, JUnitSuite(name: "\(identity.path) on \(identity.model)")))
    }
    suites[index].suite.add(result, command: command)
  }

  private mutating func renderFile(reason: String) -> String {
    guard let file else { return "" }
    self.file = nil
    var text = suites.map { $0.suite.render() }.joined()
    let errors = file.diagnostics.filter { $0.problem.severity == .error }
    var suite = JUnitSuite(name: file.path)
    if let first = errors.first {
      var renderer = DiagnosticRenderer()
      suite.addError(
        renderer.render(errors), message: first.problem.message, id: first.problem.id, path: file.path)
      text += suite.render()
    } else if testCount < file.testCount {
      suite.addSkipped(count: file.testCount - testCount, reason: reason, path: file.path)
      text += suite.render()
    }
    suites = []
    return text
  }
}
