import ProbeReporting

/// `--report FORMAT[=PATH]`: one report that is asked for.
struct ReportRequest: Equatable, Sendable {
  /// What it is written in.
  var format: ReportFormat
  /// Where it goes; nil: to standard output.
  var path: String?
}
