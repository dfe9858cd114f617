import ProbeInterpreter
import ProbeReporting
import ProbeSyntax
import Testing

@Suite struct JUnitReporterTests {
  @Test func hasASuiteForEachModelAndACaseForEachTest() {
    var passed = SampleRun.passed
    passed.elapsed = .microseconds(12_600)
    var row = SampleRun.passed
    row.identity.row = 2
    row.identity.model = "bool"
    row.steps = [StepResult(place: SampleRun.place("copy"), outcome: .passed, account: ["the sheet went"])]

    let report = SampleRun.report([passed, row], by: JUnitReporter())

    #expect(
      report == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="probe">
          <testsuite name="sharing.probe on item" tests="1" failures="0" errors="0" skipped="0" time="0.013">
            <testcase name="the first share" classname="sharing.probe" time="0.013"/>
          </testsuite>
          <testsuite name="sharing.probe on bool" tests="1" failures="0" errors="0" skipped="0" time="0.000">
            <testcase name="the first share [2]" classname="sharing.probe" time="0.000">
              <system-out>ok       copy  the sheet went
        </system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func tellsAFailureByItsSentenceAndInFull() {
    let report = SampleRun.report([SampleRun.emptyShare], by: JUnitReporter())

    #expect(report.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
    #expect(
      report.contains(
        """
              <failure message="expected caption 'Share A: 12', found no caption" type="caption-missing">\
        failure[caption-missing]: expected caption 'Share A: 12', found no caption
        """))
    #expect(report.contains("      because\n") || report.contains("  because\n"))
    #expect(report.contains("--&gt; CartView.swift:12:9"))
    #expect(report.contains("FAILED   expect caption 'Share A: 12'\n"))
    #expect(report.components(of: "<failure ") == 1, "what follows from a failure is told with it")
  }

  @Test func tellsAScriptThatIsNotValidAsAnError() {
    let report = SampleRun.report(diagnostics: [SampleRun.unknownStep], by: JUnitReporter())

    #expect(report.contains("<testsuite name=\"sharing.probe\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\""))
    #expect(report.contains("<error message=\"'tpa' is not a step\" type=\"unknown-step\">error[unknown-step]:"))
    #expect(report.contains("--&gt; sharing.probe:2:3\n"))
  }

  @Test func tellsTestsThatDidNotRunAsSkipped() {
    var reporter = JUnitReporter()
    let events: [RunEvent] = [
      .runStarted(RunStart(toolVersion: "1", command: "probe-run")),
      .fileStarted(FileStart(path: "sharing.probe", diagnostics: [], testCount: 3)),
      .testFinished(SampleRun.passed), .runFinished(RunEnd(elapsed: .zero, wasInterrupted: true)),
    ]

    let report = events.map { reporter.render($0) }.joined()

    #expect(report.contains("<skipped message=\"2 tests did not run: the run was interrupted\"/>"))
    #expect(report.hasSuffix("</testsuites>\n"))
  }

  @Test func carriesEveryScalarThatXMLKnowsAndShowsTheOthers() {
    for text in SampleText.all {
      var passed = SampleRun.passed
      passed.identity.name = text
      let report = SampleRun.report([passed], by: JUnitReporter())
      let name = report.text(between: "testcase name=\"", and: "\" classname=")
      let read = SampleXML.text(ofAttribute: name)

      #expect(name.unicodeScalars.allSatisfy { SampleXML.isAllowed($0) && $0 != "<" && $0 != "\"" })
      #expect(SampleText.equal(read, SampleXML.visible(text)), "\(text.debugDescription)")
    }
  }
}
