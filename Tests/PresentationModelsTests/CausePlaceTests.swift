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
        Cause("the tap on 'Open' wrote `note`", place: place(8)),
        Cause(
          "no body evaluation had read `note`, so the body of `NoteView` was not evaluated again", rule: "R4",
          basis: "derived", place: place(5)),
        Cause(
          "the sheet's content closure was made by body evaluation 1, and read its snapshot, in which `note` was nil",
          rule: "R5", basis: "derived", place: place(14)),
      ])
  }

  @Test func aCrashInTheClosureHasTheOldSnapshotBeforeIt() throws {
    let causes = try causes(tap("Unwrap"), expect(text: "Ada"))

    #expect(
      causes.map(\.sentence) == [
        "the tap on 'Unwrap' wrote `note`",
        "no body evaluation had read `note`, so the body of `NoteView` was not evaluated again",
        "the sheet's content closure was made by body evaluation 1, and read its snapshot, in which `note` was nil",
        "the app ended: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      ])
    #expect(causes.last?.place == place(18))
  }

  @Test func aTapThatDoesNothingIsSaidToDoNothing() throws {
    #expect(
      try causes(tap("Nothing"), expect(.presentation(.sheet, nil))).map(\.sentence) == [
        "the tap on 'Nothing' wrote no state and presented nothing"
      ])
  }

  @Test func anEqualValueIsSaidToChangeNothing() throws {
    let causes = try causes(tap("Same"), tap("Same"), expect(.presentation(.sheet, nil)))

    #expect(
      causes == [
        Cause(
          "the tap on 'Same' wrote to `note` the value that it had: that is no change", rule: "R3", basis: "derived",
          place: place(10))
      ])
  }

  @Test func aWaitingSheetIsToldWithTheRule() throws {
    let causes = try causes(tap("Both"), expect(text: "Ada"), expect(.warning(.contains("none like this"))))

    #expect(
      causes.last
        == Cause(
          "a sheet was asked for, but waits: its presenter is already presenting", rule: "R20", basis: "reported"))
  }
}
