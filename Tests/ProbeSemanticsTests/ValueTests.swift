import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct ValueTests {
  @Test func checksTheValuesOfEachRowAtTheirCells() {
    expectDiagnostics(
      """
      scenario 'rows' {
        device \\(device)
        language \\(language)
        tap \\(label)
        within \\(time) expect cells > \\(count)
        for \\(count)ms expect text contains \\(part)
        expect clipboard \\(part)
        examples
          | device | language | label | time  | count | part |
          | ipad   | ko       | A     | 250ms | 3     | x    |
          | 1️⃣ipda | ko       | A     | 2s    | 0     | x    |
          | iphone | 2️⃣kr     | A     | 2s    | 0     | x    |
          | iphone | en       | 3️⃣''    | 2s    | 0     | x    |
          | iphone | en       | A     | 4️⃣2    | 0     | x    |
          | iphone | en       | A     | 2s    | 5️⃣few | x    |
          | iphone | en       | A     | 2s    | 1     | 6️⃣''  |
          | iphone | en       | A     | 2s    | 1     | \\|\\\\   |
      }
      """,
      [
        Expected("1️⃣", .unknownDevice("ipda", nearest: "ipad"), at: "ipda", notes: ["\\(device)"]),
        Expected("2️⃣", .unknownLanguage("kr", nearest: "ko"), at: "kr", notes: ["\\(language)"]),
        Expected("3️⃣", .emptyLabel, at: "''", notes: ["\\(label)"]),
        Expected("4️⃣", .invalidDuration("2"), at: "2", notes: ["\\(time)"]),
        Expected("5️⃣", .invalidCount("few"), at: "few", notes: ["\\(count)"]),
        Expected("6️⃣", .emptyPart(relation: "contains"), at: "''", notes: ["\\(part)"]),
      ])
  }

  @Test func checksTheArgumentsOfEachCall() {
    expectDiagnostics(
      """
      define count(n) { expect cells \\(n); expect presentations < \\(n) }
      define twice(n, label) { do count(\\(n)); do count("1\\(n)"); tap \\(label) }
      scenario 'a' {
        do count(3)
        do count(1️⃣many)
        do twice(2️⃣"\\u{78}", A)
        do twice(3, 3️⃣'')
        expect text A
      }
      scenario 'b' {
        do twice(\\(n), \\(l))
        expect text A
        examples
          | n     | l |
          | 3     | A |
          | 4️⃣none | A |
          | 5     | 5️⃣''  |
      }
      """,
      [
        Expected("1️⃣", .invalidCount("many"), at: "many", notes: ["\\(n)"]),
        Expected("2️⃣", .invalidCount("x"), at: "\"\\u{78}\""),
        Expected("3️⃣", .emptyLabel, at: "''", notes: ["\\(label)"]),
        Expected("4️⃣", .invalidCount("none"), at: "none"),
        Expected("5️⃣", .emptyLabel, at: "''"),
      ])
  }

  @Test(arguments: [
    "tap \"Share \\(x)\"; expect clipboard \\(x); expect field Name is \\(x); expect caption \\(x)",
    "set clipboard \\(x); type \"\\(x)\" into Name; expect text contains \"a\\(x)\"",
  ])
  func takesAnEmptyValueWhereATextMayBeEmpty(_ steps: String) {
    expectDiagnostics("scenario 'a' { \(steps)\n examples\n | x |\n | |\n }", [])
  }

  @Test(arguments: [
    "choose \\(x)", "clear \\(x)", "pick \"\\(x)\" in A", "pick 'A' in \\(x)", "swipe left \\(x)", "turn off \\(x)",
    "type 'A' into \\(x)", "expect text \\(x)", "expect button \\(x) is enabled", "expect toggle \\(x)",
    "expect field \\(x) is ''", "expect activity \\(x)", "expect sheet \\(x)", "expect crash \\(x)",
    "expect warning is \\(x)", "tap \\(x)\\(x)",
  ])
  func refusesAnEmptyLabel(_ step: String) {
    let plan = plan(of: "scenario 'a' { \(step); expect text A\n examples\n | x |\n | |\n }")

    #expect(plan.diagnostics.map(\.problem.id) == ["empty-label-value"])
  }

  @Test func neverReadsValuesAsSyntax() {
    let plan = plan(
      of: """
        define go(a) { tap \\(a); expect activity \\(a) }
        scenario "name \\(x)" {
          do go(\\(x)); expect clipboard \\(x)
          examples
            | x              |
            | empty          |
            | '\\(y)'         |
            | "a\\n"; tap B   |
            | copy           |
        }
        """)
    let good = plan.diagnostics.filter { $0.problem.severity == .error }

    #expect(good.map(\.problem.id) == ["expected-word"])
    let fixed = ProbeSemanticsTests.plan(
      of: """
        define go(a) { tap \\(a); expect activity \\(a) }
        scenario "name \\(x)" {
          do go(\\(x)); expect clipboard \\(x)
          examples
            | x          |
            | empty      |
            | A; tap B   |
            | copy       |
        }
        """)

    #expect(fixed.diagnostics.map(\.problem.id) == [])
    #expect(
      steps(of: fixed, at: 0) == ["tap 'empty'", "expect activity label equals empty", "expect clipboard equals empty"])
    #expect(
      steps(of: fixed, at: 1) == [
        "tap 'A; tap B'", "expect activity label equals A; tap B", "expect clipboard equals A; tap B",
      ])
    #expect(steps(of: fixed, at: 2).contains("expect activity label equals copy"))
    #expect(fixed.tests.map(fixed.name(of:)) == ["name empty", "name A; tap B", "name copy"])
  }
}
