import PresentationModels
import ProbeAudit
import ProbeReporting
import ProbeSemantics
import ProbeSyntax

/// `probe-run audit`: runs scripts on broken versions of their apps, and says what nobody would notice.
struct AuditCommand {
  private let options: AuditOptions
  private let tools: Tools
  private var console: Console
  private var tally = RunTally()

  /// The command with what was said after it.
  init(_ options: AuditOptions, tools: Tools) {
    self.options = options
    self.tools = tools
    self.console = Console(color: options.color)
  }

  /// Audits all, and answers with the exit code.
  mutating func run() throws(SystemError) -> ExitCode {
    Interruption.listen()
    var collector = InputCollector()
    for input in options.inputs {
      let known = collector.problems.count
      collector.add(input)
      for problem in collector.problems[known...] { try console.report(problem) }
    }
    tally.hasUnreadableInput = !collector.problems.isEmpty
    var desk = AuditDesk(options: options, tools: tools)
    for (number, input) in collector.scripts.enumerated() {
      try tell(desk.open(input, number: number))
    }
    try reportUnknownModels(desk)
    try reportUnknownMutants(desk)
    if options.listsMutants {
      try console.write(desk.mutantList(palette: console.isColored ? .terminal : .plain))
      return try end(allowsEmpty: true)
    }
    guard !desk.scripts.isEmpty, !tally.hasUnknownModel else {
      try writeEmptyReports()
      return try end(allowsEmpty: options.allowsEmpty)
    }
    if !desk.hasTests { return try endWithoutTests() }
    let audit = Audit(desk.scripts, settings: desk.settings)
    try console.flush()
    let progress = AuditProgress(color: options.color)
    var crew = ThreadCrew(workerCount: RunLoop.workerCount(jobs: options.jobs))
    if let progress { crew.tell = { progress.show($0, $1, of: $2) } }
    var report = audit.report(by: crew)
    if options.suggests, !report.wasInterrupted { audit.completePatches(of: &report, by: crew) }
    progress?.clear()
    tally.wasInterrupted = report.wasInterrupted
    if options.reports.contains(where: { $0.format == .json }) { report.viewSources = desk.viewSources(of: report) }
    tally.hasFailure = try tell(report)
    return try end(allowsEmpty: options.allowsEmpty)
  }

  /// There are scripts, and nothing in them is for an audit.
  private mutating func endWithoutTests() throws(SystemError) -> ExitCode {
    try writeEmptyReports()
    if !options.allowsEmpty {
      tally.hasEmptySelector = true
      try console.report(SelectionProblem.nothingToAudit)
      let shortfalls = AuditReport().shortfalls(options)
      for shortfall in shortfalls { try console.report(shortfall) }
      tally.hasFailure = !shortfalls.isEmpty
    }
    return try end(allowsEmpty: options.allowsEmpty)
  }

  /// Says what is wrong with a script.
  private mutating func tell(_ opened: AuditDesk.Opened) throws(SystemError) {
    switch opened {
    case .unreadable(let problem):
      tally.hasUnreadableInput = true
      try console.report(problem)
    case .read(let choice, let diagnostics):
      tally.take(choice)
      for problem in choice.problems { try console.report(problem) }
      let errors = diagnostics.filter { $0.problem.severity == .error }
      if !errors.isEmpty { tally.hasInvalidScript = true }
      try console.writeError(DiagnosticText.text(of: errors, isColored: console.areErrorsColored))
    }
  }

  private mutating func reportUnknownModels(_ desk: AuditDesk) throws(SystemError) {
    guard tally.hasReadableScript else { return }
    for name in desk.unresolvedModels {
      tally.hasUnknownModel = true
      let nearest = ProbeSyntax.nearest(to: name, among: tools.models.map(\.name))
      try console.report(UsageProblem.unknownModel(name, nearest: nearest))
    }
  }

