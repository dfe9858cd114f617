import ProbeSemantics
import ProbeSyntax

/// Tells `check`: the diagnostics of all scripts on standard output.
struct CheckTeller: Teller {
  private(set) var errorCount = 0
  private(set) var warningCount = 0
  /// What became of the scripts so far.
  private(set) var tally = RunTally()
  /// Where things are said.
  var console: Console

  /// A teller who has said nothing yet.
  init(console: Console) {
    self.console = console
  }

  mutating func tell(_ news: RunSchedule.News) throws(SystemError) -> Bool {
    switch news {
    case .opened(let script):
      try tellOpened(script)
      try console.flushNowAndThen()
    case .closed, .results:
      break
    }
    return true
  }

  mutating func pause() throws(SystemError) {
    try console.flush()
  }

  private mutating func tellOpened(_ script: OpenedScript) throws(SystemError) {
    switch script.content {
    case .unreadable(let problem):
      tally.hasUnreadableInput = true
      try console.report(problem)
    case .chosen(let choice, _):
      tally.take(choice)
      for problem in choice.problems { try console.report(problem) }
      for diagnostic in choice.plan.diagnostics {
        switch diagnostic.problem.severity {
        case .error: errorCount += 1
        case .warning: warningCount += 1
        }
      }
      try console.write(DiagnosticText.text(of: choice.plan.diagnostics, isColored: console.isColored))
    }
  }
}
