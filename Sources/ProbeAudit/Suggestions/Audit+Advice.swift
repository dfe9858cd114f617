import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// In which tests a mutant made a difference that nobody saw, and in which it made none.
struct Unnoticed: Sendable {
  /// The tests in which it made a difference.
  var covering: [Int] = []
  /// The tests in which it made none.
  var idle: [Int] = []
}

extension Audit {
  /// How many scenarios are tried for a mutant that made a difference in some; of the others one is.
  private static var triedScenarios: Int { 2 }

  /// Finds for each mutant that nobody notices the lines that would, and puts them together.
  func advise(
    _ tests: [AuditTest], _ baseline: [BaselineOutcome], _ unnoticed: [[Unnoticed]], _ report: inout AuditReport,
    by crew: some Crew
  ) {
    var open: [(subject: Int, number: Int)] = []
    for (subject, mutants) in report.subjects.map(\.mutants).enumerated() {
      for (number, mutant) in mutants.enumerated() where mutant.verdict == .survived || mutant.verdict == .noCoverage {
        open.append((subject, number))
      }
    }
    let wanted = open
    let rows = Dictionary(grouping: tests.indices) { tests[$0].scenario }
    let brittle = Set(report.brittle.map { SkippedVariant(scenario: $0.scenario, variant: $0.variant) })
    let advice = crew.results(wanted.count) { index -> Advice in
      let (subject, number) = wanted[index]
      let candidates = Self.nearest(unnoticed[subject][number], tests, baseline)
      for candidate in candidates.prefix(unnoticed[subject][number].covering.isEmpty ? 1 : Self.triedScenarios)
      where settings.replan != nil {
        let siblings = rows[tests[candidate].scenario, default: []].map { tests[$0] }
        var search = SuggestionSearch(
          audit: self, test: tests[candidate], siblings: siblings, number: number, subject: subject, brittle: brittle)
        if let insertion = search.find() {
          return Advice(scenario: tests[candidate].scenario, insertion: insertion)
        }
      }
      return Advice(scenario: candidates.first.map { tests[$0].scenario })
    }
    for ((subject, number), advice) in zip(wanted, advice) {
      report.subjects[subject].mutants[number].advice = advice
    }
  }

  /// The tests that are nearest to noticing a mutant: those in which it made a difference, the shortest first; of each
  /// scenario one.
  private static func nearest(
    _ unnoticed: Unnoticed, _ tests: [AuditTest], _ baseline: [BaselineOutcome]
  ) -> [Int] {
    let ordered = [unnoticed.covering, unnoticed.idle].flatMap { group in
      group.sorted { (baseline[$0].stepCount, $0) < (baseline[$1].stepCount, $1) }
    }
    var scenarios: Set<Int> = []
    return ordered.filter { scenarios.insert(tests[$0].scenario).inserted }
  }
}
