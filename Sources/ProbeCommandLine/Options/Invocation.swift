import ProbeReporting

/// What a command line asks for, once it has been understood.
enum Invocation: Equatable, Sendable {
  case audit(AuditOptions)
  case check(CheckOptions)
  case explain(ExplainOptions)
  case help(Command?)
  case models(ModelsOptions)
  case replay(ReplayOptions)
  case run(RunOptions)
  case schema
  /// A run whose report is a picture.
  case storyboard(RunOptions)
  case version
}

/// What was said after `audit`.
struct AuditOptions: Equatable, Sendable {
  var inputs: [InputArgument] = []
  var models: [String] = []
  var name: String?
  var tags: TagExpression?
  /// Ids and names of mutants, perhaps with `*`; empty: all.
  var mutants: [String] = []
  var listsMutants = false
  var threshold: Int?
  var strengthThreshold: Int?
  /// Whether brittle and useless scenarios are a reason to fail.
  var isStrict = false
  var suggests = false
  var showsMatrix = false
  var reports: [AuditReportRequest] = []
  var jobs: Int?
  var color = ColorChoice.auto
  var detail = Detail.normal
  var allowsEmpty = false
}

/// `audit --report FORMAT[=PATH]`: one report that is asked for.
struct AuditReportRequest: Equatable, Sendable {
  /// What it is written in.
  var format: AuditReportFormat
  /// Where it goes; nil: to standard output.
  var path: String?
}

/// What was said after `check`.
struct CheckOptions: Equatable, Sendable {
  var inputs: [InputArgument] = []
  var jobs: Int?
  var color = ColorChoice.auto
  var isQuiet = false
  var allowsEmpty = false
}

/// What was said after `explain`.
struct ExplainOptions: Equatable, Sendable {
  /// The ids to explain; empty: list all.
  var ids: [String] = []
  var color = ColorChoice.auto
}

/// What was said after `replay`.
struct ReplayOptions: Equatable, Sendable {
  var paths: [String] = []
  var reports: [ReportRequest] = []
  var color = ColorChoice.auto
  var detail = Detail.normal
}

/// What was said after `models`.
struct ModelsOptions: Equatable, Sendable {
  /// Names of shipped models, or view files; empty: list what ships.
  var subjects: [String] = []
  var showsSource = false
  var color = ColorChoice.auto
}

/// What was said after `run`, or without a command.
struct RunOptions: Equatable, Sendable {
  var inputs: [InputArgument] = []
  var models: [String] = []
  var name: String?
  var tags: TagExpression?
  var shard: Shard?
  var isList = false
  var failsFast = false
  var jobs: Int?
  var color = ColorChoice.auto
  var detail = Detail.normal
  var reports: [ReportRequest] = []
  var allowsEmpty = false
}
