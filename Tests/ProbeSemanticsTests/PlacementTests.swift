import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct PlacementTests {
  @Test func reportsSettingsThatComeTooLate() {
    expectDiagnostics(
      """
      setup { tap A; device ipad; on item { 1️⃣device ipad } }
      define d { 2️⃣language ko }
      scenario 'a' {
        stub f returns 1; device ipad; language ko; launch argument 'x'; launch with n 1
        tap A
        3️⃣device ipad
        on item { 4️⃣launch argument 'x' }
        stub g returns 2
        5️⃣language ko
        expect text A
      }
      """,
      [
        Expected("1️⃣", .lateSetting(keyword: "device"), at: "device"),
        Expected("2️⃣", .lateSetting(keyword: "language"), at: "language"),
        Expected("3️⃣", .lateSetting(keyword: "device"), at: "device"),
        Expected("4️⃣", .lateSetting(keyword: "launch"), at: "launch"),
        Expected("5️⃣", .lateSetting(keyword: "language"), at: "language"),
      ])
  }

  @Test func reportsUnknownDevicesAndLanguages() {
    expectDiagnostics(
      """
      device 1️⃣'iPad'; language 2️⃣kr; expect text A
      """,
      [
        Expected("1️⃣", .unknownDevice("iPad", nearest: "ipad"), at: "'iPad'"),
        Expected("2️⃣", .unknownLanguage("kr", nearest: "ko"), at: "kr"),
      ])
  }

  @Test func wantsAnActionBeforeAtOnce() {
    expectDiagnostics(
      """
      define look { at once expect text A }
      define act { tap A }
      define mixed { on item { do look }; tap A }
      scenario 'good' {
        tap A; at once { expect text A; expect text B }
        tap A; on bool { at once expect text A }
        do act; at once expect text A
        do act; do look
        on item { tap A }; at once expect text A
        tap A; do mixed; expect text A
      }
      scenario 'bad' {
        1️⃣at once expect text A
        tap A; at once expect text A; 2️⃣at once expect text B
        do 3️⃣look
        expect text B; do 4️⃣mixed
        tap A; do look; do 5️⃣look
      }
      """,
      [
        Expected("1️⃣", .atOnceWithoutAction, at: "at once"), Expected("2️⃣", .atOnceWithoutAction, at: "at once"),
        Expected("3️⃣", .atOnceWithoutActionInCall(definition: "look"), at: "look"),
        Expected("4️⃣", .atOnceWithoutActionInCall(definition: "mixed"), at: "mixed"),
        Expected("5️⃣", .atOnceWithoutActionInCall(definition: "look"), at: "look"),
      ])
    expectDiagnostics("setup { tap A }\nscenario 'a' { at once expect text A }", [])
    expectDiagnostics(
      "setup { tap A; expect text A }\nscenario 'a' { 1️⃣at once expect text A }",
      [Expected("1️⃣", .atOnceWithoutAction, at: "at once")])
  }

  @Test func reportsRegularExpressionsThatSwiftRefuses() {
    let script = MarkedScript("expect text matches 1️⃣/a(b/; expect caption matches /^A: \\d+$/")

    let diagnostics = plan(of: script).diagnostics

    #expect(diagnostics.map(\.problem.id) == ["invalid-regex"])
    #expect(diagnostics.first?.span.start == script.places["1️⃣"])
    #expect(script.file.text(in: diagnostics[0].span) == "/a(b/")
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: "[", count: 100_000),
    String(repeating: "a", count: 100_000), String(repeating: "a|", count: 100_000),
  ])
  func refusesHugeRegularExpressions(_ pattern: String) {
    let plan = plan(of: "expect text matches /\(pattern)/")

    #expect(plan.diagnostics.map(\.problem.id) == ["regex-too-large"])
  }
}
