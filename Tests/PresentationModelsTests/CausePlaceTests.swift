import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import Testing

/// Causes point into the view's own lines, and say nothing that the trace does not hold.
@Suite struct CausePlaceTests {
  func causes(_ statements: Statement...) throws -> [Cause] {
    try #require(run(statements, on: NoteApp.model).failures.last).causes
  }

  func place(_ line: Int) -> Cause.Place { Cause.Place(path: "Note.swift", line: line, column: 3) }

  @Test func anOldTextNamesTheWriteTheBodyAndTheClosure() throws {
    let causes = try causes(tap("Open"), expect(text: "Ada"))

    #expect(
      Array(causes.prefix(3)) == [
        Cause("`note` was written by 'tap Open'", place: place(8)),
        Cause(
          "no body evaluation had read `note`, so the body of NoteView was not evaluated again", rule: "R4",
          basis: "derived, measured", place: place(5)),
        Cause(
          "the content closure read the snapshot of body evaluation 1, in which `note` was nil", rule: "R5",
          basis: "derived, measured", place: place(14)),
      ])
  }

  @Test func aCrashInTheClosureHasTheOldSnapshotBeforeIt() throws {
    let causes = try causes(tap("Unwrap"), expect(text: "Ada"))

    #expect(
      causes.map(\.sentence) == [
        "`note` was written by 'tap Unwrap'",
        "no body evaluation had read `note`, so the body of NoteView was not evaluated again",
        "the content closure read the snapshot of body evaluation 1, in which `note` was nil",
        "the app ended in 'tap Unwrap'",
      ])
    #expect(causes.last?.place == place(18))
  }

  @Test func aTapThatDoesNothingIsSaidToDoNothing() throws {
    #expect(
      try causes(tap("Nothing"), expect(.presentation(.sheet, nil))).map(\.sentence) == [
        "'tap Nothing' wrote no state and presented nothing"
      ])
  }

  @Test func anEqualValueIsSaidToChangeNothing() throws {
    let causes = try causes(tap("Same"), tap("Same"), expect(.presentation(.sheet, nil)))

    #expect(
      causes == [
        Cause(
          "'tap Same' wrote an equal value to `note`, which changes nothing", rule: "R3", basis: "derived",
          place: place(10))
      ])
  }

  @Test func aWaitingSheetIsToldWithTheWarning() throws {
    let causes = try causes(tap("Both"), expect(text: "Ada"))

    let waiting = try #require(causes.first { $0.sentence.contains("has to wait") })
    #expect(waiting.rule == "R20")
    #expect(waiting.basis == "reported")
    #expect(waiting.sentence.contains("already presenting"))
  }
}
