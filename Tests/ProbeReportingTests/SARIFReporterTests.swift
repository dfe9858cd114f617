import ProbeInterpreter
import ProbeSyntax
import Testing

@testable import ProbeReporting

@Suite struct SARIFReporterTests {
  @Test func tellsAMistakeWithItsFix() {
    let report = SampleRun.report(diagnostics: [SampleRun.unknownStep], by: SARIFReporter())

    #expect(
      report == #"""
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":{"name":\#
        "probe-run","version":"1","rules":[{"id":"unknown-step"}]}},"columnKind":"unicodeCodePoints","results":[{"ruleId":\#
        "unknown-step","ruleIndex":0,"level":"error","message":{"text":"'tpa' is not a step (did you mean 'tap'?)"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"sharing.probe"},"region":{"startLine":2,\#
        "startColumn":3,"endColumn":6}}}],"fixes":[{"description":{"text":"write 'tap'"},"artifactChanges":[{\#
        "artifactLocation":{"uri":"sharing.probe"},"replacements":[{"deletedRegion":{"startLine":2,"startColumn":3,\#
        "endColumn":6},"insertedContent":{"text":"tap"}}]}]}]}]}]}

        """#)
  }

  @Test func leavesFailedTestsOut() {
    let report = SampleRun.report([SampleRun.emptyShare], by: SARIFReporter())

    #expect(report.contains("\"rules\":[]"))
    #expect(report.contains("\"results\":[]"))
  }

  @Test func countsColumnsInCodePointsAndNamesRulesOnce() {
    let file = SourceFile(path: "a b/한.probe", text: "\u{FEFF}e\u{301}👩‍👩‍👧‍👦 tpa; tpa")
    let first = SampleRun.span(of: "tpa", in: file)
    let report = SampleRun.report(
      diagnostics: [first, SourceSpan(start: first.start + 5, end: first.end + 5)].map {
        Diagnostic(SyntaxProblem.unknownStep(name: "tpa", nearest: nil), file: file, span: $0)
      }, by: SARIFReporter())

    #expect(report.components(of: "{\"id\":\"unknown-step\"}") == 1)
    #expect(report.contains("\"uri\":\"a%20b/%ED%95%9C.probe\""))
    #expect(report.contains("\"startColumn\":11,\"endColumn\":14"))
    #expect(report.contains("\"startColumn\":16,\"endColumn\":19"))
    #expect(!report.contains("fixes"))
  }

  @Test func isJSONWhateverTheWordsAre() throws {
    for text in SampleText.difficult {
      let file = SourceFile(path: text.isEmpty ? "x" : text, text: "tpa")
      let problem = SyntaxProblem.unknownStep(name: text, nearest: text)
      let report = SampleRun.report(
        diagnostics: [Diagnostic(problem, file: file, span: SourceSpan(start: 0, end: 3))], by: SARIFReporter())

      #expect(throws: Never.self) { try JSONReader.value(of: Array(report.utf8)[...]) }
    }
  }
}
