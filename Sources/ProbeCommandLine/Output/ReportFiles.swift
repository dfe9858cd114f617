import ProbeInterpreter
import ProbeReporting

/// The reports of one run that go to files, side by side.
struct ReportFiles {
  private struct Report {
    var path: String
    var reporter: any Reporter
    var file: ReportFile
  }

  private var reports: [Report] = []
  /// Why reports cannot be written; such a report is given up, the others go on.
  private(set) var problems: [OutputProblem] = []

  /// Makes room for the reports of `requests` that go to files.
  init(_ requests: [ReportRequest]) {
    for request in requests {
      guard let path = request.path else { continue }
      do throws(SystemError) {
        let file = try ReportFile(path: path)
        reports.append(Report(path: path, reporter: request.format.makeReporter(), file: file))
      } catch {
        problems.append(.unwritableReport(path: path, error))
      }
    }
  }

  /// Adds a summary of the run to the end of the file at `path`.
  mutating func addSummary(at path: String) {
    do throws(SystemError) {
      let file = try ReportFile(appendingTo: path)
      reports.append(Report(path: path, reporter: GitHubSummaryReporter(), file: file))
    } catch {
      problems.append(.unwritableReport(path: path, error))
    }
  }

  /// Adds `event` to each report.
  mutating func tell(_ event: RunEvent) {
    for index in reports.indices.reversed() {
      do throws(SystemError) {
        try reports[index].file.write(reports[index].reporter.render(event))
      } catch {
        problems.append(.unwritableReport(path: reports[index].path, error))
        reports.remove(at: index).file.discard()
      }
    }
  }

  /// Puts all reports into their places.
  mutating func finish() {
    for var report in reports {
      do throws(SystemError) {
        try report.file.finish()
      } catch {
        problems.append(.unwritableReport(path: report.path, error))
        report.file.discard()
      }
    }
    reports = []
  }

  /// Gives up the reports that are not finished.
  mutating func discard() {
    for report in reports { report.file.discard() }
    reports = []
  }
}
