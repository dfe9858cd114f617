import ProbeInterpreter
import ProbeReporting
import ProbeSyntax

/// `probe-run replay`: reads records of runs, and reports them as the runs themselves would have been.
struct ReplayCommand {
  private let options: ReplayOptions
  private let tools: Tools
  private var console: Console

  /// The command with what was said after it.
  init(_ options: ReplayOptions, tools: Tools) {
    self.options = options
    self.tools = tools
    self.console = Console(color: options.color)
  }

  /// Reports all, and answers with the exit code that the run had.
  mutating func run() throws(SystemError) -> ExitCode {
    var records: [RunRecord] = []
    var tally = RunTally()
    for path in options.paths {
      guard let record = try record(at: path) else {
        tally.hasUnreadableInput = true
        continue
      }
      records.append(record)
    }
    guard !tally.hasUnreadableInput, let first = records.first else { return .unreadableInput }
    var merge = RunMerge()
    if records.count > 1 {
      for (path, record) in zip(options.paths, records) {
        guard let test = merge.add(record) else { continue }
        try console.report(InputProblem.repeatedTest(path: path, test: test.selector, model: test.model))
        return .unreadableInput
      }
    }
    return try tell(records.count == 1 ? first.events : merge.events)
  }

  private mutating func record(at path: String) throws(SystemError) -> RunRecord? {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = path == "-" ? try FileReader.readStandardInput() : try FileReader.read(path: path)
    } catch {
      try console.report(InputProblem.unreadable(path: path, error))
      return nil
    }
    do throws(RecordProblem) {
      return try RunRecord(bytes)
    } catch {
      try console.report(InputProblem.noRecord(path: path, error))
      return nil
    }
  }

  private mutating func tell(_ events: [RunEvent]) throws(SystemError) -> ExitCode {
    var output = RunOutput(options.reports, detail: options.detail, console: console, tools: tools)
    defer { output.discard() }
    var tally = RunTally()
    for event in events {
      tally.take(event)
      if case .fileStarted(let start) = event {
        let text = DiagnosticText.text(of: start.diagnostics, isColored: output.console.areErrorsColored)
        try output.console.writeError(text)
      }
      try output.tell(event)
    }
    tally.hasUnwritableReport = try output.finish()
    try output.console.flush()
    return tally.exitCode(allowsEmpty: true)
  }
}
