import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

extension Audit {
  /// Some mutants of one test.
  private struct Piece: Sendable {
    var test: Int
    var entries: Range<Int>
  }

  /// Runs each test against each of its mutants, and judges these; in which tests each was not noticed.
  func runMutants(
    _ tests: [AuditTest], _ baseline: [BaselineOutcome], _ report: inout AuditReport, _ places: inout PlaceFinder,
    by crew: some Crew
  ) -> [[Unnoticed]] {
    var pieces: [Piece] = []
    for (index, test) in tests.enumerated() {
      for start in stride(from: 0, to: test.entries.count, by: Self.chunkSize) {
        pieces.append(Piece(test: index, entries: start..<min(start + Self.chunkSize, test.entries.count)))
      }
    }
    let work = pieces
    let outcomes = crew.results(work.count) { number in
      self.outcomes(of: tests[work[number].test], work[number].entries, baseline[work[number].test])
    }
    for subject in report.subjects.indices {
      for mutant in report.subjects[subject].mutants.indices {
        report.subjects[subject].mutants[mutant].cells = Array(repeating: nil, count: report.scenarios.count)
      }
    }
    var unnoticed = report.subjects.map { Array(repeating: Unnoticed(), count: $0.mutants.count) }
    for (piece, results) in zip(pieces, outcomes) {
      let test = tests[piece.test]
      var program: Program?
      for (entry, outcome) in zip(test.entries[piece.entries], results) {
        unnoticed[test.subject][entry.number].take(outcome.verdict, ofTest: piece.test)
        report.subjects[test.subject].mutants[entry.number].take(outcome, of: test.scenario) { step in
          let known = program ?? self.program(of: test)
          program = known
          return places.place(of: known.steps[step], in: known)
        }
      }
    }
    for subject in report.subjects.indices {
      for mutant in report.subjects[subject].mutants.indices { report.subjects[subject].mutants[mutant].judge() }
    }
    return unnoticed
  }

  private func outcomes(of test: AuditTest, _ range: Range<Int>, _ baseline: BaselineOutcome) -> [MutantOutcome] {
    let script = scripts[test.script]
    let program = program(of: test)
    let model = model(of: test)
    let mutants = script.apps.mutants(ofModel: test.test.model)
    var runner = TrialRunner()
    var screens: [ScreenSnapshot?]?
    return test.entries[range].map { entry in
      let makeApp = { script.apps.makeDriver(forModel: test.test.model, mutant: entry.local) }
      guard let app = makeApp() else { return MutantOutcome(verdict: .error) }
      let mutant = mutants[entry.local]
      let trial = runner.run(program, model: model, on: app)
      var outcome = MutantOutcome(trial, mutant, baseline)
      guard outcome.verdict == .survived, mutant.place != nil, let again = makeApp(),
        let healthy = script.apps.makeDriver(forModel: test.test.model, mutant: nil)
      else { return outcome }
      // Something else happened inside: it matters only if a check could see it.
      let expected = screens ?? runner.run(program, model: model, on: healthy, recordsScreens: true).visibleScreens
      screens = expected
      let seen = runner.run(program, model: model, on: again, recordsScreens: true).visibleScreens
      if seen == expected { outcome.verdict = .noCoverage }
      return outcome
    }
  }
}

extension Trial {
  /// What a person could see at each step: how often bodies were evaluated is not.
  fileprivate var visibleScreens: [ScreenSnapshot?] {
    screens.map { screen in
      var screen = screen
      screen?.evaluations = []
      return screen
    }
  }
}

extension MutantOutcome {
  /// What `trial` says of a mutant.
  init<App: AuditedDriver>(_ trial: Trial<App>, _ mutant: Mutant, _ baseline: BaselineOutcome) {
    if trial.app.hasReachedLimit, !baseline.hasReachedLimit {
      self.init(verdict: .timeout, step: trial.failedStep, failure: trial.failure?.id)
    } else if let failure = trial.failure {
      self.init(verdict: failure.isOfAction ? .killedByAction : .killed, step: trial.failedStep, failure: failure.id)
    } else {
      self.init(verdict: Self.verdict(ofPassed: trial.app, mutant, baseline))
    }
  }

  private static func verdict(
    ofPassed app: some AuditedDriver, _ mutant: Mutant, _ baseline: BaselineOutcome
  ) -> Verdict {
    if mutant.place != nil {
      if app.traceDigest != baseline.digest { return .survived }
      return app.mutationProgress != .notReached && mutant.isFoundInView ? .equivalent : .noCoverage
    }
    return app.mutationProgress == .fired ? .survived : .noCoverage
  }
}

extension Unnoticed {
  /// Notes that a test came to `verdict`.
  fileprivate mutating func take(_ verdict: Verdict, ofTest test: Int) {
    switch verdict {
    case .survived: covering.append(test)
    case .noCoverage, .equivalent: idle.append(test)
    case .killed, .killedByAction, .timeout, .error, .ignored: break
    }
  }
}

extension StepFailure {
  /// Whether nobody asked: an action could not be done, or the app ended.
  fileprivate var isOfAction: Bool {
    switch self {
    case .action, .crash: true
    case .check, .controlPassed, .passedUnexpectedly: false
    }
  }
}

extension AuditedMutant {
  /// Counts what one test of `scenario` came to; the first kill of a scenario is kept with its place.
  fileprivate mutating func take(_ outcome: MutantOutcome, of scenario: Int, place: (Int) -> AuditPlace) {
    if outcome.verdict.isDetected, cells[scenario]?.isDetected != true, let step = outcome.step {
      kills.append(Kill(scenario: scenario, place: place(step), failure: outcome.failure ?? ""))
    }
    cells[scenario] = cells[scenario].map { Self.joined($0, outcome.verdict) } ?? outcome.verdict
  }

  /// The verdict over all scenarios.
  fileprivate mutating func judge() {
    let found = cells.compactMap { $0 }
    guard let first = found.first else { return }
    verdict = found.dropFirst().reduce(first, Self.joined)
    reason = nil
  }

  /// The one that counts of two; what was reached without a difference counts more than what was not reached.
  private static func joined(_ first: Verdict, _ second: Verdict) -> Verdict {
    let (better, other) = first <= second ? (first, second) : (second, first)
    return better == .noCoverage && other == .equivalent ? .equivalent : better
  }
}