  private mutating func reportUnknownMutants(_ desk: AuditDesk) throws(SystemError) {
    guard !desk.scripts.isEmpty else { return }
    for pattern in desk.unresolvedPatterns {
      tally.hasUnknownModel = true
      let nearest = ProbeSyntax.nearest(to: pattern, among: desk.mutantNames)
      try console.report(UsageProblem.unknownMutant(pattern, nearest: nearest))
    }
  }

  // MARK: The reports

  /// Writes all reports; whether something is not as it should be.
  private mutating func tell(_ report: AuditReport) throws(SystemError) -> Bool {
    let shortfalls = report.wasInterrupted ? [] : report.shortfalls(options)
    if options.suggests, !report.wasInterrupted {
      try suggest(report)
    } else {
      try show(report)
    }
    for shortfall in shortfalls {
      try console.writeError(DiagnosticText.text(of: shortfall, isColored: console.areErrorsColored))
    }
    try writeFiles(report)
    return !shortfalls.isEmpty
  }

  private mutating func show(_ report: AuditReport) throws(SystemError) {
    let shown = options.reports.filter { $0.path == nil }.map(\.format)
    if !shown.contains(.json) {
      let text = AuditText(
        report, palette: console.isColored ? .terminal : .plain, detail: options.detail.ofAudit,
        tool: tools.programName, showsMatrix: options.showsMatrix)
      try console.write(text.text)
    }
    for format in shown { try console.write(text(of: report, as: format)) }
    if tools.workflow.isRunning, !options.reports.contains(where: { $0.format == .github }), !shown.contains(.json) {
      try console.write(text(of: report, as: .github))
    }
  }

  /// The patch alone on standard output, so that a program can read it.
  private mutating func suggest(_ report: AuditReport) throws(SystemError) {
    var unpatchable: [String] = []
    for patch in report.patches {
      let path = PatchPath.path(of: patch.file.path)
      let text = patch.text(of: path ?? "")
      if text.isEmpty { continue }
      if path != nil { try console.write(text) } else { unpatchable.append(patch.file.path) }
    }
    try console.flush()
    for path in unpatchable { try console.report(PatchProblem.outsideOfDirectory(path)) }
    guard report.baselineFailures.isEmpty else {
      let palette: Palette = console.areErrorsColored ? .terminal : .plain
      return try console.writeError(AuditText(report, palette: palette, tool: tools.programName).text)
    }
    try console.writeError(AuditText.suggestionSummary(report))
  }

  /// Whoever reads a report finds one, also where nothing was audited.
  private mutating func writeEmptyReports() throws(SystemError) {
    let report = AuditReport()
    for request in options.reports where request.path == nil { try console.write(text(of: report, as: request.format)) }
    try writeFiles(report)
  }

  private mutating func writeFiles(_ report: AuditReport) throws(SystemError) {
    for request in options.reports {
      guard let path = request.path else { continue }
      do throws(SystemError) {
        var file = try ReportFile(path: path)
        try file.write(text(of: report, as: request.format))
        try file.finish()
      } catch {
        tally.hasUnwritableReport = true
        try console.report(OutputProblem.unwritableReport(path: path, error))
      }
    }
  }

  private func text(of report: AuditReport, as format: AuditReportFormat) -> String {
    switch format {
    case .github: AuditAnnotations.text(of: report)
    case .json: MutationReport(report, version: Version.number, threshold: options.threshold).text
    }
  }

  private mutating func end(allowsEmpty: Bool) throws(SystemError) -> ExitCode {
    tally.wasInterrupted = tally.wasInterrupted || Interruption.isRequested
    let code = tally.exitCode(allowsEmpty: allowsEmpty)
    if code == .nothingSelected, tally.chosenTests == 0 { try console.report(SelectionProblem.nothingSelected) }
    try console.flush()
    return code
  }
}

extension Detail {
  fileprivate var ofAudit: AuditText.Detail {
    switch self {
    case .normal: .normal
    case .quiet: .quiet
    case .verbose: .verbose
    }
  }
}
