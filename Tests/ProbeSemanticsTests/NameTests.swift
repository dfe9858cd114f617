import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct NameTests {
  @Test func reportsNamesWithoutAValue() {
    expectDiagnostics(
      """
      setup { tap 1️⃣\\(button) }
      define share(button) { tap \\(button); expect text 2️⃣\\(buton) }
      scenario 'plain' { tap 3️⃣\\(button); expect text A }
      scenario "rows 4️⃣\\(buttn)" {
        tap \\(button); expect text "5️⃣\\(text) and \\(other)"
        examples
          | button |
          | A      |
      }
      """,
      [
        Expected("1️⃣", .unknownName("button", owner: .nobody, nearest: nil), at: "\\(button)"),
        Expected("2️⃣", .unknownName("buton", owner: .definition("share"), nearest: "button"), at: "\\(buton)"),
        Expected("3️⃣", .unknownName("button", owner: .nobody, nearest: nil), at: "\\(button)"),
        Expected("4️⃣", .unknownName("buttn", owner: .columns, nearest: "button"), at: "\\(buttn)"),
        Expected("5️⃣", .unknownName("text", owner: .columns, nearest: nil), at: "\\(text)"),
      ])
  }

  @Test func checksNamesInEveryPartOfAStep() {
    let parts = [
      "tap 1️⃣\\(x)", "choose 1️⃣\\(x)", "clear 1️⃣\\(x)", "swipe left 1️⃣\\(x)", "turn on 1️⃣\\(x)",
      "set clipboard 1️⃣\\(x)", "type \"1️⃣\\(x)\" into A", "type 'A' into 1️⃣\\(x)", "pick \"1️⃣\\(x)\" in A",
      "pick 'A' in 1️⃣\\(x)", "stub f returns \"1️⃣\\(x)\"", "stub f returns ['a', \"1️⃣\\(x)\"]",
      "stub f fails \"1️⃣\\(x)\"", "expect caption 1️⃣\\(x)", "expect cells 1️⃣\\(x)", "expect screen cells < 1️⃣\\(x)",
      "expect sheet 1️⃣\\(x)", "expect activity 1️⃣\\(x)", "expect clipboard starts with 1️⃣\\(x)",
      "expect crash 1️⃣\\(x)", "expect dismissals 1️⃣\\(x)", "expect presentations 1️⃣\\(x)",
      "expect evaluations ContentView 1️⃣\\(x)", "expect button 1️⃣\\(x) is enabled", "expect toggle 1️⃣\\(x) is on",
      "expect field 1️⃣\\(x) is A", "expect field A is 1️⃣\\(x)", "expect text contains 1️⃣\\(x)",
      "expect warning 1️⃣\\(x)", "within 1️⃣\\(x) expect text A", "for 1️⃣\\(x)s { expect text A }", "wait 1️⃣\\(x)",
      "on item { fails on bool { tap 1️⃣\\(x) } }", "do go(A, 1️⃣\\(x))", "stub f returns 1 after 1️⃣\\(x)",
    ]
    for part in parts {
      let script = MarkedScript(
        """
        define go(a, b) { tap \\(a); tap \\(b) }
        scenario 'a' { \(part); expect text A }
        """)

      let diagnostics = plan(of: script).diagnostics

      #expect(diagnostics.map(\.problem.id) == ["unknown-name"], "\(part)")
      #expect(diagnostics.first?.span.start == script.places["1️⃣"], "\(part)")
    }
    for part in ["device 1️⃣\\(x)", "language 1️⃣\\(x)", "launch argument \"1️⃣\\(x)\"", "launch with name \"1️⃣\\(x)\""] {
      let script = MarkedScript("scenario 'a' { \(part); expect text A }")

      let diagnostics = plan(of: script).diagnostics

      #expect(diagnostics.map(\.problem.id) == ["unknown-name"], "\(part)")
      #expect(diagnostics.first?.span.start == script.places["1️⃣"], "\(part)")
    }
  }

  @Test func warnsAboutNamesThatAreNotUsed() {
    expectDiagnostics(
      """
      define share(button, 1️⃣text, other) { tap \\(button) }
      define pass(a) { do take(\\(a)) }
      define take(a) { expect text \\(a) }
      scenario 'rows' {
        do share(A, B, C)
        do pass(\\(used))
        examples
          | 2️⃣a | used |
          | 1 | 2    |
      }
      scenario "name \\(b)" {
        expect text A
        examples
          | b |
          | 1 |
      }
      """,
      [
        Expected("1️⃣", .unusedParameter("text"), at: "text", notes: ["other"]),
        Expected("2️⃣", .unusedColumn("a"), at: "a"),
      ])
  }

  @Test func saysNothingAboutUnusedNamesWhereAStatementIsBroken() {
    let plan = plan(
      of: """
        define share(button) { tpa \\(button) }
        scenario 'a' {
          expct text \\(x)
          examples
            | x |
            | 1 |
        }
        """)

    #expect(plan.diagnostics.map(\.problem.id) == ["unknown-step", "unknown-step"])
  }

  @Test func checksNamesBesideBrokenStatements() {
    let plan = plan(
      of: """
        define share(a) { tpa X; tap \\(b) }
        scenario 'a' {
          tpa { do shre(A) }
          do shre(A); expect text A
        }
        """)

    #expect(
      plan.diagnostics.map(\.problem.id) == [
        "unknown-step", "unknown-name", "unknown-step", "unknown-definition", "unknown-definition",
      ])
  }

  @Test(arguments: [
    "define share(a b) { tap \\(a) }\nscenario 'a' { do share(A); expect text A }",
    "use common\nscenario 'a' { do share(A); expect text A }",
    "model from 'A.swift' view A\nscenario 'a' on cart { on cart tap A; expect text A }",
    "scenario a { expect text \\(x)\nexamples\n| x |\n| 1 |\n}",
    "scenario 'a' { expect text \\(x)\nexamples\n| x | 1a |\n| 1 | 2 |\n}",
    "expect text \\(x)\nexamples\n| x |",
    "model cart from 'A.swift' view A\non cart,\nexpect text A",
    "defin share(a) { tap \\(a) }\nexpect text A",
  ])
  func reportsNothingThatFollowsFromABrokenDeclaration(_ script: String) {
    let plan = plan(of: script)

    #expect(plan.diagnostics.count == 1, "\(plan.diagnostics.map(\.problem.message))")
  }

  @Test func comparesNamesByScalars() {
    expectDiagnostics(
      "define share(caf\u{E9}) { tap 1️⃣\\(cafe\u{301}) }; define 2️⃣x(a) { tap A }",
      [
        Expected(
          "1️⃣", .unknownName("cafe\u{301}", owner: .definition("share"), nearest: nil), at: "\\(cafe\u{301})")
      ], ignoring: ["unused-parameter"])
  }
}
