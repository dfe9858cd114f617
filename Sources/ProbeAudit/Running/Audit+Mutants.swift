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
    return test.entries[range].map { entry in
      guard let app = script.apps.makeDriver(forModel: test.test.model, mutant: entry.local) else {
        return MutantOutcome(verdict: .error)
      }
      let trial = runner.run(program, model: model, on: app)
      return MutantOutcome(trial, isOfView: mutants[entry.local].place != nil, baseline)
    }
  }
}

extension MutantOutcome {
  /// What `trial` says of a mutant.
  init<App: AuditedDriver>(_ trial: Trial<App>, isOfView: Bool, _ baseline: BaselineOutcome) {
    if trial.app.hasReachedLimit, !baseline.hasReachedLimit {
      self.init(verdict: .timeout, step: trial.failedStep, failure: trial.failure?.id)
    } else if let failure = trial.failure {
      self.init(verdict: failure.isOfAction ? .killedByAction : .killed, step: trial.failedStep, failure: failure.id)
    } else {
      self.init(verdict: Self.verdict(ofPassed: trial.app, isOfView: isOfView, baseline))
    }
  }

  private static func verdict(
    ofPassed app: some AuditedDriver, isOfView: Bool, _ baseline: BaselineOutcome
  ) -> Verdict {
    if isOfView, app.traceDigest != baseline.digest { return .survived }
    switch app.mutationProgress {
    case .notReached: return .noCoverage
    case .reached: return isOfView ? .equivalent : .noCoverage
    case .fired: return isOfView ? .equivalent : .survived
    }
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
