import ProbeAudit
import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct SuggestionTests {
  private static func suggested(_ text: String, _ faults: FakeFault...) -> AuditReport {
    audit(
      text, faults: faults, settings: AuditSettings(replan: { plan(of: String(decoding: $0.bytes, as: UTF8.self)) }))
  }

  @Test(arguments: [
    ("tap Share A; expect share sheet", FakeFault.staleFirst, ["expect caption 'Share A: 12'"]),
    ("tap Share A; expect share sheet", .captionLies, ["copy", "expect clipboard 'Share A: 12'"]),
    ("tap Share A; copy; expect no share sheet", .captionLies, ["expect clipboard 'Share A: 12'"]),
    ("tap Share A; expect no alert", .neverOpens, ["expect caption 'Share A: 12'"]),
    ("tap Share A; copy; expect clipboard 'Share A: 12'", .preseeded, ["expect clipboard unchanged"]),
    ("tap Share A; expect share sheet", .cancelCopies, ["close", "expect clipboard unchanged"]),
    ("tap Share A; close; expect no share sheet", .oneBehind, ["tap Share B", "expect caption 'Share B: 34'"]),
    ("tap Share A; expect share sheet", .oneBehind, ["copy", "tap Share B", "expect caption 'Share B: 34'"]),
  ])
  func namesTheLinesThatWouldNotice(_ text: String, _ fault: FakeFault, _ lines: [String]) throws {
    let advice = try #require(Self.suggested(text, fault).mutant(fault)?.advice)

    #expect(advice.insertion?.lines == lines)
    #expect(advice.scenario == 0)
  }

  @Test(arguments: [FakeFault.staleFirst, .captionLies, .neverOpens, .copyNoop, .preseeded, .cancelCopies, .oneBehind])
  func theSuggestedLinesKillTheMutant(_ fault: FakeFault) throws {
    let report = Self.suggested("scenario 'shares' {\n  tap Share A\n  expect no alert\n}\n", fault)

    let patch = try #require(report.patches.first)
    let improved = audit(String(decoding: patch.changed, as: UTF8.self), faults: [fault])
    #expect(improved.baselineFailures.isEmpty)
    #expect(improved.brittle.isEmpty)
    #expect(improved.verdict(fault) == .killed)
  }

  @Test func theLineFollowsTheChecksOfItsStepWithTheirIndentation() throws {
    let report = Self.suggested(
      """
      scenario 'shares' {
          tap Share A   # opens
          expect share sheet   # it is there
          copy
      }

      """, .staleFirst, .copyNoop)

    #expect(
      report.patches.first?.text(of: "share.probe") == """
        --- a/share.probe
        +++ b/share.probe
        @@ -2,4 +2,5 @@
             tap Share A   # opens
             expect share sheet   # it is there
             copy
        +    expect clipboard 'Share A: 12'
         }

        """)
  }

  @Test func valuesOfARowAreWrittenByTheirNames() throws {
    let report = Self.suggested(
      """
      scenario "\\(button)" {
        tap \\(button)
        expect share sheet
        examples
          | button | text |
          | Share A | Share A: 12 |
          | Share B | Share B: 34 |
      }
      """, .staleFirst)

    #expect(report.mutant(.staleFirst)?.advice?.insertion?.lines == ["expect caption \"\\(text)\""])
  }

  @Test func aLineThatAHealthyVariantWouldFailIsNotSuggested() throws {
    // The clipboard may hold something at launch, so that it is not asked to be empty.
    let report = Self.suggested("tap Share A; expect caption 'Share A: 12'", .preseeded)

    #expect(report.mutant(.preseeded)?.advice?.insertion?.lines == ["expect clipboard unchanged"])
  }

  @Test func whatIsNotFoundIsNotSuggested() throws {
    let report = Self.suggested("tap Share A; expect share sheet", .unreached)

    let advice = report.mutant(.unreached)?.advice
    #expect(advice?.scenario == 0)
    #expect(advice?.insertion == nil)
  }

  @Test func whatALineTellsFromTheHealthyAppIsNotItsEquivalent() {
    let report = Self.suggested("tap Share A; expect share sheet", .lateWrite, .sameColour)

    #expect(report.verdict(.lateWrite) == .noCoverage)
    #expect(report.mutant(.lateWrite)?.cells == [.noCoverage])
    #expect(report.mutant(.lateWrite)?.advice?.insertion?.lines == ["close", "expect clipboard unchanged"])
    #expect(report.verdict(.sameColour) == .equivalent)
    #expect(report.scenarios[0].score.noCoverage == 1)
  }

  @Test(arguments: [(1_000, false), (5_000_000, true)])
  func looksForLinesOnlyAsLongAsThatIsNotTooMuchWork(_ effort: Int, _ isCut: Bool) {
    let faults = Array(repeating: [FakeFault.staleFirst, .cancelCopies, .oneBehind], count: 10).flatMap(\.self)
    let settings = AuditSettings(replan: { plan(of: String(decoding: $0.bytes, as: UTF8.self)) })

    let report = audit("tap Share A; expect share sheet", faults: faults, effort: effort, settings: settings)

    #expect(report.isSearchCut == isCut)
    #expect((report.mutant(.oneBehind)?.advice?.insertion == nil) == isCut)
    #expect(report.mutant(.oneBehind)?.verdict == .noCoverage)
  }

  @Test func onlyWhatTheLinesOfAPatchKillIsCounted() {
    let text = "tap Share A; expect share sheet"
    let faults: [FakeFault] = [.staleFirst, .cancelCopies, .oneBehind, .unreached]
    let audited = Audit(
      [AuditedScript(plan: plan(of: text), tests: plan(of: text).tests, apps: FakeApps(faults: faults))],
      settings: AuditSettings(replan: { plan(of: String(decoding: $0.bytes, as: UTF8.self)) }))
    var report = audited.report(by: OneByOne())

    audited.completePatches(of: &report, by: OneByOne())

    #expect(report.verdict(.unreached) == .noCoverage)
    #expect(report.suggestedKills == 3)
  }

  @Test func ignoredMutantsAreNotRun() {
    let report = audit("ignore F1 because 'it is known'\ntap Share A; expect share sheet", faults: [.staleFirst])

    #expect(report.verdict(.staleFirst) == .ignored)
    #expect(report.mutant(.staleFirst)?.reason == "it is known")
    #expect(report.score.percent == nil)
  }
}
