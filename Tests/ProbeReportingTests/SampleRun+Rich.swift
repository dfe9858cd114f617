import ProbeInterpreter
import ProbeReporting
import ProbeSemantics
import ProbeSyntax

extension SampleRun {
  /// A reporter of each kind.
  static var reporters: [any Reporter] {
    [
      ConsoleReporter(), ConsoleReporter(detail: .verbose, palette: .terminal), JSONLinesReporter(), JUnitReporter(),
      TAPReporter(), TAP14Reporter(), GitHubReporter(), GitHubSummaryReporter(), SARIFReporter(),
      HTMLReporter(), StoryboardReporter(),
    ]
  }

  /// The events of a run with something of everything that events can hold.
  static var richEvents: [RunEvent] {
    [
      .runStarted(RunStart(toolVersion: "1", command: "probe-run")),
      .fileStarted(FileStart(path: "broken.probe", diagnostics: diagnostics, testCount: 0, number: 0)),
      .fileFinished(path: "broken.probe"),
      .fileStarted(FileStart(path: path, diagnostics: [warning], testCount: 4, script: "tap 'A'\ncopy", number: 1)),
      .testFinished(passed), .testFinished(rich), .testFinished(emptyShare),
      .runFinished(RunEnd(elapsed: .nanoseconds(1_250_000_001), wasInterrupted: true, endedEarly: true)),
    ]
  }

  /// Mistakes on several lines, one of them with bytes that are no UTF-8, with notes in another file.
  static var diagnostics: [Diagnostic] {
    let bytes =
      Array("\u{FEFF}copy 한국\r\n\r\n  tpa \u{1F468}\u{200D}\u{1F469} x".utf8) + [0xFF, 0xC3]
      + Array(" end\rcpoy\n".utf8)
    let file = SourceFile(path: "broken.probe", bytes: bytes)
    let used = SourceFile(path: "used.probe", text: "define share {\n\tcopy\n}\n")
    return [
      Diagnostic(SyntaxProblem.unknownStep(name: "tpa", nearest: "tap"), file: file, span: span(of: "tpa", in: file)),
      Diagnostic(
        SyntaxProblem.invalidUTF8, file: file,
        span: SourceSpan(start: bytes.firstIndex(of: 0xFF) ?? 0, end: (bytes.firstIndex(of: 0xFF) ?? 0) + 2)),
      Diagnostic(
        SyntaxProblem.unknownStep(name: "cpoy", nearest: nil), file: file, span: span(of: "cpoy", in: file),
        notes: [.init("it stands here, too", file: used, span: span(of: "copy\n}", in: used))]),
    ]
  }

  static var warning: Diagnostic {
    let file = SourceFile(path: path, text: String(repeating: "tap A; ", count: 100) + "wait 2s\n")
    return Diagnostic(RecordableWarning(), file: file, span: span(of: "wait 2s", in: file))
  }

  /// A mistake that is only warned about, with something to write instead.
  struct RecordableWarning: Problem {
    var id: String { "fixed-delay" }
    var severity: Severity { .warning }
    var message: String { "a fixed delay is no proof" }
    var hint: String? { "write 'within 2s'" }
    var replacement: String? { "within 2s" }
  }

  /// A test with every kind of step, touch, control and layer.
  static var rich: TestResult {
    var result = emptyShare
    result.identity.row = 2
    result.identity.isControl = true
    result.identity.tags = ["smoke", "한국"]
    result.elapsed = .nanoseconds(12_345_678)
    result.number = 7
    let touches: [StepTouch] = [
      .activity(label: "Mail"), .close, .control(label: "Share A"), .copy, .outside, .pulledDown, .row(label: "Row"),
    ]
    result.steps += touches.map { touch in
      var step = StepResult(place: place("copy"), outcome: .failedAsExpected, account: ["a", "b"], isSetup: true)
      step.place.calls = [.init(name: "share", path: "used.probe", line: 3)]
      step.touch = touch
      step.screen = richScreen
      return step
    }
    let difference = CheckFailure(Check(.caption(.equals("Share A: 12"))), found: .text("Share\u{A0}A: 34"))
    var failure = FailureReport(.check(difference), step: 3, place: place("copy"), screen: richScreen)
    failure.place.calls = [.init(name: "share", path: "used.probe", line: 3)]
    result.failures.append(failure)
    result.failures.append(
      FailureReport(.controlPassed(model: "bool"), step: nil, place: place("copy"), screen: ScreenSnapshot()))
    result.lastScreen = richScreen
    return result
  }

  static var richScreen: ScreenSnapshot {
    var screen = ScreenSnapshot(clipboard: .init(text: "Share A: 12\n\u{1B}[0m", changeCount: 4))
    screen.layers[0].title = "Recipes"
    screen.layers[0].texts = ["One", "<b>Two</b> & ]]>"]
    screen.layers[0].controls = [
      .init(.button, label: "Share A"), .init(.field(text: "Kim"), label: "Name"),
      .init(.picker(selection: "Red", options: ["Red", "Blue"]), label: "Colour"),
      .init(.toggle(isOn: true), label: "Loud", isEnabled: false), .init(.toggle(isOn: false), label: "Quiet"),
    ]
    screen.layers[0].cells = 3
    for kind in ScreenSnapshot.Layer.Kind.allCases where kind != .screen {
      screen.layers.append(.init(kind: kind, title: kind == .alert ? "Sure?" : nil))
    }
    screen.layers[screen.layers.count - 1].shareSheet = .init(
      caption: "한국 👩‍👩‍👧‍👦", cells: 4,
      activities: [.init(label: "Copy", isCopy: true), .init(label: "Mail", isEnabled: false)], hasCloseControl: false)
    (screen.presentations, screen.dismissals, screen.completion) = (3, 2, .cancelled)
    screen.warnings = ["already presenting"]
    screen.crash = "Fatal error: Index out of range"
    screen.evaluations = [.init(view: "ContentView", count: 3)]
    return screen
  }
}

extension SampleRun {
  /// A test that passed, with the screens of its steps.
  static var story: TestResult {
    var result = passed
    var shared = ScreenSnapshot()
    shared.layers[0].controls = [.init(.button, label: "Share A")]
    let start = shared
    shared.layers.append(.init(kind: .sheet))
    shared.layers[1].shareSheet = .init(
      caption: "Share A: 12", cells: 4, activities: [.init(label: "AirDrop"), .init(label: "Copy", isCopy: true)])
    let statements = ["tap Share A", "expect caption 'Share A: 12'", "copy"]
    result.steps = statements.map { StepResult(place: place($0), outcome: .passed) }
    result.steps[0].screen = start
    result.steps[0].touch = .control(label: "Share A")
    result.steps[1].screen = shared
    result.steps[2].screen = shared
    result.steps[2].touch = .copy
    return result
  }
}
