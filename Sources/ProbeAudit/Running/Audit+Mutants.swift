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
    let chunkSize = max(Self.smallestChunk, tests.reduce(0) { $0 + $1.entries.count } / Self.wantedChunks)
    for (index, test) in tests.enumerated() {
      for start in stride(from: 0, to: test.entries.count, by: chunkSize) {
        pieces.append(Piece(test: index, entries: start..<min(start + chunkSize, test.entries.count)))
      }
    }
    let work = pieces
    let outcomes = crew.results(work.count, of: .mutants) { number in
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
      var known: [Int: AuditPlace] = [:]
      for (entry, outcome) in zip(test.entries[piece.entries], results) {
        guard let outcome else {
          report.subjects[test.subject].mutants[entry.number].isIncomplete = true
          continue
        }
        unnoticed[test.subject][entry.number].take(outcome.verdict, ofTest: piece.test)
        report.subjects[test.subject].mutants[entry.number].take(outcome, of: test.scenario) { step in
          if let place = known[step] { return place }
          let steps = program ?? self.program(of: test)
          program = steps
          let place = places.place(of: steps.steps[step], in: steps)
          known[step] = place
          return place
        }
      }
    }
    for subject in report.subjects.indices {
      for mutant in report.subjects[subject].mutants.indices { report.subjects[subject].mutants[mutant].judge() }
    }
    return unnoticed
  }

  /// What the test comes to on some of its mutants; nil for those before which the audit ended.
  private func outcomes(of test: AuditTest, _ range: Range<Int>, _ baseline: BaselineOutcome) -> [MutantOutcome?] {
    guard !baseline.isMissing, !settings.isStopped() else { return range.map { _ in nil } }
    var trials = MutantTrials(self, test, baseline)
    return test.entries[range].map { settings.isStopped() ? nil : trials.outcome(of: $0.local) }
  }
}

extension Unnoticed {
  /// Notes that a test came to `verdict`.
  fileprivate mutating func take(_ verdict: Verdict, ofTest test: Int) {
    switch verdict {
    case .survived: covering.append(test)
    case .noCoverage, .equivalent: idle.append(test)
    case .killed, .killedByAction, .timeout, .error, .ignored, .untried: break
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
    if let first = found.first {
      verdict = found.dropFirst().reduce(first, Self.joined)
      reason = nil
    }
    // Another scenario might have noticed it.
    if isIncomplete, !verdict.isDetected {
      verdict = .untried
      reason = nil
    }
  }

  /// The one that counts of two; what was reached without a difference counts more than what was not reached.
  private static func joined(_ first: Verdict, _ second: Verdict) -> Verdict {
    let (better, other) = first <= second ? (first, second) : (second, first)
    return better == .noCoverage && other == .equivalent ? .equivalent : better
  }
}
