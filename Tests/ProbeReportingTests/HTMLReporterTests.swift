import ProbeInterpreter
import ProbeReporting
import ProbeSyntax
import Testing

@Suite struct HTMLReporterTests {
  @Test func beginsWithTheTotals() {
    let page = SampleRun.report([SampleRun.passed, SampleRun.emptyShare], by: HTMLReporter())

    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<title>Probe: 1 of 2 tests failed</title>"))
    #expect(page.contains("<dt>passed</dt><dd>1</dd>"))
    #expect(page.contains("<dt>failed</dt><dd>1</dd>"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains(" src="))
  }

  @Test func tellsAFailureWithItsCauses() {
    let page = SampleRun.report([SampleRun.emptyShare], by: HTMLReporter())

    #expect(page.contains("<span class=\"id\">caption-missing</span> expected caption 'Share A: 12', found no caption"))
    #expect(page.contains("<dt>expected</dt><dd class=\"want\">caption 'Share A: 12'</dd>"))
    #expect(page.contains("in which 'items' was empty <span class=\"rule\">R14, measured</span>"))
    #expect(page.contains("CartView.swift:12:9"))
    #expect(page.contains(">ShareSheet(items: items)</pre>"))
    #expect(page.contains("<b>passes on</b> item"))
    #expect(page.contains("line 4: <code>copy</code>: there is nothing to copy"))
  }

  @Test func drawsEachScreenOnceHoweverOftenItIsSeen() {
    var results: [TestResult] = []
    for line in 1...20 {
      var result = SampleRun.story
      result.identity.line = line
      results.append(result)
    }

    let page = SampleRun.report(results, by: HTMLReporter())

    #expect(page.components(of: "<use href=\"#s") == 60)
    #expect(page.components(of: "<g id=\"s") == 2)
  }

  @Test func showsWhereModelsPartWaysSideBySide() {
    var good = SampleRun.story
    good.identity.model = "item"
    var bad = SampleRun.story
    bad.identity.model = "bool"
    bad.outcome = .failed
    bad.steps[1].outcome = .failed
    bad.steps[1].screen = SampleRun.emptyShareSheet

    let page = SampleRun.report([good, bad], by: HTMLReporter())

    #expect(page.contains("<h4>Where item and bool part ways: step 2</h4>"))
    #expect(page.contains("aria-label=\"From step 2 on item\""))
    #expect(page.contains("aria-label=\"From step 2 on bool\""))
    #expect(!SampleRun.report([good, good], by: HTMLReporter()).contains("part ways"))
  }

  @Test func tellsMistakesOfAScriptThatIsNotValid() {
    let page = SampleRun.report(diagnostics: [SampleRun.unknownStep], by: HTMLReporter())

    #expect(page.contains("error[unknown-step]: 'tpa' is not a step\n  --&gt; sharing.probe:2:3\n"))
    #expect(page.contains("<dt>not valid</dt><dd>1</dd>"))
  }

  @Test func showsEveryTextAsText() {
    for text in SampleText.many {
      var result = SampleRun.story
      result.identity.name = text
      result.identity.tags = [text]
      result.steps[0].place.statement = text
      let page = SampleRun.report([result], by: HTMLReporter())
      let name = page.text(between: "<h3>", and: "</h3>")

      #expect(SampleText.equal(SampleXML.text(ofAttribute: name), VisibleText.of(text)))
      #expect(!page.utf8.contains { $0 < 0x20 && $0 != 0x0A })
      #expect(page.components(of: "<script>") == 1 && page.components(of: "</script>") == 1)
    }
  }
}
