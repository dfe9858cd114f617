import ProbeAudit
import ProbeSemantics
import ProbeSyntax

/// The plan of a script.
func plan(of text: String, path: String = "share.probe") -> TestPlan {
  let known = KnownNames(models: ["item"], devices: ["iphone", "ipad"], languages: ["en"])
  let checker = Checker(known: known) { _ in .failure(.missing(nearest: nil)) }
  return checker.check(ParsedFile(parsing: SourceFile(path: path, text: text)))
}

/// The audit of scripts on share apps with `faults`.
func audit(
  _ texts: String..., faults: [FakeFault] = FakeFault.allCases, effort: Int = 0,
  settings: AuditSettings = AuditSettings(),
  by crew: some Crew = OneByOne()
) -> AuditReport {
  let scripts = texts.enumerated().map { number, text in
    let plan = plan(of: text, path: number == 0 ? "share.probe" : "share\(number).probe")
    return AuditedScript(plan: plan, tests: plan.tests, apps: FakeApps(faults: faults, effort: effort))
  }
  return Audit(scripts, settings: settings).report(by: crew)
}

extension AuditReport {
  /// The verdict of the mutant called `name`.
  func verdict(_ fault: FakeFault) -> Verdict? {
    subjects.first?.mutants.first { $0.mutant.name == fault.rawValue }?.verdict
  }

  /// What became of `fault`, with its place in the lists.
  func mutant(_ fault: FakeFault) -> AuditedMutant? {
    subjects.first?.mutants.first { $0.mutant.name == fault.rawValue }
  }
}
