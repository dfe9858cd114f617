import ProbeInterpreter
import ProbeReporting
import ProbeSemantics
import ProbeSyntax

/// Events as a run would send them, for reports.
enum SampleRun {
  static let path = "sharing.probe"
  static let source = "  tap Share A; expect caption 'Share A: 12'; copy"

  /// The report of `results` of one file.
  static func report(
    _ results: [TestResult] = [], diagnostics: [Diagnostic] = [], by reporter: some Reporter = ConsoleReporter(),
    script: String? = nil
  ) -> String {
    var reporter = reporter
    return events(results, diagnostics: diagnostics, script: script).map { reporter.render($0) }.joined()
  }

  /// The events of a run of one file.
  static func events(
    _ results: [TestResult], diagnostics: [Diagnostic] = [], script: String? = nil
  ) -> [RunEvent] {
    let file = FileStart(path: path, diagnostics: diagnostics, testCount: results.count, script: script)
    let start: [RunEvent] = [.runStarted(RunStart(toolVersion: "1", command: "probe-run")), .fileStarted(file)]
    let end: [RunEvent] = [.fileFinished(path: path), .runFinished(RunEnd(elapsed: .milliseconds(1250)))]
    return start + results.map { .testFinished($0) } + end
  }

  /// A mistake in the second line of a script.
  static var unknownStep: Diagnostic {
    let file = SourceFile(path: path, text: "copy\r\n  tpa Share A; copy\n")
    return Diagnostic(
      SyntaxProblem.unknownStep(name: "tpa", nearest: "tap"), file: file, span: span(of: "tpa", in: file))
  }

  /// Where `part` stands in `file`.
  static func span(of part: String, in file: SourceFile) -> SourceSpan {
    let start = file.bytes.firstIndex(of: part) ?? 0
    return SourceSpan(start: start, end: start + part.utf8.count)
  }

  static func identity(row: Int? = nil, model: String = "bool", isControl: Bool = false) -> TestIdentity {
    TestIdentity(
      path: path, line: 3, row: row, name: "the first share", model: model, isControl: isControl)
  }

  /// The place of `operand` in `statement`, both of the sample's source line.
  static func place(_ statement: String, operand: String? = nil, in source: String = source) -> StepPlace {
    let operand = operand ?? statement
    return StepPlace(
      path: path, line: 4, column: column(of: statement, in: source), statement: statement, sourceLine: source,
      caretColumn: column(of: operand, in: source), caretLength: operand.count, calls: [])
  }

  static func column(of part: String, in text: String) -> Int {
    let characters = Array(text)
    let wanted = Array(part)
    return characters.indices.first { characters[$0...].starts(with: wanted) }.map { $0 + 1 } ?? 1
  }

  /// The screen of an empty share sheet over a list of two buttons.
  static var emptyShareSheet: ScreenSnapshot {
    var screen = ScreenSnapshot()
    screen.layers[0].texts = ["Recipes"]
    screen.layers[0].controls = [.init(.button, label: "Share A"), .init(.button, label: "Share B", isEnabled: false)]
    screen.layers.append(.init(kind: .sheet))
    screen.layers[1].shareSheet = .init()
    return screen
  }

  static var passed: TestResult { TestResult(identity: identity(model: "item"), stepCount: 3) }

  /// The first share of an app whose share sheet has no items.
  static var emptyShare: TestResult {
    let caption = place("expect caption 'Share A: 12'", operand: "'Share A: 12'")
    let steps = [
      StepResult(place: place("tap Share A"), outcome: .passed, account: ["the sheet came up"]),
      StepResult(place: caption, outcome: .failed), StepResult(place: place("copy"), outcome: .failed),
    ]
    let check = CheckFailure(Check(.caption(.equals("Share A: 12"))), found: .nothing)
    var first = FailureReport(.check(check), step: 1, place: caption, screen: emptyShareSheet)
    first.causes = [
      Cause(
        "the content closure read the snapshot of body evaluation 1, in which 'items' was empty", rule: "R14",
        basis: "measured",
        place: .init(path: "CartView.swift", line: 12, column: 9, statement: "ShareSheet(items: items)")),
      Cause("no body evaluation had read 'items'", rule: "R4", basis: "derived"),
    ]
    first.passingModels = ["item"]
    var second = FailureReport(
      .action(.noCopy(hasItems: false, offered: [])), step: 2, place: place("copy"), screen: emptyShareSheet)
    second.followsFrom = 0
    return failed(steps, [first, second])
  }

  static func failed(
    _ steps: [StepResult], _ failures: [FailureReport], identity: TestIdentity = identity()
  ) -> TestResult {
    var result = TestResult(identity: identity, stepCount: steps.count)
    result.outcome = .failed
    result.steps = steps
    result.failures = failures
    return result
  }
}
