import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import Testing

/// What the trace says of a failure on the shipped models.
@Suite struct CauseTests {
  func causes(of statements: [Statement], on model: String) throws -> [Cause] {
    let result = run(statements, on: try shipped(model))
    return try #require(result.failures.last).causes
  }

  @Test func theMissingCaptionOnBoolComesFromTheOldSnapshot() throws {
    let causes = try causes(of: [tap("Share A"), expect(caption: "Share A: 12")], on: "bool")

    #expect(
      causes.map(\.sentence) == [
        "the tap on 'Share A' wrote `items`",
        "no body evaluation had read `items`, so the body of `ContentView` was not evaluated again",
        "the sheet's content closure was made by body evaluation 1, and read its snapshot, in which `items` was empty",
        "the share sheet was made with no items, so it has no caption, no cells and no Copy",
      ])
    #expect(causes.map(\.rule) == [nil, "R4", "R5", "R25"])
    #expect(causes.map(\.basis) == [nil, "derived", "derived", "observed"])
  }

  @Test func theMissingCaptionOnEmptyComesFromTheClosureItself() throws {
    let causes = try causes(of: [tap("Share A"), expect(caption: "Share A: 12")], on: "empty")

    #expect(
      causes.map(\.sentence) == [
        "the content closure was called with the present item SharePayload(id: 1, text: \"Share A: 12\")",
        "the share sheet was made with no items, so it has no caption, no cells and no Copy",
      ])
  }

  @Test func nothingToCopyHasTheSameCauses() throws {
    let caption = try causes(of: [tap("Share A"), expect(caption: "Share A: 12")], on: "bool")
    let copy = try causes(of: [tap("Share A"), act(.copy)], on: "bool")

    #expect(copy == caption)
  }

  @Test func aWrongCaptionNamesWhatWasRead() throws {
    let causes = try causes(of: [tap("Share A"), act(.close), tap("Share A"), expect(caption: "other")], on: "bool")

    #expect(
      causes.map(\.sentence) == [
        "the sheet's content closure was made by body evaluation 2, and read `items`, "
          + "which was [\"Share A: 12\"] and had not been written since",
        "the share sheet was made with one item, and takes up no others later",
      ])
  }

  @Test func anEmptyClipboardAfterACloseIsExplained() throws {
    let statements = [tap("Share A"), act(.close), expect(.clipboard(.equals("Share A: 12")))]
    let causes = try causes(of: statements, on: "item")

    #expect(
      causes.map(\.sentence) == [
        "the close control ended the share sheet without a choice", "nobody wrote the clipboard",
      ])
  }

  @Test func evaluationsAreExplainedWithTheWritesThatBroughtNone() throws {
    let statements = [tap("Share A"), expect(.evaluations(view: "ContentView", CountMatch(.equal, 2)))]
    let causes = try causes(of: statements, on: "bool")

    #expect(
      causes.map(\.sentence) == [
        "body evaluation 1 of `ContentView`: the view was new", "the tap on 'Share A' wrote `items`",
        "no body evaluation had read `items`, so the body of `ContentView` was not evaluated again",
        "the tap on 'Share A' wrote `showShare`",
        "no body evaluation had read `showShare`, so the body of `ContentView` was not evaluated again",
      ])
  }

  @Test func stepsTellWhatTheyDid() throws {
    let result = run([tap("Share A"), act(.close), tap("Share B")], on: try shipped("bool"))

    #expect(
      result.steps.map(\.account) == [
        [
          "the app was launched", "`items` and `showShare` were written", "a share sheet was made with 0 items",
          "a share sheet came up",
        ],
        ["the share sheet was cancelled", "the sheet went", "`showShare` was written"],
        [
          "`items` and `showShare` were written", "the body of `ContentView` was evaluated again (2)",
          "a share sheet was made with 1 item", "a share sheet came up",
        ],
      ])
  }
}
