import ProbeInterpreter
import ProbeSyntax

/// Reports a run in the Test Anything Protocol: a line for each test, and the plan at the end.
public struct TAPReporter: Reporter {
  private var tool = "probe-run"
  private var file = FileStart(path: "", diagnostics: [], testCount: 0)
  private var count = 0
  private var unfinished = 0

  /// A report in which nothing has happened.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let start):
      tool = start.command
      return "TAP version 13\n"
    case .fileStarted(let start):
      file = start
      unfinished += start.testCount
      return renderInvalid()
    case .testFinished(let result):
      unfinished -= 1
      return render(result)
    case .fileFinished:
      return ""
    case .runFinished(let end):
      return renderEnd(end)
    }
  }

  private mutating func renderInvalid() -> String {
    let errors = file.diagnostics.filter { $0.problem.severity == .error }
    guard !errors.isEmpty else { return "" }
    var renderer = DiagnosticRenderer()
    count += 1
    return "not ok \(count) - \(TAPText.description(file.path)) is not valid\n"
      + TAPText.comment(renderer.render(errors).withoutLineEnd)
  }

  private mutating func render(_ result: TestResult) -> String {
    count += 1
    let line = "ok \(count) - \(TAPText.description(result.identity.onOneLine))\n"
    switch result.outcome {
    case .passed: return line
    case .failed:
      let command = RerunCommand(tool: tool, script: file.script).text(for: result.identity)
      let text = FailureText(result, .plain, showsAllSteps: false, command: command).render()
      return "not " + line + TAPText.comment(text.withoutLineEnd)
    }
  }

  private func renderEnd(_ end: RunEnd) -> String {
    guard unfinished > 0 else { return "1..\(count)\n" }
    let reason = end.wasInterrupted ? "the run was interrupted" : "the run ended early"
    return "1..\(count)\nBail out! \(RunCounts.phrase(unfinished, "test")) did not run: \(reason)\n"
  }
}

extension TestIdentity {
  /// The test on one line: its place, name and model.
  fileprivate var onOneLine: String { "\(selector) \(name) on \(model)" }
}

extension String {
  /// The text without the line ends at its end.
  var withoutLineEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
