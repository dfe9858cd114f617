import ProbeAudit
import Testing

@Suite struct ScoreTests {
  @Test(arguments: [
    (detected: 0, survived: 0, missed: 0, percent: nil as Int?, strength: nil as Int?),
    (199, 1, 0, 99, 99), (200, 0, 0, 100, 100), (24, 2, 2, 85, 92), (0, 0, 3, 0, nil), (0, 5, 0, 0, 0),
  ])
  func roundsDownAndHasNoScoreWithoutAValidMutant(
    _ counts: (detected: Int, survived: Int, missed: Int, percent: Int?, strength: Int?)
  ) {
    let verdicts =
      Array(repeating: Verdict.killed, count: counts.detected)
      + Array(repeating: .survived, count: counts.survived) + Array(repeating: .noCoverage, count: counts.missed)

    let score = MutationScore(verdicts + [.ignored, .error, .equivalent])

    #expect(score.percent == counts.percent)
    #expect(score.strengthPercent == counts.strength)
  }

  @Test func countsTimeoutsAndActionsAsDetected() {
    let score = MutationScore([.timeout, .killedByAction, .killed, .survived])

    #expect(score.detected == 3)
    #expect(score.percent == 75)
  }

  @Test(arguments: [
    ("M07", true), ("caption-lies", true), ("M*", true), ("*lies", true), ("*-*", true), ("*", true),
    ("M0", false), ("caption", false), ("*M", false), ("", false),
  ])
  func choosesByIDOrNameWithStars(_ pattern: String, _ isChosen: Bool) {
    let mutant = Mutant(id: "M07", name: "caption-lies", sentence: "", symptom: "", killer: "")

    #expect(MutantSelection([pattern]).contains(mutant) == isChosen)
  }
}
