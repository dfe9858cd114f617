import ProbeInterpreter
import ProbeSemantics
import Testing

@Suite struct FailureReportTests {
  let empty = FakeApp(
    .init(action: .tap(label: "Share"), atOnce: { $0.present(.init()) }),
    .init(action: .copy, failure: .noCopy(hasItems: false, offered: [])))
  let full = FakeApp(.init(action: .tap(label: "Share"), atOnce: { $0.present(.init(caption: "One", cells: 4)) }))

  @Test func groupsWhatIsMissingInOneShareSheetUnderTheFirst() {
    let result = run(
      program(
        tap("Share"), expect(.caption(.equals("One"))), expect(.cells(.init(.greater, 0), .top)),
        expect(.activity(.copy)), act(.copy)), on: empty)

    #expect(result.failures.map(\.followsFrom) == [nil, 0, 0, 0])
  }

  @Test func keepsShareSheetsOfDifferentMomentsApart() {
    let result = run(
      program(tap("Share"), expect(.caption(nil)), tap("Share"), expect(.caption(nil))), on: empty)

    #expect(result.failures.map(\.followsFrom) == [nil, nil])
  }

  @Test func followsAWrongCaptionToTheClipboard() {
    let app = FakeApp(
      .init(action: .tap(label: "Share"), atOnce: { $0.present(.init(caption: "Old")) }),
      .init(action: .copy, atOnce: { $0.clipboard = .init(text: "Old", changeCount: 1) }))

    let result = run(
      program(
        tap("Share"), expect(.caption(.equals("New"))), act(.copy), expect(.clipboard(.equals("New"))),
        expect(.clipboard(.equals("Other")))), on: app)

    #expect(result.failures.map(\.followsFrom) == [nil, 0, nil])
  }

  @Test func asksTheTraceForTheRightCause() {
    var app = empty
    app.explanations = [.caption: [Cause("no items")], .activities: [Cause("no items", rule: "R25")]]

    let result = run(program(tap("Share"), expect(.caption(nil)), act(.copy)), on: app)

    #expect(result.failures.map(\.causes) == [[Cause("no items")], [Cause("no items", rule: "R25")]])
  }

  @Test func namesTheModelsOnWhichTheStepPasses() {
    let program = program(tap("Share"), expect(.caption(nil)), expect(.caption(.equals("Two"))))
    let others = [
      ComparedModel(name: "full", program: program, makeDriver: { [full] in full }),
      ComparedModel(name: "empty", program: program, makeDriver: { [empty] in empty }),
    ]

    let result = run(program, on: empty, comparedWith: others)

    #expect(result.failures.map(\.passingModels) == [["full"], []])
  }

  @Test func runsNoOtherModelUnlessAStepFails() {
    let program = program(tap("Share"), expect(.caption(.equals("One"))))
    let other = ComparedModel(name: "full", program: program, makeDriver: { [empty] in empty })

    _ = run(program, on: full, comparedWith: [other])

    #expect(empty.log.calls.isEmpty)
  }

  @Test func showsThePlaceWithACaretUnderTheOperand() {
    let place = run(program(tap("Share"), expect(text: "한국👩‍👩‍👧")), on: full).failures[0].place

    #expect(place.statement == "expect text 한국👩‍👩‍👧")
    #expect((place.line, place.column) == (2, 1))
    #expect((place.caretColumn, place.caretLength) == (13, 3))
  }
}
