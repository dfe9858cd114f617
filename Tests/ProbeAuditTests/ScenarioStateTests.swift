import ProbeAudit
import Testing

@Suite struct ScenarioStateTests {
  @Test func tellsKillingCoveringAndNotCovering() {
    let report = audit(
      """
      scenario 'kills' { tap Share A; copy; expect clipboard 'Share A: 12' }
      scenario 'covers' { tap Share A; close; expect no clipboard 'Share B: 34' }
      scenario 'does nothing' { expect no share sheet }
      """, faults: [.copyNoop, .cancelCopies])

    #expect(report.scenarios.map(\.state) == [.killing, .covering, .notCovering])
    #expect(report.scenarios.map(\.isUseless) == [false, true, true])
    #expect(report.scenarios.map(\.isWeak) == [false, true, false])
  }

  @Test func aScenarioWithoutMutantsIsNotUseless() {
    let report = audit("scenario 'healthy' { tap Share A; expect share sheet }", faults: [])

    #expect(report.scenarios.map(\.state) == [.untried])
    #expect(report.scenarios.map(\.isUseless) == [false])
  }

  @Test func namesTheScenarioThatMakesAnotherOneRedundant() {
    let report = audit(
      """
      scenario 'less' { tap Share A; expect share sheet }
      scenario 'more' { tap Share A; expect caption 'Share A: 12' }
      scenario 'as much' { tap Share B; expect caption 'Share B: 34' }
      """, faults: [.staleFirst, .neverOpens])

    #expect(report.scenarios.map(\.coveredBy) == [1, nil, 1])
  }

  @Test func whatSaysThatAStepFailsIsNotRedundant() {
    let report = audit(
      """
      scenario 'more' { tap Share A; expect caption 'Share A: 12' }
      scenario 'as much' { tap Share A; expect caption 'Share A: 12'; fails on item { expect clipboard 'x' } }
      """, faults: [.staleFirst, .neverOpens])

    #expect(report.scenarios.map(\.isAboutFailing) == [false, true])
    #expect(report.scenarios.map(\.coveredBy) == [nil, nil])
  }

  @Test func findsBrittleScenariosWithTheVariant() throws {
    let report = audit(
      """
      scenario 'counts' { tap Share A; expect cells 2 }
      scenario 'asks' { tap Share A; expect cells > 0 }
      scenario 'trusts' { tap Share A; expect clipboard empty }
      """)

    #expect(report.brittle.map(\.scenario) == [0, 2])
    #expect(report.brittle.map { report.variants[$0.variant].id } == ["V1", "V9"])
    #expect(report.brittle[0].failure.place.statement == "expect cells 2")
  }

  @Test func aRowOrAModelMoreIsTheSameScenario() {
    let report = audit(
      """
      scenario "\\(button)" {
        tap \\(button); expect caption \\(text)
        examples
          | button | text |
          | Share A | Share A: 12 |
          | Share B | Share B: 34 |
      }
      """, faults: [.staleFirst])

    #expect(report.scenarios.count == 1)
    #expect(report.testCount == 2)
    #expect(report.scenarios[0].score.killed == 1)
  }
}
