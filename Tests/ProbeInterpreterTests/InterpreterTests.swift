import ProbeInterpreter
import ProbeSemantics
import Testing

@Suite struct InterpreterTests {
  /// A tap on Go shows `empty` in its own turn, `ready` at rest and `done` after two seconds.
  let app = FakeApp(
    .init(
      action: .tap(label: "Go"), atOnce: { $0.show("empty") }, atRest: { $0.show("ready") },
      later: [(.seconds(2), { $0.show("done") })]),
    .init(action: .tap(label: "Gone"), failure: .notFound(kind: "button", label: "Gone")))

  @Test func judgesAtRestUnlessAtOnceIsAsked() {
    let result = run(
      program(tap("Go"), expect(text: "empty") { $0.timing = .atOnce }, expect(text: "ready")), on: app)

    #expect(result.summary == "passed ...")
  }

  @Test func settlesOnceBetweenAnActionAndItsChecks() {
    _ = run(program(tap("Go"), expect(text: "ready"), expect(text: "ready"), tap("Go")), on: app)

    #expect(app.log.calls == ["launch", "settle", "perform", "settle", "perform", "settle"])
  }

  @Test func launchesBeforeTheFirstStepThatNeedsTheApp() {
    _ = run(program(act(.setClipboard(text: "mine")), tap("Go")), on: app)

    #expect(app.log.calls.prefix(3) == ["perform", "launch", "settle"])
  }

  @Test func aCheckLaunchesTheApp() {
    _ = run(program(expect(.clipboardEmpty)), on: app)

    #expect(app.log.calls == ["launch", "settle"])
  }

  @Test func goesOnAfterAFailedExpectAndEndsAfterAFailedRequire() {
    let wrong = expect(text: "wrong")
    let required = expect(text: "wrong") { $0.isRequired = true }

    #expect(run(program(wrong, tap("Go")), on: app).summary == "failed F.")
    #expect(run(program(required, tap("Go")), on: app).summary == "failed F-")
  }

  @Test func endsAfterAnActionThatCannotBeDone() {
    let result = run(program(tap("Gone"), expect(text: "ready")), on: app)

    #expect(result.summary == "failed F-")
    #expect(result.stepCount == 1)
    #expect(result.failures.map(\.place.line) == [1])
  }

  @Test func withinMovesTheClockUntilTheCheckHolds() {
    let early = expect(text: "done") { $0.timing = .within(.milliseconds(1999)) }
    let late = expect(text: "done") { $0.timing = .within(.seconds(2)) }

    #expect(run(program(tap("Go"), early), on: app).summary == "failed .F")
    #expect(run(program(tap("Go"), late), on: app).summary == "passed ..")
  }

  @Test func checksOfOneWithinBlockShareItsTime() {
    let first = expect(text: "wrong") { step in
      step.timing = .within(.seconds(1))
      step.timingGroup = 1
    }
    let second = expect(text: "done") { step in
      step.timing = .within(.seconds(1))
      step.timingGroup = 1
    }
    let alone = expect(text: "done") { $0.timing = .within(.seconds(1)) }

    #expect(run(program(tap("Go"), first, second), on: app).summary == "failed .FF")
    #expect(run(program(tap("Go"), first, alone), on: app).summary == "failed .F.")
  }

  @Test func forDemandsThatACheckHoldsAtEachRest() {
    let short = expect(text: "ready") { $0.timing = .throughout(.milliseconds(1999)) }
    let long = expect(text: "ready") { $0.timing = .throughout(.seconds(2)) }

    #expect(run(program(tap("Go"), short), on: app).summary == "passed ..")
    #expect(run(program(tap("Go"), long), on: app).summary == "failed .F")
  }

  @Test func checksOfOneForBlockAreWatchedTogether() {
    let ready = expect(text: "ready") { step in
      step.timing = .throughout(.seconds(2))
      step.timingGroup = 1
    }
    let noSheet = expectNo(.presentation(.sheet, nil)) { step in
      step.timing = .throughout(.seconds(2))
      step.timingGroup = 1
    }

    let result = run(program(tap("Go"), ready, noSheet, expect(text: "done")), on: app)

    #expect(result.summary == "failed .F..")
    #expect(result.failures.map(\.screen.layers[0].texts) == [["done"]])
  }

  @Test func stepsThatMustFailEndNothing() {
    let action = tap("Gone") { $0.mustFail = true }
    let check = expect(text: "wrong") { step in
      step.mustFail = true
      step.isRequired = true
    }

    #expect(run(program(action, check, tap("Go")), on: app).summary == "passed xx.")
  }

  @Test func aStepThatMustFailAndPassesIsAFailure() {
    let action = tap("Go") { $0.mustFail = true }
    let check = expect(text: "ready") { $0.mustFail = true }

    let result = run(program(action, check, tap("Go")), on: app)

    #expect(result.summary == "failed FF.")
  }

  @Test func countsFromWhereTheScenariosOwnStepsBegin() {
    let app = FakeApp(.init(action: .tap(label: "Go"), atOnce: { $0.present(.init()) }))
    let setup = [act(.setClipboard(text: "mine")), tap("Go")]

    let result = run(
      program(
        setup: setup, expect(.clipboardUnchanged), expect(.presentations(.init(.equal, 0))), tap("Go"),
        expect(.presentations(.init(.equal, 1)))), on: app)

    #expect(result.summary == "passed ......")
    #expect(result.steps.map(\.isSetup) == [true, true, false, false, false, false])
  }

  @Test func countsWhatComesUpAtTheLaunchAsTheScenariosOwn() {
    let app = FakeApp(atLaunch: { $0.present(.init()) })

    #expect(run(program(expect(.presentations(.init(.equal, 1)))), on: app).outcome == .passed)
  }

  @Test func tellsWhatHappenedInTheStepsThatLedToAFailure() {
    let result = run(program(tap("Go"), expect(text: "wrong"), tap("Go")), on: app)

    #expect(result.steps.map(\.account) == [["event 1"], [], ["event 2"]])
  }

  @Test func recordsNoStepsOfPassingTestsUnlessAsked() {
    var runner = TestRunner()
    let identity = TestIdentity(path: "script.probe", line: 1, row: nil, name: "a test", model: "fake")

    let result = runner.run(program(tap("Go"), expect(text: "ready")), as: identity, on: app)

    #expect(result.steps.isEmpty)
    #expect(result.stepCount == 2)
  }
}
