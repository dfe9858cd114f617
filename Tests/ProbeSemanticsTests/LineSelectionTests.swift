import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct LineSelectionTests {
  private let script = """
    tags @all
    setup { tap A }

    @one
    @two
    scenario 'first' {
      expect text A
    }
    @all @three scenario 'second' {
      expect text \\(x)
      examples
        | x |
        | 1 |
        | 2 |
    }
    """

  @Test func knowsTagsAndLines() {
    let plan = plan(of: script)

    #expect(plan.scenarios.map(\.tags) == [["all", "one", "two"], ["all", "three"]])
    #expect(plan.scenarios.map(\.line) == [6, 9])
    #expect(plan.scenarios.map(\.lines) == [4...8, 9...15])
  }

  @Test(arguments: [
    (1, nil, []), (3, nil, []), (4, nil, ["first item"]), (6, nil, ["first item"]), (8, nil, ["first item"]),
    (9, nil, ["second[1] item", "second[2] item"]), (14, nil, ["second[1] item", "second[2] item"]),
    (10, 2, ["second[2] item"]), (10, 3, []), (6, 1, []), (99, nil, []),
  ])
  func findsTestsByLine(_ line: Int, _ row: Int?, _ expected: [String]) {
    let plan = plan(of: script)

    #expect(plan.tests(atLine: line, row: row).map { list(plan)[$0] } == expected)
  }

  @Test func findsAFileThatIsOneScenarioByEachLine() {
    let plan = plan(of: "# note\n\ntap A\nexpect text A\n", path: "scenarios/sharing.probe")

    #expect(plan.scenarios.map(\.name) == ["sharing"])
    #expect(plan.scenarios.map(\.line) == [3])
    for line in 1...4 { #expect(plan.tests(atLine: line) == [0]) }
  }
}
