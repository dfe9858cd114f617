import ProbeInterpreter
import ProbeReporting
import ProbeSemantics
import ProbeSyntax

/// Tells a run: events to the reporters, diagnostics to standard error.
struct RunTeller: Teller {
  private var output: RunOutput
  private var scriptCount = 0
  private let failsFast: Bool
  private var isFileOpen = false
  private var progress: Progress?
  /// The models of `--model` that no script has known so far.
  private(set) var unresolvedModels: [String]
  /// Whether `--fail-fast` ended the run.
  private(set) var hasEndedEarly = false
  /// What became of the run so far.
  private(set) var tally = RunTally()
  /// Where things are said.
  var console: Console {
    get { output.console }
    set { output.console = newValue }
  }

  /// A teller that tells all to `output`.
  init(_ output: RunOutput, options: RunOptions) {
    self.output = output
    self.failsFast = options.failsFast
    self.unresolvedModels = options.models
    self.progress = output.console.isWatched ? Progress() : nil
  }

  /// Puts the reports into their places; what became of the run.
  mutating func finish() throws(SystemError) -> RunTally {
    tally.hasUnwritableReport = try output.finish()
    return tally
  }

  /// Gives up the reports that are not finished.
  mutating func discard() {
    output.discard()
  }

  /// Hands `event` to the reports.
  mutating func tell(_ event: RunEvent) throws(SystemError) {
    progress?.line.count(event)
    try output.tell(event)
  }

  mutating func tell(_ news: RunSchedule.News) throws(SystemError) -> Bool {
    switch news {
    case .opened(let script):
      try tellOpened(script)
    case .results(let results):
      guard try tell(results) else { return false }
    case .closed(let script):
      try close(script.input.path)
    }
    if let line = progress?.lineIfDue() { try console.showStatus(line) }
    try console.flushNowAndThen()
    return true
  }

  mutating func pause() throws(SystemError) {
    try console.flush()
  }

  private mutating func tellOpened(_ script: OpenedScript) throws(SystemError) {
    scriptCount += 1
    switch script.content {
    case .unreadable(let problem):
      tally.hasUnreadableInput = true
      try console.report(problem)
    case .chosen(let choice, _):
      tally.take(choice)
      unresolvedModels.removeAll { !choice.unknownModels.contains($0) && !choice.plan.hasErrors }
      for problem in choice.problems { try console.report(problem) }
      guard choice.isWorthTelling else { return }
      try console.writeError(DiagnosticText.text(of: choice.plan.diagnostics, isColored: console.areErrorsColored))
      isFileOpen = true
      try tell(
        .fileStarted(
          FileStart(
            path: script.input.path, diagnostics: choice.plan.diagnostics, testCount: choice.tests.count,
            script: script.input.script, number: scriptCount - 1)))
    }
  }

  private mutating func tell(_ results: [TestResult]) throws(SystemError) -> Bool {
    for result in results {
      try tell(.testFinished(result))
      guard result.outcome == .failed else { continue }
      tally.hasFailure = true
      if failsFast {
        hasEndedEarly = true
        try close(result.identity.path)
        return false
      }
    }
    return true
  }

  private mutating func close(_ path: String) throws(SystemError) {
    if isFileOpen { try tell(.fileFinished(path: path)) }
    isFileOpen = false
  }
}
