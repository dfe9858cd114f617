import ProbeInterpreter
import ProbeReporting
import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct ConsoleReporterTests {
  @Test func explainsAFailingStepFromItsNameToTheCommand() {
    let report = SampleRun.report([SampleRun.passed, SampleRun.emptyShare])

    #expect(
      report == """
        failure[caption-missing]: expected caption 'Share A: 12', found no caption
          --> sharing.probe:4:16
              scenario 'the first share', on bool

          steps
            ok       tap Share A                   the sheet came up
            FAILED   expect caption 'Share A: 12'

          4 |   tap Share A; expect caption 'Share A: 12'; copy
            |                               ^^^^^^^^^^^^^

          expected  caption 'Share A: 12'
          found     no caption

          screen
            share sheet (sheet), on top
              caption     none
              cells       0
              activities  none
            screen
              texts       'Recipes'
              buttons     'Share A', 'Share B' (disabled)
            clipboard     empty

          because
            1. the content closure read the snapshot of body evaluation 1, in which 'items' was empty (R14, measured)
               --> CartView.swift:12:9  ShareSheet(items: items)
            2. no body evaluation had read 'items' (R4, derived)

          passes on
            item

          failed for the same reason
            failure[copy-unavailable]: there is nothing to copy: the share sheet has no items
              --> sharing.probe:4:46  copy

          run just this test
            probe-run sharing.probe:3 --model bool

        FAILED  sharing.probe  1 of 2 tests failed

        1 file, 2 tests: 1 passed, 1 failed
        next: 'probe-run explain caption-missing' says what that failure means
        next: -v tells every step

        """)
  }

  @Test func tellsPassingFilesOnOneLineEach() {
    #expect(
      SampleRun.report([SampleRun.passed]) == """
        ok      sharing.probe  1 test

        1 file, 1 test: 1 passed

        """)
    #expect(
      SampleRun.report([SampleRun.passed], by: ConsoleReporter(detail: .quiet)) == "1 file, 1 test: 1 passed\n")
  }

  @Test func tellsEveryStepAndTheTimeWhenAsked() {
    var passed = SampleRun.passed
    passed.identity.row = 2
    passed.elapsed = .microseconds(3450)
    passed.steps = [
      StepResult(place: SampleRun.place("tap Share A"), outcome: .passed, account: ["the sheet came up"]),
      StepResult(place: SampleRun.place("copy"), outcome: .failedAsExpected),
    ]

    #expect(
      SampleRun.report([passed], by: ConsoleReporter(detail: .verbose)) == """
        passed  sharing.probe:3[2]  'the first share' on item  3.5 ms
          ok       tap Share A  the sheet came up
          xfail    copy
        ok      sharing.probe  1 test

        slowest
          3.5 ms  sharing.probe:3[2] on item

        1 file, 1 test: 1 passed in 1.25 s

        """)
  }

  @Test func marksTheFirstDifferenceOfTwoTexts() {
    let report = failure(.clipboard(.equals("한국: 12")), found: .text("한국: 34"))

    #expect(
      report.contains(
        """
          expected  clipboard '한국: 12'
          found               '한국: 34'
                                     ^ '3' instead of '1' at character 5

        """))
  }

  @Test func showsADifferenceThatCannotBeSeen() {
    #expect(
      failure(.caption(.equals("Share A")), found: .text("Share\u{A0}A")).contains(
        """
          expected  caption 'Share A'
          found             'Share\\u{A0}A'
                                  ^ only the kind of white space differs: a no-break space (U+00A0) instead of ' '

        """))
    #expect(
      failure(.text(.equals("Share A"), .top), found: .texts(["Recipes", "share A"])).contains(
        """
          expected  text 'Share A'
          found     'Recipes', 'share A'
          nearest        'share A'
                          ^ only upper and lower case differ

        """))
  }

  @Test func saysWhatCanBeTappedInsteadOfACoveredControl() {
    let place = SampleRun.place("copy")
    let covered = FailureReport(
      .action(.covered(label: "Share A", by: "the share sheet")), step: 0, place: place,
      screen: SampleRun.emptyShareSheet)

    let report = SampleRun.report([SampleRun.failed([StepResult(place: place, outcome: .failed)], [covered])])

    #expect(report.hasPrefix("failure[control-covered]: 'Share A' is covered by the share sheet\n"))
    #expect(report.contains("  hint      the share sheet must go first\n"))
    #expect(report.contains("  hint      nothing can be tapped now\n"))
  }

  @Test func reportsAControlThatWouldNotNoticeAtItsScenario() {
    let header = "scenario 'the first share' catches bool"
    let place = SampleRun.place(header, in: header)
    let passed = FailureReport(.controlPassed(model: "bool"), step: nil, place: place, screen: ScreenSnapshot())
    let identity = SampleRun.identity(isControl: true)
    let steps = [StepResult(place: SampleRun.place("copy"), outcome: .passed)]

    let report = SampleRun.report([SampleRun.failed(steps, [passed], identity: identity)])

    #expect(
      report.hasPrefix(
        """
        failure[control-passed]: this scenario would not notice: it passes on 'bool', where it must fail
          --> sharing.probe:4:1
              scenario 'the first share', on bool, which must fail there

        """))
    #expect(report.contains("    probe-run sharing.probe:3\n"))
  }

  @Test func showsTheCallsThatLedToAStep() {
    var place = SampleRun.place("copy")
    place.calls = [.init(name: "outer", path: "a.probe", line: 1), .init(name: "inner", path: "b.probe", line: 2)]
    let report = SampleRun.report([failing(.action(.noShareSheet), at: place)])

    #expect(
      report.contains(
        """
              in 'do inner' at b.probe:2
              in 'do outer' at a.probe:1

        """))
  }

  @Test func showsOnlyThePartOfALongLineAroundTheCaret() {
    let source = String(repeating: "copy; ", count: 1000) + "close; " + String(repeating: "copy; ", count: 1000)
    let report = SampleRun.report([failing(.action(.noShareSheet), at: SampleRun.place("close", in: source))])

    let lines = report.split(separator: "\n")
    let caret = lines.first { $0.contains("^") } ?? ""
    let shown = lines.first { $0.contains("4 | ") } ?? ""

    #expect(shown.count < 140)
    #expect(String(Array(shown)[caret.count - 5..<caret.count]) == "close")
  }

  @Test(arguments: ["\u{1B}[31m", "\u{7}", "\u{202E}", "\u{9B}"])
  func neverWritesControlCharactersOfLabels(_ control: String) {
    let place = SampleRun.place("copy\(control)", in: "copy\(control)")
    var screen = ScreenSnapshot(clipboard: .init(text: control, changeCount: 1))
    screen.layers[0].texts = [control]
    screen.layers[0].controls = [.init(.button, label: control)]
    var report = FailureReport(
      .action(.notFound(kind: "button", label: control)), step: 0, place: place, screen: screen,
      causes: [Cause(control)])
    report.passingModels = [control]
    var identity = SampleRun.identity(model: control)
    identity.name = control
    let steps = [StepResult(place: place, outcome: .failed, account: [control])]

    let text = SampleRun.report([SampleRun.failed(steps, [report], identity: identity)])

    #expect(!text.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains { scalar in control.unicodeScalars.first == scalar })
  }

  @Test func coloursOnlyWhenAsked() {
    let plain = SampleRun.report([SampleRun.emptyShare])
    let coloured = SampleRun.report(
      [SampleRun.emptyShare], by: ConsoleReporter(palette: .terminal))

    #expect(!plain.contains("\u{1B}"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    #expect(coloured != plain)
  }

  @Test func quotesTheCommandForAShell() {
    var inRow = SampleRun.emptyShare
    inRow.identity.row = 2

    #expect(SampleRun.report([inRow]).contains("    probe-run 'sharing.probe:3[2]' --model bool\n"))
    #expect(
      SampleRun.report([inRow], script: "tap Don't").contains("    probe-run -e 'tap Don'\\''t' --model bool\n"))
  }

  @Test func listsTheFailedTestsOfALongerRun() {
    let report = SampleRun.report([SampleRun.emptyShare, SampleRun.emptyShare])

    #expect(
      report.hasSuffix(
        """
        FAILED  sharing.probe  2 of 2 tests failed

        failed
          sharing.probe:3 on bool  caption-missing
          sharing.probe:3 on bool  caption-missing

        1 file, 2 tests: 2 failed
        next: 'probe-run explain caption-missing' says what that failure means
        next: -v tells every step

        """))
  }

  @Test func countsScriptsThatAreNotValid() {
    struct Mistake: Problem {
      let id = "mistake"
      let severity = Severity.error
      let message = "a mistake"
      let hint: String? = nil
    }
    let file = SourceFile(path: "wrong.probe", text: "x")
    let mistake = Diagnostic(Mistake(), file: file, span: SourceSpan(start: 0, end: 1))
    var reporter = ConsoleReporter()
    let events: [RunEvent] = [
      .fileStarted(FileStart(path: "wrong.probe", diagnostics: [mistake], testCount: 0)),
      .fileFinished(path: "wrong.probe"), .runFinished(RunEnd(elapsed: .zero)),
    ]

    let report = events.map { reporter.render($0) }.joined()

    #expect(
      report == """
        invalid wrong.probe  1 error, nothing of it ran

        1 file, 0 tests; 1 file not valid
        next: correct the errors; 'probe-run explain ID' says what one of them means

        """)
  }

  private func failure(_ subject: Check.Subject, found: CheckFailure.Found) -> String {
    SampleRun.report([
      failing(.check(CheckFailure(Check(subject), found: found)), at: SampleRun.place("copy"))
    ])
  }

  private func failing(_ failure: StepFailure, at place: StepPlace) -> TestResult {
    let report = FailureReport(failure, step: 0, place: place, screen: ScreenSnapshot())
    return SampleRun.failed([StepResult(place: place, outcome: .failed)], [report])
  }
}
