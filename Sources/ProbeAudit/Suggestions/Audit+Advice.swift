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
  /// A mutant that nobody notices, and the test in which lines are looked for.
  private struct Quest: Sendable {
    var subject: Int
    var number: Int
    var test: Int
  }

  /// What came of a quest.
  private struct Finding: Sendable {
    var insertion: Insertion?
    var effort = 0
    var isCut = false
  }

  /// Finds for each mutant that nobody notices the lines that would: those that made a difference come first.
  ///
  /// Where lines are found for one that looked like the healthy app, it is none of its equivalents.
  func advise(
    _ tests: [AuditTest], _ baseline: [BaselineOutcome], _ unnoticed: [[Unnoticed]], _ report: inout AuditReport,
    by crew: some Crew
  ) {
    var groups: [[Quest]] = []
    for (verdict, round) in [(Verdict.survived, 0), (.survived, 1), (.noCoverage, 0), (.equivalent, 0)] {
      var group: [Quest] = []
      for (subject, mutants) in report.subjects.map(\.mutants).enumerated() {
        for (number, mutant) in mutants.enumerated() where mutant.verdict == verdict {
          let candidates = Self.nearest(unnoticed[subject][number], tests, baseline)
          if round == 0, verdict != .equivalent {
            report.subjects[subject].mutants[number].advice = Advice(
              scenario: candidates.first.map { tests[$0].scenario })
          }
          if round < candidates.count { group.append(Quest(subject: subject, number: number, test: candidates[round])) }
        }
      }
      groups.append(group)
    }
    if settings.replan != nil { search(groups, tests, &report, by: crew) }
  }

  /// Goes on the quests of each group in turn, until that has taken long enough.
  private func search(_ groups: [[Quest]], _ tests: [AuditTest], _ report: inout AuditReport, by crew: some Crew) {
    let rows = Dictionary(grouping: tests.indices) { tests[$0].scenario }
    let brittle = Set(report.brittle.map { SkippedVariant(scenario: $0.scenario, variant: $0.variant) })
    var explorations: [Int: Exploration] = [:]
    var budget = SearchBudget.whole
    for group in groups {
      let open = group.filter { report.subjects[$0.subject].mutants[$0.number].advice?.insertion == nil }
      for start in stride(from: 0, to: open.count, by: SearchBudget.batchSize) {
        if settings.isStopped() { return }
        if budget.isSpent {
          report.isSearchCut = true
          return
        }
        let batch = Array(open[start..<min(start + SearchBudget.batchSize, open.count)])
        let fresh = Set(batch.map(\.test)).filter { explorations[$0] == nil }.sorted()
        let explored = crew.results(fresh.count, of: .lines) { Exploration(self, tests[fresh[$0]]) }
        for (test, exploration) in zip(fresh, explored) {
          explorations[test] = exploration
          budget.spend(exploration.budget.spent)
          if exploration.budget.isSpent { report.isSearchCut = true }
        }
        let known = explorations
        let findings = crew.results(batch.count, of: .lines) { index -> Finding in
          let quest = batch[index]
          guard let exploration = known[quest.test] else { return Finding() }
          let test = tests[quest.test]
          var search = SuggestionSearch(
            audit: self, test: test, siblings: rows[test.scenario, default: []].map { tests[$0] },
            number: quest.number, subject: quest.subject, brittle: brittle, exploration: exploration)
          let insertion = search.find()
          return Finding(
            insertion: insertion, effort: search.budget.spent, isCut: insertion == nil && search.budget.isSpent)
        }
        for (quest, finding) in zip(batch, findings) {
          budget.spend(finding.effort)
          if finding.isCut { report.isSearchCut = true }
          guard let insertion = finding.insertion else { continue }
          report.subjects[quest.subject].mutants[quest.number].advice = Advice(
            scenario: tests[quest.test].scenario, insertion: insertion)
          report.subjects[quest.subject].mutants[quest.number].tellApart()
        }
      }
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

extension AuditedMutant {
  /// Counts a mutant that lines can tell from the healthy app.
  fileprivate mutating func tellApart() {
    guard verdict == .equivalent else { return }
    verdict = .noCoverage
    for index in cells.indices where cells[index] == .equivalent { cells[index] = .noCoverage }
  }
}
