import ProbeSemantics
import ProbeSyntax
import Testing

/// A script with the tests it comes to, as `scenario[row] model`, controls with `!`.
struct TestListCase: CustomTestStringConvertible {
  let testDescription: String
  let script: String
  let tests: [String]

  init(_ name: String, _ script: String, _ tests: [String]) {
    testDescription = name
    self.script = script
    self.tests = tests
  }
}

/// The tests of `plan`, as `scenario[row] model`, controls with `!`.
func list(_ plan: TestPlan) -> [String] {
  plan.tests.map { test in
    let row = test.row.map { "[\($0)]" } ?? ""
    return "\(plan.scenarios[test.scenario].name)\(row) \(plan.models[test.model].name)\(test.isControl ? "!" : "")"
  }
}

@Suite struct ModelTests {
  @Test(arguments: [
    TestListCase("nothing is said", "scenario 'a' { expect text A }", ["a item"]),
    TestListCase("the file says it", "on bool, empty\nscenario 'a' { expect text A }", ["a bool", "a empty"]),
    TestListCase(
      "the scenario says it", "on bool\nscenario 'a' on empty { expect text A }; scenario 'b' { expect text A }",
      ["a empty", "b bool"]),
    TestListCase(
      "controls come last, named by on or not", "on item, bool\nscenario 'a' catches bool, empty { expect text A }",
      ["a item", "a bool!", "a empty!"]),
    TestListCase("only controls", "on bool\nscenario 'a' catches bool { expect text A }", ["a bool!"]),
    TestListCase("a model is named twice", "on bool, bool\nscenario 'a' { expect text A }", ["a bool"]),
    TestListCase(
      "rows come before models",
      """
      scenario 'a' on item, bool catches empty {
        expect text \\(x)
        examples
          | x |
          | 1 |
          | 2 |
      }
      """,
      ["a[1] item", "a[1] bool", "a[1] empty!", "a[2] item", "a[2] bool", "a[2] empty!"]),
    TestListCase("the file is the scenario", "on bool\ntap A; expect text A", ["script bool"]),
    TestListCase(
      "the file is the scenario and has rows", "expect text \\(x)\nexamples\n| x |\n| 1 |\n| 2 |",
      ["script[1] item", "script[2] item"]),
    TestListCase("definitions only", "define a { expect text A }", []),
    TestListCase("setup only", "setup { tap A }", []),
    TestListCase("empty", "", []),
    TestListCase("comments only", "#!/usr/bin/env probe-run\n# nothing\n", []),
  ])
  func makesATestForEachScenarioRowAndModel(_ example: TestListCase) {
    let plan = plan(of: example.script)

    #expect(list(plan) == example.tests)
    #expect(!plan.hasErrors)
  }

  @Test func listsModelsThatTestsRunOnFirst() {
    let plan = plan(
      of: """
        model spare from 'Spare.swift' view Spare
        model cart from 'Cart.swift' view CartView
        on bool
        scenario 'a' on cart catches empty { expect text A }
        """)

    #expect(plan.models.map(\.name) == ["cart", "empty", "bool", "spare"])
    #expect(plan.models[1].origin == .shipped)
    guard case .declared(let path, let view, let file, let pathSpan, let viewSpan) = plan.models[0].origin else {
      Issue.record("the model is not told as declared")
      return
    }
    #expect(path == "Cart.swift")
    #expect(view == "CartView")
    #expect(file.text(in: pathSpan) == "'Cart.swift'")
    #expect(file.text(in: viewSpan) == "CartView")
  }

  @Test func reportsUnknownModelsWithTheNearest() {
    expectDiagnostics(
      """
      model cart from 'Cart.swift' view CartView
      on 1️⃣bol, item
      scenario 'a' on 2️⃣crat, none catches none { expect text A }
      scenario 'b' on item catches 3️⃣cart1 {
        on cart, 4️⃣emty { expect text A; expect text B }
        fails on 5️⃣Bool expect text C
      }
      """,
      [
        Expected("1️⃣", .unknownModel("bol", nearest: "bool"), at: "bol"),
        Expected("2️⃣", .unknownModel("crat", nearest: "cart"), at: "crat"),
        Expected("3️⃣", .unknownModel("cart1", nearest: "cart"), at: "cart1"),
        Expected("4️⃣", .unknownModel("emty", nearest: "empty"), at: "emty"),
        Expected("5️⃣", .unknownModel("Bool", nearest: "bool"), at: "Bool"),
      ], ignoring: ["unused-model"])
  }

  @Test func reportsDeclarationsOfTakenNames() {
    expectDiagnostics(
      """
      model 1️⃣item from 'A.swift' view A
      model cart from 'A.swift' view A
      model 2️⃣cart from 'B.swift' view B
      scenario 'a' on cart { expect text A }
      """,
      [
        Expected("1️⃣", .modelNameTaken("item"), at: "item"),
        Expected("2️⃣", .duplicateModel("cart"), at: "cart", notes: ["cart"]),
      ])
  }

  @Test func warnsAboutADeclaredModelThatNothingRunsOn() {
    expectDiagnostics(
      """
      model 1️⃣cart from 'A.swift' view A
      model shop from 'B.swift' view B
      scenario 'a' catches shop { expect text A }
      """,
      [Expected("1️⃣", .unusedModel("cart"), at: "cart")])
    expectDiagnostics("model cart from 'A.swift' view A; define a { expect text A }", [])
  }

  @Test func runsOnOtherModelsWhenAsked() throws {
    let plan = plan(
      of: """
        model cart from 'Cart.swift' view CartView
        scenario 'a' catches bool { expect text A }
        scenario 'b' on cart { expect text \\(x); examples
          | x |
          | 1 |
        }
        """)

    #expect(list(try plan.running(on: ["bool", "cart"])) == ["a bool", "a cart", "b[1] bool", "b[1] cart"])
    #expect(throws: SemanticProblem.unknownModel("crt", nearest: "cart")) { try plan.running(on: ["item", "crt"]) }
  }
}
