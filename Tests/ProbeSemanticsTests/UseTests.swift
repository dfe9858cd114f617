import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct UseTests {
  @Test func knowsDefinitionsAndModelsOfUsedFiles() {
    let files = [
      "lib/common.probe": "use '../base.probe'\nmodel cart from 'Cart.swift' view CartView\ndefine open { do start }",
      "base.probe": "define start { tap Start }",
    ]

    let plan = plan(
      of: "use 'lib/common.probe'\nscenario 'a' on cart { do open; do start; expect text A }", using: files)

    #expect(plan.diagnostics.map(\.problem.message) == [])
    #expect(steps(of: plan) == ["tap 'Start'", "tap 'Start'", "expect text equals A"])
  }

  @Test func runsTheSetupOfUsedFilesFirst() {
    let files = [
      "a.probe": "use 'base.probe'\nsetup { tap A }", "b.probe": "use 'base.probe'\nsetup { tap B }",
      "base.probe": "setup { tap Base }\nscenario 'not run' { tap X }",
    ]

    let plan = plan(
      of: "use 'a.probe'; use 'b.probe'\nsetup { tap Own }\nscenario 's' { tap S; expect text A }", using: files)
    let program = plan.program(for: plan.tests[0])

    #expect(
      steps(of: plan) == [
        "tap 'Base'", "tap 'A'", "tap 'B'", "tap 'Own'", "tap 'S'", "expect text equals A",
      ])
    #expect(program.setupCount == 4)
    #expect(
      program.steps.map { program.files[$0.file].path } == [
        "base.probe", "a.probe", "b.probe", "script.probe", "script.probe", "script.probe",
      ])
    #expect(plan.tests.count == 1)
  }

  @Test func reportsAMissingFileOnce() {
    expectDiagnostics(
      """
      use 1️⃣'comon.probe'
      use 2️⃣'lib/../comon.probe'
      scenario 'a' on cart { do share(A); on shop tap B; expect text A }
      """,
      [
        Expected("1️⃣", .unreadableUse(path: "comon.probe", .missing(nearest: nil)), at: "'comon.probe'"),
        Expected("2️⃣", .unreadableUse(path: "comon.probe", .missing(nearest: nil)), at: "'lib/../comon.probe'"),
      ])
  }

  @Test(arguments: [
    ("define share(a) { tpa \\(a) }", "tpa"), ("define share(a) { tap \\(b) }", "\\(b)"),
    ("setup { do nothing }", "nothing"), ("use 'none.probe'", "'none.probe'"),
    ("model item from 'A.swift' view A", "item"),
  ])
  func reportsABrokenFileOnceWithItsFirstMistake(_ text: String, _ words: String) {
    expectDiagnostics(
      """
      use 1️⃣'common.probe'
      scenario 'a' { do share(A); do other; on shop tap B; expect text A }
      """,
      [Expected("1️⃣", .brokenUse(path: "common.probe"), at: "'common.probe'", notes: [words])],
      using: ["common.probe": text])
  }

  @Test func saysNothingAboutWarningsAndScenariosOfUsedFiles() {
    expectDiagnostics(
      "use 'common.probe'\nscenario 'a' { do share; expect text A }", [],
      using: ["common.probe": "define share { wait 2s }\nscenario 'x' { do none }"])
  }

  @Test func showsCycles() {
    expectDiagnostics(
      "use 1️⃣'a.probe'\nscenario 's' { do f; expect text A }",
      [
        Expected(
          "1️⃣", .useCycle(path: ["script.probe", "a.probe", "b.probe", "script.probe"]), at: "'a.probe'")
      ],
      using: ["a.probe": "use './b.probe'", "b.probe": "use 'x/../script.probe'"])
    expectDiagnostics(
      "use 1️⃣'a.probe'\nscenario 's' { do f; expect text A }",
      [Expected("1️⃣", .brokenUse(path: "a.probe"), at: "'a.probe'", notes: ["'b.probe'"])],
      using: ["a.probe": "use 'b.probe'", "b.probe": "use 'a.probe'"])
    expectDiagnostics(
      "use 1️⃣'script.probe'\nscenario 's' { do f; expect text A }",
      [Expected("1️⃣", .useCycle(path: ["script.probe", "script.probe"]), at: "'script.probe'")])
  }

  @Test func reportsANameOfTwoFilesWithBoth() {
    let files = [
      "a.probe": "define share { tap A }\ndefine other { tap A }\nmodel cart from 'A.swift' view A",
      "b.probe": "define share { tap B }\ndefine more { tap B }", "c.probe": "model cart from 'B.swift' view B",
    ]
    expectDiagnostics(
      """
      use 'a.probe'
      use 1️⃣'b.probe'
      use 2️⃣'c.probe'
      define 3️⃣other { tap X }
      scenario 's' { do share; do more; do other; do other(X); do share(X); expect text A }
      """,
      [
        Expected(
          "1️⃣", .definedTwice(name: "share", firstPath: "a.probe", secondPath: "b.probe"), at: "'b.probe'",
          notes: ["define share", "define share"]),
        Expected("2️⃣", .duplicateModel("cart"), at: "'c.probe'", notes: ["cart", "cart"]),
        Expected(
          "3️⃣", .definedTwice(name: "other", firstPath: "a.probe", secondPath: "script.probe"), at: "other",
          notes: ["define other"]),
      ], using: files)
  }

  @Test func readsAFileOnceOverTwoWays() {
    let files = [
      "a.probe": "use 'base.probe'", "b.probe": "use './base.probe'", "base.probe": "define share { tap A }",
    ]
    var loads: [String: Int] = [:]
    let checker = Checker(known: knownNames) { path in
      loads[path, default: 0] += 1
      return files[path].map { .success(ParsedFile(parsing: SourceFile(path: path, text: $0))) }
        ?? .failure(.missing(nearest: nil))
    }

    let script = SourceFile(
      path: "script.probe", text: "use 'a.probe'; use 'b.probe'; use 'a.probe'\ndo share; expect text A")
    let plan = checker.check(ParsedFile(parsing: script))

    #expect(plan.diagnostics.map(\.problem.id) == [])
    #expect(loads == ["a.probe": 1, "b.probe": 1, "base.probe": 1])
  }

  @Test func boundsTheFilesThatUseEachOther() {
    var files: [String: String] = [:]
    for number in 0..<200 { files["f\(number).probe"] = "use 'f\(number + 1).probe'" }

    let plan = plan(of: "use 'f0.probe'\nexpect text A", using: files)

    #expect(plan.diagnostics.map(\.problem.id) == ["broken-use"])
    #expect(plan.diagnostics[0].notes.last?.message == "more than 100 files use each other in a row")
  }

  @Test(arguments: [
    ("a/b.probe", "c.probe", "a/c.probe"), ("b.probe", "./x/../c.probe", "c.probe"), ("b.probe", "../c", "../c"),
    ("a/b.probe", "../../c", "../c"), ("a/b.probe", "/c/./d", "/c/d"), ("/b.probe", "../c", "/c"),
    ("./a/../b.probe", "c", "c"), ("<standard input>", "c.probe", "c.probe"),
  ])
  func resolvesPathsFromTheFileTheyStandIn(_ base: String, _ path: String, _ expected: String) {
    #expect(RelativePath.resolve(path, from: base) == expected)
  }
}
