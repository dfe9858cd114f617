import ProbeAudit
import Testing

@Suite struct VerdictTests {
  private static let full = """
    tap Share A
    expect caption 'Share A: 12'
    copy
    expect clipboard 'Share A: 12'
    """

  @Test(arguments: [
    (FakeFault.staleFirst, Verdict.killed), (.captionLies, .killed), (.copyNoop, .killed), (.preseeded, .survived),
    (.neverOpens, .killed), (.cancelCopies, .noCoverage), (.oneBehind, .noCoverage), (.endless, .timeout),
    (.unbuildable, .error), (.sameColour, .equivalent), (.unreached, .noCoverage), (.misplaced, .ignored),
  ])
  func comesToAVerdict(_ fault: FakeFault, _ verdict: Verdict) {
    #expect(audit(Self.full).verdict(fault) == verdict)
  }

  @Test func countsWhatActionsNoticeApart() {
    let report = audit("tap Share A; copy")

    #expect(report.verdict(.staleFirst) == .killedByAction)
    #expect(report.verdict(.neverOpens) == .killedByAction)
    #expect(report.verdict(.copyNoop) == .survived)
  }

  @Test func endsATestAtItsFirstFailureAndSaysWhere() throws {
    let report = audit(Self.full)

    let kill = try #require(report.mutant(.staleFirst)?.kills.first)
    #expect(kill.place.statement == "expect caption 'Share A: 12'")
    #expect(kill.place.line == 2)
    #expect(kill.failure == "caption-missing")
  }

  @Test func anEmptyScenarioKillsNothing() {
    let report = audit("scenario 'nothing' {}", faults: [.staleFirst, .captionLies, .neverOpens])

    #expect(report.score.detected == 0)
    #expect(report.score.percent == 0)
    #expect(report.scenarios.map(\.state) == [.notCovering])
  }

  @Test func runsNothingElseIfTheBaselineFails() throws {
    let report = audit("tap Share A; expect caption 'Share B: 34'")

    let failure = try #require(report.baselineFailures.first)
    #expect(failure.id == "caption-differs")
    #expect(failure.place.column == 14)
    #expect(report.score.valid == 0)
    #expect(report.score.percent == nil)
  }

  @Test func takesTheBestVerdictOfAllScenarios() {
    let report = audit("tap Share A; expect share sheet", "tap Share A; copy; expect clipboard 'Share A: 12'")

    #expect(report.verdict(.captionLies) == .killed)
    #expect(report.mutant(.captionLies)?.cells == [.noCoverage, .killed])
  }

  @Test func runsOnlyTheMutantsThatAreWanted() {
    let settings = AuditSettings(selection: MutantSelection(["caption-*", "F4"]))

    let report = audit(Self.full, settings: settings)

    #expect(report.subjects[0].mutants.map(\.mutant.name) == ["caption-lies", "copy-noop"])
  }

  @Test func isTheSameWhoeverDoesTheWork() {
    #expect("\(audit(Self.full))" == "\(audit(Self.full, by: Backwards()))")
  }
}

/// Does the last piece of work first.
private struct Backwards: Crew {
  func results<Result: Sendable>(
    _ count: Int, of phase: AuditPhase, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).reversed().map(work).reversed()
  }
}
