import ProbeInterpreter
import ProbeSyntax

/// Reports a run as one page that needs nothing else: totals, a filter, and a storyboard for each test.
///
/// The page is written at the end, because it begins with the totals.
public struct HTMLReporter: Reporter {
  /// How many tests that passed, and how many that failed, have a storyboard.
  private static let (drawnPassed, drawnFailed) = (1000, 1000)
  /// How many failed tests stand open.
  private static let openTests = 10

  private var tool = "probe-run"
  private var version = ""
  private var file: FileStart?
  private var fileCounts = RunCounts()
  private var counts = RunCounts()
  private var group: [TestSection] = []
  private var library = DrawingLibrary()
  private var fileBody = ""
  private var body = ""
  private var drawn = RunCounts()
  private var opened = 0

  /// A page without tests.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let start):
      tool = start.command
      version = start.toolVersion
      return ""
    case .fileStarted(let start):
      begin(start)
      return ""
    case .testFinished(let result):
      add(result)
      return ""
    case .fileFinished:
      endFile()
      return ""
    case .runFinished(let end):
      endFile()
      return page(end)
    }
  }

  private mutating func begin(_ start: FileStart) {
    endFile()
    file = start
    fileCounts = RunCounts()
    counts.files += 1
    guard !start.diagnostics.isEmpty else { return }
    if start.diagnostics.contains(where: { $0.problem.severity == .error }) { counts.invalidFiles += 1 }
    var renderer = DiagnosticRenderer()
    fileBody += "<pre class=\"mistakes\" tabindex=\"0\">\(HTMLText.lines(renderer.render(start.diagnostics)))</pre>\n"
  }

  private mutating func add(_ result: TestResult) {
    counts.count(result.outcome)
    fileCounts.count(result.outcome)
    if let last = group.last?.result.identity, last.line != result.identity.line || last.row != result.identity.row {
      endGroup()
    }
    let isDrawn = result.outcome == .passed ? drawn.passed < Self.drawnPassed : drawn.failed < Self.drawnFailed
    if isDrawn { drawn.count(result.outcome) }
    let command = RerunCommand(tool: tool, script: file?.script).text(for: result.identity)
    group.append(TestSection(result: result, frames: isDrawn ? StoryFrame.frames(of: result) : [], command: command))
  }

  /// Tests of one scenario and row are compared with the first that passed.
  private mutating func endGroup() {
    let base = group.firstIndex { $0.result.outcome == .passed && !$0.result.identity.isControl } ?? 0
    for (index, test) in group.enumerated() {
      let isOpen = test.result.outcome == .failed && opened < Self.openTests
      if isOpen { opened += 1 }
      fileBody += test.html(comparedWith: index == base ? nil : group[base], isOpen: isOpen, &library)
    }
    group = []
  }

  private mutating func endFile() {
    endGroup()
    guard let file else { return }
    self.file = nil
    var words = "\(RunCounts.phrase(fileCounts.tests, "test"))"
    if fileCounts.failed > 0 { words += ", \(fileCounts.failed) failed" }
    if fileCounts.tests < file.testCount { words += ", \(file.testCount - fileCounts.tests) did not run" }
    body += "<section class=\"file\"><h2>\(HTMLText.of(file.path)) <span>\(words)</span></h2>\n\(fileBody)</section>\n"
    fileBody = ""
  }

  private func page(_ end: RunEnd) -> String {
    let isGood = counts.failed == 0 && counts.invalidFiles == 0
    let verdict =
      isGood ? "all \(counts.tests) passed" : "\(counts.failed) of \(RunCounts.phrase(counts.tests, "test")) failed"
    return HTMLPage.head(title: "Probe: \(verdict)") + header(end, verdict: verdict, isGood: isGood)
      + "<main>\n\(body)</main>\n" + "<footer>probe-run \(HTMLText.of(version))</footer>\n" + library.definitions
      + HTMLPage.end
  }

  private func header(_ end: RunEnd, verdict: String, isGood: Bool) -> String {
    var notes = ""
    if end.wasInterrupted {
      notes += "<p class=\"note\">The run was interrupted; what had not ended is not here.</p>\n"
    }
    if end.endedEarly { notes += "<p class=\"note\">The run stopped at its first failure.</p>\n" }
    let left = counts.tests - drawn.tests
    if left > 0 {
      notes += "<p class=\"note\">\(RunCounts.phrase(left, "storyboard")) left out; "
      notes += "<code>probe-run storyboard FILE:LINE</code> draws one.</p>\n"
    }
    return """
      <header>
      <h1><span class="badge \(isGood ? "gd" : "bd")">\(isGood ? "✓" : "✗")</span> Probe: \(verdict)</h1>
      <dl class="totals"><div><dt>tests</dt><dd>\(counts.tests)</dd></div>
      <div class="gd"><dt>passed</dt><dd>\(counts.passed)</dd></div>
      <div class="bd"><dt>failed</dt><dd>\(counts.failed)</dd></div>
      <div><dt>files</dt><dd>\(counts.files)</dd></div>
      <div class="bd"><dt>not valid</dt><dd>\(counts.invalidFiles)</dd></div>
      <div><dt>time</dt><dd>\(DurationText.of(end.elapsed))</dd></div></dl>
      \(notes)\(HTMLPage.filter)</header>

      """
  }
}
