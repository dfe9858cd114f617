import ProbeInterpreter
import ProbeReporting
import Testing

@Suite struct TAPReporterTests {
  @Test func hasALineForEachTestAndThePlanAtTheEnd() {
    let report = SampleRun.report([SampleRun.passed, SampleRun.emptyShare], by: TAPReporter())
    let lines = report.split(separator: "\n")

    #expect(lines.first == "TAP version 13")
    #expect(lines[1] == "ok 1 - sharing.probe:3 the first share on item")
    #expect(lines[2] == "not ok 2 - sharing.probe:3 the first share on bool")
    #expect(lines[3] == "# failure[caption-missing]: expected caption 'Share A: 12', found no caption")
    #expect(lines[4..<(lines.count - 1)].allSatisfy { $0.hasPrefix("#") })
    #expect(lines.last == "1..2")
  }

  @Test func tellsAnInvalidScriptAsAFailedTest() {
    let report = SampleRun.report(diagnostics: [SampleRun.unknownStep], by: TAPReporter())

    #expect(
      report == """
        TAP version 13
        not ok 1 - sharing.probe is not valid
        # error[unknown-step]: 'tpa' is not a step
        #   --> sharing.probe:2:3
        #   2 |   tpa Share A; copy
        #     |   ^^^
        #     = hint: did you mean 'tap'?
        1..1

        """)
  }

  @Test func bailsOutWhenTestsDidNotRun() {
    #expect(unfinished(by: TAPReporter()).hasSuffix("1..1\nBail out! 2 tests did not run: the run was interrupted\n"))
    #expect(
      unfinished(by: TAP14Reporter()).hasSuffix(
        """
            ok 1 - the first share on item
            not ok 2 - 2 tests did not run
            1..2
        not ok 1 - sharing.probe
        1..1
        Bail out! the run was interrupted

        """))
  }

  @Test func tellsFilesAsSubtestsWithWhatFailedAsYAML() {
    let report = SampleRun.report([SampleRun.passed, SampleRun.emptyShare], by: TAP14Reporter())

    #expect(
      report.hasPrefix(
        """
        TAP version 14
        # Subtest: sharing.probe
            ok 1 - the first share on item
            not ok 2 - the first share on bool
              ---
              id: "caption-missing"
              message: "expected caption 'Share A: 12', found no caption"
              severity: "fail"
              at: "sharing.probe:4:16"
              expected: "caption 'Share A: 12'"
              found: "no caption"
              run: "probe-run sharing.probe:3 --model bool"
              text: "failure[caption-missing]:
        """))
    #expect(report.hasSuffix("\"\n      ...\n    1..2\nnot ok 1 - sharing.probe\n1..1\n"))
  }

  @Test func skipsAFileWithoutTests() {
    #expect(
      SampleRun.report([], by: TAP14Reporter()) == """
        TAP version 14
        # Subtest: sharing.probe
            1..0 # SKIP no tests
        ok 1 - sharing.probe
        1..1

        """)
  }

  @Test func keepsEveryTextOnItsLineWithoutADirective() {
    for text in SampleText.many {
      var passed = SampleRun.passed
      passed.identity.name = text
      for report in [SampleRun.report([passed], by: TAPReporter()), SampleRun.report([passed], by: TAP14Reporter())] {
        #expect(report.utf8.count { $0 == 0x0A } == (report.contains("Subtest") ? 6 : 3))
        #expect(!report.utf8.contains { $0 < 0x20 && $0 != 0x0A })
        let line = Array(report.text(between: "ok 1 - ", and: " on item").unicodeScalars)
        let hashes = line.indices.filter { line[$0] == "#" }
        #expect(hashes.allSatisfy { index in line[..<index].reversed().prefix { $0 == "\\" }.count % 2 == 1 })
      }
    }
  }

  @Test(arguments: [
    ("#3", ##"\#3"##), ("a # TODO b", ##"a \\u{23} TODO b"##), ("#skip", ##"\\u{23}skip"##), (##"\#"##, ##"\\\#"##),
    ("한#국", ##"한\#국"##), ("#\u{323} TODO", ##"\#"## + "\u{323} TODO"),
  ])
  func writesNoDirectiveOfAName(_ name: String, _ written: String) {
    var passed = SampleRun.passed
    passed.identity.name = name

    #expect(SampleRun.report([passed], by: TAPReporter()).contains("ok 1 - sharing.probe:3 \(written) on item\n"))
  }

  private func unfinished(by reporter: some Reporter) -> String {
    var reporter = reporter
    let events: [RunEvent] = [
      .runStarted(RunStart(toolVersion: "1", command: "probe-run")),
      .fileStarted(FileStart(path: "sharing.probe", diagnostics: [], testCount: 3)),
      .testFinished(SampleRun.passed), .runFinished(RunEnd(elapsed: .zero, wasInterrupted: true)),
    ]
    return events.map { reporter.render($0) }.joined()
  }
}
