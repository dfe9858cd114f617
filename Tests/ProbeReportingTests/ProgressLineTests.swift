import ProbeInterpreter
import ProbeReporting
import Testing

@Suite struct ProgressLineTests {
  @Test func tellsHowManyTestsHaveEnded() {
    var progress = ProgressLine()
    progress.count(.fileStarted(FileStart(path: "sharing.probe", diagnostics: [], testCount: 2)))
    progress.count(.testFinished(SampleRun.passed))
    progress.count(.testFinished(SampleRun.emptyShare))

    #expect(progress.text(of: 7, width: 80) == "2 of 7 tests, 1 failed  sharing.probe")
    #expect(progress.text(of: nil, width: 80) == "2 tests, 1 failed  sharing.probe")
    #expect(progress.text(of: nil, width: 9) == "2 tests, ")
  }
}
