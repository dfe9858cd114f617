import PresentationModels
import ProbeAudit
import ProbeInterpreter
import Testing

@testable import ProbeCommandLine

/// What an audit does not run, since it can be known how it ends, ends that way.
struct SparedRunsTests {
  /// The same apps, of which nothing is known before a run.
  private struct UnwatchedModels: AuditedApps {
    var models: AuditedModels

    var variants: [BenignVariant] {
      models.variants.map { variant in
        var variant = variant
        variant.difference = nil
        return variant
      }
    }

    func mutants(ofModel index: Int) -> [Mutant] { models.mutants(ofModel: index) }

    func makeDriver(forModel index: Int, mutant: Int?, noting attention: Attention) -> PresentationDriver? {
      models.makeDriver(forModel: index, mutant: mutant, noting: attention)
    }

    func mayDiffer(_ mutant: Int, ofModel index: Int, where reached: ReachedPlaces) -> Bool { true }

    func makeDriver(forModel index: Int, variant: Int) -> PresentationDriver? {
      models.makeDriver(forModel: index, variant: variant)
    }
  }

  private static let script = """
    scenario 'cells of the screen' { tap Share A; expect screen cells > 3; expect caption 'Share A: 12'; close }
    scenario 'an exact count' { tap Share A; expect cells 4 }
    scenario 'on top' { tap Share B; expect caption; copy; tap Read copied text; expect text 'Copied: Share B: 34' }
    scenario 'twice' on bool { tap Share A; close; tap Share B; close; tap Share A; expect caption 'Share A: 12' }
    scenario 'nothing' { wait 1s }
    """

  private static func check(_ desk: AuditDesk) {
    let settings = AuditSettings(suggests: false)
    let crew = ThreadCrew(workerCount: 2)
    let whole = desk.scripts.map {
      AuditedScript(plan: $0.plan, tests: $0.tests, apps: UnwatchedModels(models: $0.apps))
    }

    let spared = Audit(desk.scripts, settings: settings).report(by: crew)
    let complete = Audit(whole, settings: settings).report(by: crew)

    for (subject, other) in zip(spared.subjects, complete.subjects) {
      for (mutant, run) in zip(subject.mutants, other.mutants) {
        #expect(mutant.cells == run.cells, "\(mutant.mutant.id)")
        #expect(mutant.kills == run.kills, "\(mutant.mutant.id)")
      }
    }
    #expect(spared.subjects.count == complete.subjects.count)
    #expect(spared.brittle == complete.brittle)
    #expect(spared.skipped == complete.skipped)
  }

  @Test func inTheScenariosThatShip() { Self.check(ShippedAuditTests.desk) }

  @Test func inScenariosThatNoticeLittle() {
    Self.check(ShippedAuditTests.desk(of: [ScriptInput(path: "test.probe", source: .script(Self.script))]))
  }
}
