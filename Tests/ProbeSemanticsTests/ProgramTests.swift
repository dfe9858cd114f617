import ProbeSemantics
import ProbeSyntax
import Testing

/// The steps of the first test of `plan`, or of the one at `index`, in words.
func steps(of plan: TestPlan, at index: Int = 0) -> [String] {
  guard plan.tests.indices.contains(index), !plan.hasErrors else { return plan.diagnostics.map(\.problem.message) }
  return plan.program(for: plan.tests[index]).steps.map { step in
    var words: [String] = []
    if step.mustFail { words.append("fails:") }
    switch step.timing {
    case .atOnce: words.append("at once")
    case .settled: break
    case .throughout(let length): words.append("for \(length)")
    case .within(let length): words.append("within \(length)")
    }
    if step.timingGroup > 0 { words.append("(\(step.timingGroup))") }
    switch step.kind {
    case .action(.tap(let label)): words.append("tap '\(label)'")
    case .action(let action): words.append("\(action)")
    case .check(let check):
      words.append(step.isRequired ? "require" : "expect")
      if check.isNegated { words.append("no") }
      words.append(ProbeSemanticsTests.words(of: check.subject))
    }
    return words.joined(separator: " ")
  }
}

/// The subject of a check in words.
func words(of subject: Check.Subject) -> String {
  switch subject {
  case .activity(.copy): "activity copy"
  case .activity(.label(let label)): "activity label \(words(of: label))"
  case .button(let label, let isEnabled, let reach):
    "\(words(of: reach))button \(words(of: label))\(isEnabled.map { " enabled \($0)" } ?? "")"
  case .caption(let caption): "caption\(suffix(caption))"
  case .cells(let count, let reach): "\(words(of: reach))cells \(words(of: count))"
  case .clipboard(let text): "clipboard \(words(of: text))"
  case .clipboardEmpty: "clipboard empty"
  case .clipboardUnchanged: "clipboard unchanged"
  case .completion(let isCompleted): "completion \(isCompleted)"
  case .crash(let text): "crash\(suffix(text))"
  case .dismissals(let count): "dismissals \(words(of: count))"
  case .evaluations(let view, let count): "evaluations \(view) \(words(of: count))"
  case .field(let label, let value, let reach):
    "\(words(of: reach))field \(words(of: label))\(value.map { " value \(words(of: $0))" } ?? "")"
  case .presentation(let kind, let text): "\(kind.rawValue)\(suffix(text))"
  case .presentations(let count): "presentations \(words(of: count))"
  case .shareSheet: "share sheet"
  case .text(let text, let reach): "\(words(of: reach))text \(words(of: text))"
  case .toggle(let label, let isOn): "toggle \(words(of: label))\(isOn.map { " on \($0)" } ?? "")"
  case .warning(let text): "warning \(words(of: text))"
  }
}

private func words(of match: TextMatch) -> String {
  switch match {
  case .contains(let text): "contains \(text)"
  case .endsWith(let text): "ends with \(text)"
  case .equals(let text): "equals \(text)"
  case .matches(let pattern): "matches \(pattern)"
  case .startsWith(let text): "starts with \(text)"
  }
}

private func words(of count: CountMatch) -> String { "\(count.relation.rawValue) \(count.count)" }

private func words(of reach: Check.Reach) -> String {
  switch reach {
  case .top: ""
  case .anywhere: "screen "
  }
}

private func suffix(_ match: TextMatch?) -> String { match.map { " \(words(of: $0))" } ?? "" }

