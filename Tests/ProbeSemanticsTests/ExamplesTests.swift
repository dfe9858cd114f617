import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct ExamplesTests {
  @Test func reportsRowsOfAnotherLength() {
    expectDiagnostics(
      """
      scenario 'a' {
        expect text \\(a)\\(b)
        examples
          | a | b |
          | 1 1️⃣|
          | 1 | 2 | 2️⃣3 | 4 |
          | 1 | |
      }
      """,
      [
        Expected("1️⃣", .wrongCellCount(expected: 2, found: 1), at: "|"),
        Expected("2️⃣", .wrongCellCount(expected: 2, found: 4), at: "3"),
      ])
  }

  @Test func reportsEqualColumns() {
    expectDiagnostics(
      """
      scenario 'a' {
        expect text \\(a)
        examples
          | a | b | 1️⃣a |
          | 1 | 2 | 3 |
      }
      """,
      [Expected("1️⃣", .duplicateColumn("a"), at: "a", notes: ["a"])])
  }

  @Test func trimsCellsAndKeepsWhatIsQuoted() {
    let plan = plan(
      of: """
        scenario 'a' {
          expect clipboard \\(a)
          examples
            | a          |
            |   x y      |
            | ' x '      |
            | "\\t"       |
            | a\\|b\\\\c    |
            |            |
            | ''         |
        }
        """)

    let texts = plan.tests.indices.map { steps(of: plan, at: $0)[0] }

    #expect(
      texts == ["x y", " x ", "\t", "a|b\\c", "", ""].map { "expect clipboard equals \($0)" })
  }

  @Test func countsRowsAndNamesTests() {
    let plan = plan(
      of: """
        scenario "sharing \\(b)" {
          tap \\(b)
          expect text A
          examples
            | b |
            | A |
            | B |
        }
        """)

    #expect(plan.scenarios.map(\.rowCount) == [2])
    #expect(plan.scenarios.map(\.name) == ["sharing \\(b)"])
    #expect(plan.tests.map(plan.name(of:)) == ["sharing A", "sharing B"])
  }
}
