import ProbeSemantics
import ProbeSyntax

/// `probe-run check`: the diagnostics of scripts, on standard output.
struct CheckCommand {
  private let options: CheckOptions
  private let tools: Tools
  private var console: Console

  /// The command with what was said after it.
  init(_ options: CheckOptions, tools: Tools) {
    self.options = options
    self.tools = tools
    self.console = Console(color: options.color)
  }

  /// Checks all, and answers with the exit code.
  mutating func run() throws(SystemError) -> ExitCode {
    Interruption.listen()
    var collector = InputCollector()
    for input in options.inputs {
      let known = collector.problems.count
      collector.add(input)
      for problem in collector.problems[known...] { try console.report(problem) }
    }
    let scripts = collector.scripts
    let engine = tools.makeEngine(Recording())
    var teller = CheckTeller(console: console)
    try RunLoop.run(
      scriptCount: scripts.count, workerCount: RunLoop.workerCount(jobs: options.jobs), teller: &teller
    ) { queue in
      Worker(
        queue: queue, inputs: scripts, engine: engine, selection: TestSelection(), purpose: .check, failsFast: false)
    }
    console = teller.console
    var tally = teller.tally
    tally.hasUnreadableInput = tally.hasUnreadableInput || !collector.problems.isEmpty
    tally.wasInterrupted = Interruption.isRequested
    let code = tally.checkExitCode(allowsEmpty: options.allowsEmpty)
    if code == .nothingSelected {
      try console.report(SelectionProblem.nothingSelected)
    } else if !options.isQuiet, tally.scriptCount > 0 || code == .passed {
      try console.write(teller.summary)
    }
    try console.flush()
    return code
  }
}

extension CheckTeller {
  /// The last line of `check`.
  fileprivate var summary: String {
    "\(counted(tally.scriptCount, "script")) checked: \(counted(errorCount, "error")), \(counted(warningCount, "warning"))\n"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : String(count)) \(noun)s"
  }
}
