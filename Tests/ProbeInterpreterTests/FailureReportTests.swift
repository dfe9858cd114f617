import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
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

  @Test func showsTheLineOfTheCaretForAStatementOfSeveralLines() {
    var program = program(Statement("expect\ntext Fern", .check(Check(.text(.equals("Fern"), .top)))))
    program.files[0].bytes = Array("expect\n  text Fern".utf8)
    program.steps[0].operand = SourceSpan(start: 14, end: 18)

    let place = run(program, on: full).failures[0].place

    #expect((place.line, place.column, place.caretColumn, place.caretLength) == (2, 8, 8, 4))
    #expect(place.sourceLine == "  text Fern")
  }

  @Test func showsTheCallsThatLedToAStepOutermostFirst() {
    var program = program(Statement("tap Share", .action(.tap(label: "Share"))), expect(.caption(.equals("Two"))))
    let nowhere = SourceSpan(start: 0, end: 9)
    program.calls = [
      Program.Call(name: "outer", span: nowhere, file: 0, outer: nil),
      Program.Call(name: "inner", span: SourceSpan(start: 10, end: 16), file: 0, outer: 0),
    ]
    program.steps[1].call = 1

    let place = run(program, on: full).failures[0].place

    #expect(place.calls.map(\.name) == ["outer", "inner"])
    #expect(place.calls.map(\.line) == [1, 2])
  }

  @Test func tellsTheSameStatementOfTwoCallsApart() {
    var program = program(expect(.caption(nil)), tap("Share"), expect(.caption(nil)))
    program.calls = [
      Program.Call(name: "twice", span: SourceSpan(start: 0, end: 1), file: 0, outer: nil),
      Program.Call(name: "twice", span: SourceSpan(start: 2, end: 3), file: 0, outer: nil),
    ]
    program.steps[2].span = program.steps[0].span
    program.steps[0].call = 0
    program.steps[2].call = 1
    let other = ComparedModel(name: "full", program: program, makeDriver: { [full] in full })

    let result = run(program, on: empty, comparedWith: [other])

    #expect(result.failures.map(\.passingModels) == [[], ["full"]])
  }

  @Test func tellsManyStepsOnOneLineInLinearTime() {
    let count = 20_000
    var program = program(tap("Share"))
    program.files[0].bytes = Array(String(repeating: "tap Share; ", count: count).utf8)
    program.steps = (0..<count).map { index in
      let span = SourceSpan(start: index * 11, end: index * 11 + 9)
      return PlannedStep(.action(.tap(label: "Nothing")), span: span, operand: span)
    }

    let result = run(program, on: full)

    #expect(result.steps.last?.place.column == (count - 1) * 11 + 1)
  }
}
