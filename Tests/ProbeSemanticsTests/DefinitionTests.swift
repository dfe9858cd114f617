import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct DefinitionTests {
  @Test func reportsUnknownDefinitionsWithTheNearest() {
    expectDiagnostics(
      """
      define share(a) { tap \\(a) }
      scenario 'a' { do 1️⃣shaer(A); do 2️⃣something; expect text A }
      """,
      [
        Expected("1️⃣", .unknownDefinition("shaer", nearest: "share"), at: "shaer"),
        Expected("2️⃣", .unknownDefinition("something", nearest: nil), at: "something"),
      ])
  }

  @Test func mayBeUsedBeforeTheyStand() {
    expectDiagnostics(
      """
      setup { do open }
      define open { do share(A) }
      define share(a) { tap \\(a) }
      scenario 'a' { do open; expect text A }
      """, [])
    expectDiagnostics("do open; expect text A\ndefine open { tap A }", [])
  }

  @Test func reportsAWrongNumberOfArguments() {
    expectDiagnostics(
      """
      define none { tap A }
      define two(a, b) { tap \\(a); tap \\(b) }
      scenario 'a' {
        do none(1️⃣A, B)
        do 2️⃣two(A)
        do 3️⃣two
        do two(A, B, 4️⃣'C')
        expect text A
      }
      """,
      [
        Expected(
          "1️⃣", .wrongArgumentCount(definition: "none", expected: 0, found: 2), at: "A", notes: ["define none"]),
        Expected(
          "2️⃣", .wrongArgumentCount(definition: "two", expected: 2, found: 1), at: "two(A)",
          notes: ["define two(a, b)"]),
        Expected("3️⃣", .wrongArgumentCount(definition: "two", expected: 2, found: 0), at: "two"),
        Expected("4️⃣", .wrongArgumentCount(definition: "two", expected: 2, found: 3), at: "'C'"),
      ])
  }

  @Test func reportsEqualNames() {
    expectDiagnostics(
      """
      define a { tap A }
      define 1️⃣a { tap B }
      define b(x, y, 2️⃣x) { tap \\(x) \\(y) }
      scenario 's' { do a; do a(X); expect text A }
      """,
      [
        Expected("1️⃣", .duplicateDefinition("a"), at: "a", notes: ["define a"]),
        Expected("2️⃣", .duplicateParameter("x"), at: "x"),
      ], ignoring: ["unused-parameter"])
  }

  @Test func reportsRecursionWithItsPath() {
    expectDiagnostics(
      """
      define self { do 1️⃣self }
      define a { tap A; on item { do b } }
      define b { do c }
      define c { do 2️⃣a; tap C }
      define outside { do a }
      scenario 's' { do outside; do self; expect text A }
      """,
      [
        Expected("1️⃣", .recursion(path: ["self", "self"]), at: "self"),
        Expected("2️⃣", .recursion(path: ["a", "b", "c", "a"]), at: "a"),
      ])
  }

  @Test func stopsDefinitionsThatMultiplyEachOther() {
    var script = "define d0 { tap A }\n"
    for level in 1..<60 {
      script += "define d\(level) { do d\(level - 1); do d\(level - 1) }\n"
    }
    script += "scenario 's' { do d59; expect text A }"

    let plan = plan(of: script)

    #expect(plan.diagnostics.map(\.problem.id) == ["expansion-too-large"])
    #expect(plan.file.text(in: plan.diagnostics[0].span) == "d15")
  }

  @Test func stopsTextsThatMultiplyThemselves() {
    var script = "define d0(x) { tap \\(x) }\n"
    for level in 1..<80 {
      script += "define d\(level)(x) { do d\(level - 1)(\\(x)\\(x)) }\n"
    }
    script += "scenario 's' { do d79(Share A); expect text A }"

    let plan = plan(of: script)

    #expect(plan.diagnostics.map(\.problem.id) == ["expanded-text-too-large"])
  }

  @Test func readsLongChainsOfDefinitions() {
    var script = "define d0(x) { tap \\(x) }\n"
    for level in 1..<10_000 { script += "define d\(level)(x) { do d\(level - 1)(\\(x)) }\n" }
    script += "scenario 's' { do d9999(Share A); expect text A }"

    let plan = plan(of: script)

    #expect(plan.diagnostics.map(\.problem.id) == [])
    #expect(steps(of: plan) == ["tap 'Share A'", "expect text equals A"])
  }
}
