import ProbeInterpreter
import ProbeReporting
import Testing

@Suite struct StoryboardReporterTests {
  @Test func drawsAFrameForEachStepWithWhatWasTouched() {
    let picture = SampleRun.report([SampleRun.story], by: StoryboardReporter())

    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.contains("aria-label=\"Storyboard: the first share, on item\""))
    #expect(picture.contains(">tap Share A</text>"))
    #expect(picture.contains(">expect caption 'Share A:</text>"))
    #expect(picture.contains(">Share A: 12</text>"), "the caption is drawn")
    #expect(picture.contains(">4 cells</text>"))
    #expect(picture.components(of: "<g transform=") == 3)
    #expect(picture.components(of: "class=\"mr\"") == 2, "a control and Copy were touched")
    #expect(picture.contains(">clipboard empty</text>"))
  }

  @Test func drawsWhatIsMissingInAnEmptyShareSheet() {
    var result = SampleRun.story
    result.steps[1].screen = SampleRun.emptyShareSheet
    result.steps[1].outcome = .failed
    let picture = SampleRun.report([result], by: StoryboardReporter())

    #expect(picture.contains(">no caption</text>"))
    #expect(picture.contains(">nothing to share</text>"))
    #expect(picture.contains("class=\"fb\""), "what failed is framed")
  }

  @Test func addsAFrameForTheEndBehindAnAction() {
    var result = SampleRun.story
    result.lastScreen = ScreenSnapshot(clipboard: .init(text: "Share A: 12", changeCount: 1))
    let picture = SampleRun.report([result], by: StoryboardReporter())

    #expect(picture.contains(">at the end</text>"))
    #expect(picture.components(of: "<g transform=") == 4)
  }

  @Test func drawsEveryKindOfLayerAndControl() {
    let picture = SampleRun.report([SampleRun.rich], by: StoryboardReporter())

    for part in ["the app ended", "Sure?", "✗ failed", "한국 👩‍👩‍👧‍👦"] {
      #expect(picture.contains(part), "\(part)")
    }
  }

  @Test func drawsTheFirstOfVeryManyTestsAndTheOnesThatFailed() {
    var failed = SampleRun.story
    failed.identity.name = "the one that failed"
    failed.outcome = .failed
    let results = Array(repeating: SampleRun.story, count: 150) + [failed]
    let picture = SampleRun.report(results, by: StoryboardReporter())

    #expect(picture.components(of: ">the first share, on item</text>") == 100)
    #expect(picture.contains(">the one that failed, on item</text>"))
    #expect(picture.contains(">and 50 more tests: FILE:LINE draws one</text>"))
  }

  @Test func saysThatNoTestRan() {
    #expect(SampleRun.report([], by: StoryboardReporter()).contains(">no test ran</text>"))
  }

  @Test func holdsOnlyWhatXMLAllows() {
    for text in SampleText.many {
      var result = SampleRun.story
      result.identity.name = text
      result.steps[0].place.statement = text
      result.steps[1].screen?.layers[1].shareSheet?.caption = text
      let picture = SampleRun.report([result], by: StoryboardReporter())

      #expect(picture.unicodeScalars.allSatisfy { SampleXML.isAllowed($0) && ($0.value >= 0x20 || $0 == "\n") })
      #expect(picture.components(of: "<text ") == picture.components(of: "</text>"))
      #expect(!picture.contains("<b>"))
    }
  }

  @Test func cutsLongTextsInsteadOfDrawingThemOutside() {
    var result = SampleRun.story
    result.steps[1].screen?.layers[1].shareSheet?.caption = String(repeating: "한", count: 100_000)
    let picture = SampleRun.report([result], by: StoryboardReporter())

    #expect(picture.utf8.count < 20_000)
    #expect(picture.contains("한…</text>"))
  }
}
