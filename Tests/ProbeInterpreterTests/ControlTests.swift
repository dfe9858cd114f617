import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct ControlTests {
  let app = FakeApp(.init(action: .tap(label: "Gone"), failure: .notFound(kind: "button", label: "Gone")))
  let wrong = expect(text: "wrong")

  @Test func aControlPassesIfAStepOfItsOwnFails() {
    #expect(run(program(wrong, tap("Go")), on: app, isControl: true).summary == "passed x.")
    #expect(run(program(tap("Gone"), tap("Go")), on: app, isControl: true).summary == "passed x-")
  }

  @Test func aControlThatPassesWouldNotNotice() {
    let result = run(program(tap("Go")), on: app, isControl: true)

    #expect(result.outcome == .failed)
    #expect(result.failures.map(\.failure.id) == ["control-passed"])
    #expect(result.failures.map(\.step) == [nil])
  }

  @Test func aFailureInSetupDoesNotCount() {
    let ended = run(program(setup: [tap("Gone")], wrong), on: app, isControl: true)
    let goesOn = run(program(setup: [wrong], wrong), on: app, isControl: true)
    let unnoticed = run(program(setup: [wrong], tap("Go")), on: app, isControl: true)

    #expect(ended.summary == "failed F-")
    #expect(goesOn.summary == "failed Fx")
    #expect(unnoticed.failures.map(\.failure.id) == ["text-missing"])
  }

  @Test func aStepThatMustFailAndDoesNotIsNoticed() {
    let step = tap("Go") { $0.mustFail = true }

    #expect(run(program(step), on: app, isControl: true).outcome == .passed)
  }

  @Test func pointsAtTheHeaderOfAControlThatPasses() {
    var program = program(tap("Go"))
    program.files[0].bytes = Array("  scenario 'a {b}' catches fake { tap Go }".utf8)

    let place = run(program, on: app, isControl: true).failures[0].place

    #expect(place.statement == "scenario 'a {b}' catches fake")
    #expect((place.line, place.column, place.caretLength) == (1, 3, 29))
  }
}
