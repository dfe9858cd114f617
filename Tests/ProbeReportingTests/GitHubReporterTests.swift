import ProbeInterpreter
import ProbeReporting
import ProbeSyntax
import Testing

@Suite struct GitHubReporterTests {
  @Test func annotatesAFailureAtItsStepWithItsCauses() {
    let report = SampleRun.report([SampleRun.passed, SampleRun.emptyShare], by: GitHubReporter())

    #expect(
      report == """
        ::error file=sharing.probe,line=4,col=16,title=caption-missing on bool::expected caption 'Share A: 12', \
        found no caption%0Ascenario 'the first share', on bool%0Abecause the content closure read the snapshot of \
        body evaluation 1, in which 'items' was empty%0Abecause no body evaluation had read 'items'%0Apasses on item\
        %0Arun just this test: probe-run sharing.probe:3 --model bool

        """)
  }

  @Test func annotatesMistakesAndWarnings() {
    let mistake = SampleRun.report(diagnostics: [SampleRun.unknownStep], by: GitHubReporter())
    let warning = SampleRun.report(diagnostics: [SampleRun.warning], by: GitHubReporter())

    #expect(
      mistake
        == "::error file=sharing.probe,line=2,col=3,title=unknown-step::'tpa' is not a step%0Adid you mean 'tap'?\n")
    #expect(warning.hasPrefix("::warning file=sharing.probe,line=1,col=701,title=fixed-delay::a fixed delay"))
  }

  @Test func showsNoMoreThanTenAndThoseOfNewPlacesFirst() {
    var results: [TestResult] = []
    for row in 1...30 {
      var result = SampleRun.emptyShare
      result.identity.row = row
      if row == 29 { result.failures[0].place.line = 99 }
      results.append(result)
    }

    let lines = SampleRun.report(results, by: GitHubReporter()).split(separator: "\n")

    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines[1].contains("line=99"))
    #expect(lines.last == "and 20 more errors and failures, which the report above tells")
  }

  @Test func keepsEveryTextWithinItsCommand() {
    for text in SampleText.many {
      var result = SampleRun.emptyShare
      result.failures[0].place.path = text
      result.failures[0].failure.message = text
      let report = SampleRun.report([result], by: GitHubReporter())

      #expect(report.utf8.count { $0 == 0x0A } == 1)
      #expect(!report.utf8.contains { $0 < 0x20 && $0 != 0x0A })
      let file = report.text(between: "::error file=", and: ",line=4,col=16,")
      #expect(!file.utf8.contains(UInt8(ascii: ":")) && !file.utf8.contains(UInt8(ascii: ",")))
      #expect(SampleText.equal(Self.unescaped(file), Self.visible(text)))
      let message = report.text(between: "on bool::", and: "%0Ascenario")
      #expect(SampleText.equal(Self.unescaped(message), Self.visible(text)))
    }
  }

  @Test func summarisesTheRunInMarkdown() {
    let report = SampleRun.report(
      [SampleRun.passed, SampleRun.emptyShare], by: GitHubSummaryReporter())

    #expect(
      report == #"""
        ## Probe: 1 of 2 failed

        1 file, 2 tests: 1 passed, 1 failed.

        | test | scenario | model | failure |
        |---|---|---|---|
        | sharing\.probe\:3 | the first share | bool | expected caption \'Share A\: 12\'\, found no caption<br>because the content closure read the snapshot of body evaluation 1\, in which \'items\' was empty |

        """#)
  }

  /// The text that a workflow reads.
  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    let source = Array(text.utf8)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let byte = UInt8(String(decoding: source[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of($0) }.joined(separator: "\n")
  }
}
