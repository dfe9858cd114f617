import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import Testing

@testable import ProbeCommandLine

struct TestSelectionTests {
  private let plan = FakeEngine().plan(for: SourceFile(path: "a.probe", text: "first 3\nsecond\nthird 2"))

  private func choice(
    _ selection: TestSelection = TestSelection(), lines: [LineReference]? = nil
  ) -> TestSelection.Choice {
    selection.choice(of: plan, file: 0, lines: lines)
  }

  private func selectors(_ choice: TestSelection.Choice) -> [String] {
    choice.tests.map { choice.plan.identity(of: $0).selector }
  }

  @Test func choosesAllUnlessToldOtherwise() {
    #expect(choice().tests.count == 6)
  }

  @Test func choosesByLineAndRow() {
    let chosen = choice(lines: [LineReference(line: 3, row: 2), LineReference(line: 2), LineReference(line: 1, row: 3)])

    #expect(selectors(chosen) == ["a.probe:1[3]", "a.probe:2", "a.probe:3[2]"])
    #expect(chosen.problems == [])
  }

  @Test(arguments: [
    (
      LineReference(line: 9), LineProblem.lineOutsideScenarios(selector: "a.probe:9", nearest: "a.probe:3")
    ),
    (LineReference(line: 2, row: 1), .noRows(selector: "a.probe:2[1]")),
    (LineReference(line: 1, row: 4), .noSuchRow(selector: "a.probe:1[4]", rowCount: 3)),
    (LineReference(line: 1, row: 0), .noSuchRow(selector: "a.probe:1[0]", rowCount: 3)),
  ])
  func saysThatAPlaceSelectsNothing(_ reference: LineReference, _ problem: LineProblem) {
    let chosen = choice(lines: [reference])

    #expect(chosen.problems == [problem])
    #expect(chosen.tests == [])
  }

  @Test(arguments: [
    ("ir", ["a.probe:1[1]", "a.probe:1[2]", "a.probe:1[3]", "a.probe:3[1]", "a.probe:3[2]"]), ("x", []),
  ])
  func choosesByAPartOfTheName(_ name: String, _ expected: [String]) {
    #expect(selectors(choice(TestSelection(name: name))) == expected)
  }

  @Test func countsWhatWasChosenBeforeTheShard() {
    let chosen = choice(TestSelection(name: "second", shard: Shard(number: 1, count: 2)))

    #expect(chosen.countBeforeShard == 1)
  }

  @Test func namesTheModelsThatTheScriptDoesNotKnow() {
    let chosen = choice(TestSelection(models: ["item", "bol"]))

    #expect(chosen.unknownModels == ["bol"])
    #expect(chosen.tests.count == 6)
  }

  @Test func runsOnAShippedModelThatTheScriptDoesNotName() {
    let chosen = choice(TestSelection(models: ["bool"], shippedModels: ["item", "bool"]))

    #expect(chosen.unknownModels == [])
    #expect(chosen.tests.map { chosen.plan.models[$0.model].name } == Array(repeating: "bool", count: 6))
  }

  @Test func findsTheTestsOfTheSameScenarioAndRow() {
    for (index, test) in plan.tests.enumerated() {
      #expect(plan.neighbours(of: test) == index..<index + 1)
    }
  }
}
