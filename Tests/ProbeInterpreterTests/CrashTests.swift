import ProbeInterpreter
import ProbeSemantics
import Testing

@Suite struct CrashTests {
  let app = FakeApp(
    .init(action: .tap(label: "Now"), atOnce: { $0.end("found nil") }),
    .init(action: .tap(label: "At rest"), atRest: { $0.end("found nil") }),
    .init(action: .tap(label: "Later"), later: [(.seconds(1), { $0.end("found nil") })]))
  let crash = expect(.crash(.contains("nil")))

  @Test(arguments: ["Now", "At rest"])
  func theVeryNextStepMayAskForACrash(_ label: String) {
    #expect(run(program(tap(label), crash), on: app).summary == "passed ..")
  }

  @Test(arguments: ["Now", "At rest"])
  func anUnexpectedCrashFailsItsStepAndEndsTheScenario(_ label: String) {
    let result = run(program(tap(label), expect(.clipboardEmpty), crash), on: app)

    #expect(result.summary == "failed F--")
    #expect(result.failures.map(\.place.statement) == ["tap \(label)"])
  }

  @Test(arguments: ["Now", "At rest"])
  func aCrashInTheLastStepFailsIt(_ label: String) {
    #expect(run(program(tap(label)), on: app).summary == "failed F")
  }

  @Test func afterACrashOnlyTheClipboardWarningsAndARelaunchAreLeft() {
    let clipboard = [act(.setClipboard(text: "mine")), expect(.clipboard(.equals("mine")))]

    #expect(
      run(program(tap("Now"), crash, clipboard[0], clipboard[1], act(.relaunch), tap("Now"), crash), on: app)
        .summary == "passed .......")
    #expect(run(program(tap("Now"), crash, tap("Now"), crash), on: app).summary == "failed ..F-")
    #expect(run(program(tap("Now"), crash, expect(text: "ready"), crash), on: app).summary == "failed ..F-")
  }

  @Test func withinMayWaitForACrash() {
    let waiting = expect(.crash(nil)) { $0.timing = .within(.seconds(2)) }

    #expect(run(program(tap("Later"), waiting), on: app).summary == "passed ..")
  }

  @Test func aCrashWhileACheckWaitsFailsThatCheck() {
    let waiting = expect(text: "ready") { $0.timing = .within(.seconds(2)) }

    let result = run(program(tap("Later"), waiting, tap("Now")), on: app)

    #expect(result.summary == "failed .F-")
    #expect(run(program(tap("Later"), waiting, crash), on: app).summary == "failed .F.")
  }

  @Test func anActionThatMustFailHasFailedIfTheAppEnded() {
    let action = tap("At rest") { $0.mustFail = true }

    #expect(run(program(action, crash), on: app).summary == "passed x.")
    #expect(run(program(action, expect(.clipboardEmpty)), on: app).summary == "passed x.")
  }

  @Test func aCrashAtLaunchBelongsToTheStepThatNeededTheApp() {
    let app = FakeApp(atLaunch: { $0.end("found nil") })

    #expect(run(program(act(.setClipboard(text: "x")), tap("Now"), crash), on: app).summary == "passed ...")
    #expect(run(program(act(.setClipboard(text: "x")), tap("Now")), on: app).summary == "failed .F")
    #expect(run(program(crash), on: app).summary == "passed .")
  }
}
