import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct LintTests {
  @Test func warnsAboutScenariosThatProveNothing() {
    expectDiagnostics(
      """
      setup { expect text A }
      define open { tap A }
      define look { expect share sheet; expect no sheet }
      scenario 1️⃣'nothing' { do open }
      scenario 2️⃣'empty' on bool {}
      scenario 3️⃣'presence' {
        expect sheet; expect no cover; within 2s expect popover; on item { require alert }; expect dialog; expect menu
        do look; expect presentations 1; expect dismissals 0
      }
      """,
      [
        Expected("1️⃣", .noCheck, at: "'nothing'"), Expected("2️⃣", .noCheck, at: "'empty'"),
        Expected("3️⃣", .onlyPresenceChecks, at: "'presence'"),
      ])
    expectDiagnostics("1️⃣tap A; copy", [Expected("1️⃣", .noCheck, at: "tap A")])
    expectDiagnostics(
      "on bool\non 1️⃣item { tap A }\n2️⃣expect share sheet; expect sheet",
      [
        Expected("1️⃣", .unusedBlock(model: "item"), at: "item"),
        Expected("2️⃣", .onlyPresenceChecks, at: "expect share sheet"),
      ])
    expectDiagnostics("tap A; expect no sheet; expect no share sheet", [])
  }

  @Test(arguments: [
    "sheet Title", "no alert 'A'", "caption", "cells > 0", "activity copy", "completion completed", "clipboard empty",
    "clipboard unchanged", "text A", "no text A", "button A", "crash", "warning A", "evaluations ContentView 2",
  ])
  func acceptsAScenarioWithACheckOfContent(_ subject: String) {
    expectDiagnostics("scenario 'a' { expect sheet; expect \(subject) }", [])
  }

  @Test func warnsAboutFixedDelaysAndExactCounts() {
    expectDiagnostics(
      """
      setup { 1️⃣wait 2s }
      define pause { 2️⃣wait 100ms }
      scenario 'a' {
        do pause
        expect cells 3️⃣4
        require cells 4️⃣= 2
        expect cells 0; expect no cells 3; expect cells > 1; expect screen cells 3
      }
      """,
      [
        Expected("1️⃣", .fixedWait, at: "wait 2s"), Expected("2️⃣", .fixedWait, at: "wait 100ms"),
        Expected("3️⃣", .exactCellCount(4), at: "4"), Expected("4️⃣", .exactCellCount(2), at: "= 2"),
      ])
  }

  @Test func warnsAboutEqualScenarioNames() {
    expectDiagnostics(
      """
      scenario 'a' { expect text A }
      scenario 'b' { expect text A }
      scenario 1️⃣"a" { expect text A }
      """,
      [Expected("1️⃣", .duplicateScenarioName("a"), at: "\"a\"", notes: ["'a'"])])
  }

  @Test func givesOneDiagnosticForAStatement() {
    expectDiagnostics(
      """
      define two(a, b) { tap \\(a) \\(b) }
      scenario 'a' on 1️⃣nine { tap A }
      scenario 'b' {
        do two(2️⃣\\(x), \\(y), 3)
        on 3️⃣no1, no2 within \\(d) expect cells 4
        wait 4️⃣\\(d)
        on 5️⃣no1 { wait 6️⃣\\(d); tap 7️⃣\\(e) }
        expect text '\\(name)'
      }
      """,
      [
        Expected("1️⃣", .unknownModel("nine", nearest: nil, known: ["item", "bool", "empty"]), at: "nine"),
        Expected("2️⃣", .unknownName("x", owner: .nobody, nearest: nil), at: "\\(x)"),
        Expected("3️⃣", .unknownModel("no1", nearest: nil, known: ["item", "bool", "empty"]), at: "no1"),
        Expected("4️⃣", .unknownName("d", owner: .nobody, nearest: nil), at: "\\(d)"),
        Expected("5️⃣", .unknownModel("no1", nearest: nil, known: ["item", "bool", "empty"]), at: "no1"),
        Expected("6️⃣", .unknownName("d", owner: .nobody, nearest: nil), at: "\\(d)"),
        Expected("7️⃣", .unknownName("e", owner: .nobody, nearest: nil), at: "\\(e)"),
      ], ignoring: ["interpolation-in-literal"])
  }
}
