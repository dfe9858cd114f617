import ProbeInterpreter
import ProbeReporting

/// Where the events of a run go: the report on standard output, and the reports in files.
struct RunOutput {
  private var reporters: [any Reporter]
  private var files: ReportFiles
  /// Where things are said.
  var console: Console

  /// The reports of `requests`; a report without a path stands in place of the console's, or behind it.
  init(_ requests: [ReportRequest], detail: Detail, console: Console, tools: Tools) {
    var shown = requests.filter { $0.path == nil }.map(\.format)
    if tools.workflow.isRunning, !requests.contains(where: { $0.format == .github }), shown.isEmpty {
      shown.append(.github)
    }
    reporters = shown.map { $0.makeReporter() }
    if shown.allSatisfy(\.joinsConsole) {
      reporters.insert(tools.consoleReporter(detail, console.isColored), at: 0)
    }
    files = ReportFiles(requests)
    if let path = tools.workflow.summaryPath { files.addSummary(at: path) }
    self.console = console
  }

  /// Tells `event` to all reports.
  mutating func tell(_ event: RunEvent) throws(SystemError) {
    for index in reporters.indices { try console.write(reporters[index].render(event)) }
    files.tell(event)
  }

  /// Puts the reports into their places, and says which could not be written; whether there were any.
  mutating func finish() throws(SystemError) -> Bool {
    files.finish()
    for problem in files.problems { try console.report(problem) }
    return !files.problems.isEmpty
  }

  /// Gives up the reports that are not finished.
  mutating func discard() {
    files.discard()
  }
}