@Suite struct ProgramTests {
  @Test func turnsEachActionIntoItsValue() {
    let plan = plan(
      of: """
        scenario 's' {
          device ipad; language ko; launch argument '--baseline'; launch with name 'Ada', count 3
          stub load() returns 'Q3' after 2s; stub api.fetch fails 'offline'; stub f returns [1, true, nothing]
          tap Don't Save; swipe left Row 1; swipe right 'Row 2'; copy; choose Mail; close; swipe down; tap outside
          type 'Ada' into Name; clear Name; turn on Wifi; turn off Wifi; pick 'Red' in Color
          set clipboard ''; clear clipboard; wait 250ms; relaunch
        }
        """)

    let actions = plan.program(for: plan.tests[0]).steps.map { step -> UserAction? in
      if case .action(let action) = step.kind { action } else { nil }
    }

    #expect(
      actions == [
        .device(name: "ipad"), .language(code: "ko"), .launchArgument("--baseline"),
        .launchWith([
          LaunchArgument(label: "name", value: .text("Ada")), LaunchArgument(label: "count", value: .number(3)),
        ]),
        .stub(function: "load", .returns(.text("Q3")), after: .seconds(2)),
        .stub(function: "api.fetch", .fails("offline"), after: nil),
        .stub(function: "f", .returns(.list([.number(1), .truth(true), .nothing])), after: nil),
        .tap(label: "Don't Save"), .swipeRow(.left, label: "Row 1"), .swipeRow(.right, label: "Row 2"), .copy,
        .choose(label: "Mail"), .close, .swipeDown, .tapOutside, .type(text: "Ada", field: "Name"),
        .clear(field: "Name"), .turn(toggle: "Wifi", isOn: true), .turn(toggle: "Wifi", isOn: false),
        .pick(option: "Red", picker: "Color"), .setClipboard(text: ""), .clearClipboard,
        .wait(.milliseconds(250)), .relaunch,
      ])
  }

  /// A check as it is written, the value that it becomes, and the words under its caret.
  struct CheckCase: CustomTestStringConvertible {
    let testDescription: String
    let value: String
    let operand: String

    init(_ check: String, _ value: String, at operand: String) {
      testDescription = check
      self.value = value
      self.operand = operand
    }
  }

  @Test(arguments: [
    CheckCase("sheet", "sheet", at: "sheet"),
    CheckCase("cover A", "cover equals A", at: "A"),
    CheckCase("share sheet", "share sheet", at: "share sheet"),
    CheckCase("caption", "caption", at: "caption"),
    CheckCase("caption 'A: 12'", "caption equals A: 12", at: "'A: 12'"),
    CheckCase("caption contains A", "caption contains A", at: "A"),
    CheckCase("caption starts with A", "caption starts with A", at: "A"),
    CheckCase("caption ends with A", "caption ends with A", at: "A"),
    CheckCase("caption matches /a\\/b/", "caption matches a/b", at: "/a\\/b/"),
    CheckCase("cells > 0", "cells > 0", at: "> 0"),
    CheckCase("cells 0", "cells = 0", at: "0"),
    CheckCase("screen cells != 2", "screen cells != 2", at: "!= 2"),
    CheckCase("activity copy", "activity copy", at: "activity"),
    CheckCase("activity Copy", "activity label equals Copy", at: "Copy"),
    CheckCase("completion completed", "completion true", at: "completion"),
    CheckCase("clipboard empty", "clipboard empty", at: "clipboard"),
    CheckCase("clipboard unchanged", "clipboard unchanged", at: "clipboard"),
    CheckCase("clipboard 'empty'", "clipboard equals empty", at: "'empty'"),
    CheckCase("text A", "text equals A", at: "A"),
    CheckCase("screen text A", "screen text equals A", at: "A"),
    CheckCase("button A is enabled", "button equals A enabled true", at: "A"),
    CheckCase("screen button A", "screen button equals A", at: "A"),
    CheckCase("toggle A is off", "toggle equals A on false", at: "A"),
    CheckCase("field A", "field equals A", at: "A"),
    CheckCase("field A is 'b'", "field equals A value equals b", at: "'b'"),
    CheckCase("presentations >= 1", "presentations >= 1", at: ">= 1"),
    CheckCase("dismissals <= 1", "dismissals <= 1", at: "<= 1"),
    CheckCase("crash", "crash", at: "crash"),
    CheckCase("crash nil", "crash contains nil", at: "nil"),
    CheckCase("warning is 'x'", "warning equals x", at: "'x'"),
    CheckCase("warning x", "warning contains x", at: "x"),
    CheckCase("evaluations ContentView < 3", "evaluations ContentView < 3", at: "< 3"),
  ])
  func turnsEachCheckIntoItsValue(_ example: CheckCase) throws {
    let plan = plan(of: "tap A; require no \(example.testDescription)")

    let program = plan.program(for: plan.tests[0])

    let step = try #require(program.steps.last)
    guard case .check(let check) = step.kind else {
      Issue.record("the step is no check")
      return
    }
    #expect(step.isRequired)
    #expect(check.isNegated)
    #expect(words(of: check.subject) == example.value)
    #expect(plan.file.text(in: step.operand) == example.operand)
    #expect(plan.file.text(in: step.span) == "require no \(example.testDescription)")
  }

  @Test func keepsTheStepsOfItsModel() {
    let plan = plan(
      of: """
        on item, bool, empty
        scenario 's' {
          on item tap A
          on bool, empty { tap B; on empty { tap C } }
          fails on bool { expect text A; on item, bool { fails on empty require text B } }
        }
        """)

    #expect(steps(of: plan, at: 0) == ["tap 'A'", "expect text equals A", "require text equals B"])
    #expect(steps(of: plan, at: 1) == ["tap 'B'", "fails: expect text equals A", "fails: require text equals B"])
    #expect(steps(of: plan, at: 2) == ["tap 'B'", "tap 'C'", "expect text equals A"])
  }

  @Test func givesChecksTheirTiming() {
    let plan = plan(
      of: """
        tap A
        at once { expect text A; expect text B }
        within 2s expect text C
        within 250ms { expect text D; expect text E }
        for 1s { expect text F }
        expect text G
        """)

    #expect(
      steps(of: plan) == [
        "tap 'A'", "at once expect text equals A", "at once expect text equals B",
        "within 2.0 seconds expect text equals C", "within 0.25 seconds (1) expect text equals D",
        "within 0.25 seconds (1) expect text equals E", "for 1.0 seconds (2) expect text equals F",
        "expect text equals G",
      ])
  }

  @Test func tellsTheStatementAndTheCallOfAStep() throws {
    let plan = plan(
      of: """
        define inner(t) { tap \\(t) }
        define outer(t) { do inner("\\(t)!"); on item within 2s expect text \\(t) }
        do outer(A)
        on item do inner(B)
        expect text C
        """)

    let program = plan.program(for: plan.tests[0])

    let places = program.steps.map { plan.file.text(in: $0.span) + " / " + plan.file.text(in: $0.operand) }
    #expect(
      places == [
        "tap \\(t) / \\(t)", "on item within 2s expect text \\(t) / \\(t)", "tap \\(t) / \\(t)", "expect text C / C",
      ])
    #expect(steps(of: plan)[0] == "tap 'A!'")
    #expect(program.steps.map(\.call) == [1, 0, 2, nil])
    #expect(program.calls.map(\.name) == ["outer", "inner", "inner"])
    #expect(program.calls.map(\.outer) == [nil, 0, nil])
    #expect(
      program.calls.map { plan.file.text(in: $0.span) } == [
        "do outer(A)", "do inner(\"\\(t)!\")", "on item do inner(B)",
      ])
  }

  @Test func keepsWhatMustFailAcrossCalls() {
    let plan = plan(of: "define d { expect text A }\nfails on item { do d; within 2s { expect text B } }")

    #expect(
      steps(of: plan) == [
        "fails: expect text equals A", "fails: within 2.0 seconds (1) expect text equals B",
      ])
  }
}
