import ProbeInterpreter
import ProbeSemantics

extension Audit {
  /// Runs each test on each healthy variant; a scenario that fails there is brittle.
  func runVariants(
    _ tests: [AuditTest], _ report: inout AuditReport, _ places: inout PlaceFinder, by crew: some Crew
  ) {
    let variants = report.variants
    guard !variants.isEmpty else { return }
    let findings = crew.results(tests.count, of: .variants) { index in
      let test = tests[index]
      let program = program(of: test)
      let settings = program.settings
      var runner = TrialRunner()
      return variants.indices.map { variant -> VariantOutcome in
        if self.settings.isStopped() { return .passed }
        if let setting = variants[variant].setting, settings.contains(setting) { return .skipped }
        guard program.canTell(variants[variant]),
          let app = scripts[test.script].apps.makeDriver(forModel: test.test.model, variant: variant)
        else { return .passed }
        let trial = runner.run(program, model: model(of: test), on: app)
        return FirstFailure(trial).map { .failed($0) } ?? .passed
      }
    }
    var known: Set<SkippedVariant> = []
    for (test, outcomes) in zip(tests, findings) {
      for (variant, outcome) in outcomes.enumerated() {
        switch outcome {
        case .passed: break
        case .failed(let failure):
          guard known.insert(SkippedVariant(scenario: test.scenario, variant: variant)).inserted else { continue }
          report.brittle.append(
            BrittleScenario(
              scenario: test.scenario, variant: variant, failure: self.failure(failure, of: test, &places)))
        case .skipped:
          let skipped = SkippedVariant(scenario: test.scenario, variant: variant)
          if known.insert(skipped).inserted { report.skipped.append(skipped) }
        }
      }
    }
  }
}

/// What a test came to on a healthy variant.
private enum VariantOutcome: Sendable {
  case failed(FirstFailure)
  case passed
  case skipped
}
