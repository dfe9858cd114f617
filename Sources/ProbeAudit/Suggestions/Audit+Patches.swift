import ProbeSemantics
import ProbeSyntax

extension Audit {
  /// The scripts with all lines that help, found in some rounds: what came first may be in the way of what came later,
  /// which is looked for again behind it. With them the report says how many mutants they kill.
  public func completePatches(of report: inout AuditReport, by crew: some Crew) {
    guard let replan = settings.replan else { return }
    var audit = self
    var last = report
    var patches = report.patches
    var insertions: [Int: [Insertion]] = [:]
    for _ in 0..<Self.rounds {
      var hasChanged = false
      for patch in patches {
        guard let script = patch.insertions.first?.script else { continue }
        insertions[script, default: []] += patch.insertions
        let models = audit.scripts[script].plan.models
        audit.scripts[script].plan = replan(SourceFile(path: patch.file.path, bytes: patch.changed))
        audit.scripts[script].plan.models = models
        hasChanged = true
      }
      if !hasChanged { break }
      if settings.isStopped() { break }
      // What took too long once would do so again.
      if report.isSearchCut { audit.settings.suggests = false }
      last = audit.report(by: crew)
      patches = last.patches
    }
    report.suggestedKills = zip(report.subjects, last.subjects).reduce(0) { sum, subjects in
      sum
        + zip(subjects.0.mutants, subjects.1.mutants).count { before, after in
          !before.verdict.isDetected && before.verdict.isValid && after.verdict.isDetected
        }
    }
    report.patches = insertions.sorted { $0.key < $1.key }.map { script, insertions in
      AuditPatch(
        file: scripts[script].plan.file, insertions: insertions, changed: audit.scripts[script].plan.file.bytes)
    }
  }

  /// How often lines are looked for behind those that were found.
  private static var rounds: Int { 4 }

  /// Puts the lines that were found together, script by script: as many as go together.
  func joinAdvice(_ tests: [AuditTest], _ report: inout AuditReport, by crew: some Crew) {
    var wanted: [Int: [(scenario: Int, insertion: Insertion)]] = [:]
    for advice in report.subjects.flatMap({ $0.mutants.compactMap(\.advice) }) {
      guard let insertion = advice.insertion, let scenario = advice.scenario else { continue }
      if wanted[insertion.script, default: []].contains(where: { $0.insertion == insertion }) { continue }
      wanted[insertion.script, default: []].append((scenario, insertion))
    }
    let work = wanted.sorted { $0.key < $1.key }
    let rows = Dictionary(grouping: tests) { $0.scenario }
    report.patches = crew.results(work.count, of: .lines) { index in
      var trial = InsertionTrial(audit: self, script: work[index].key)
      var kept: [Insertion] = []
      for (scenario, insertion) in work[index].value {
        let more = Insertion.joined(kept, insertion)
        guard let changed = trial.script(with: more) else { continue }
        var isPassed = true
        for test in rows[scenario, default: []] where isPassed { isPassed = trial.passes(test, in: changed) }
        if isPassed { kept = more }
      }
      let file = scripts[work[index].key].plan.file
      return AuditPatch(file: file, insertions: kept, changed: ScriptInsertion.text(of: file, with: kept))
    }
  }
}

extension Insertion {
  /// `insertions` and one more, in the order of the script; behind one step checks come before what goes on from there.
  static func joined(_ insertions: [Insertion], _ more: Insertion) -> [Insertion] {
    var insertions = insertions
    for index in insertions.indices where insertions[index].position == more.position {
      let shared = zip(insertions[index].lines, more.lines).prefix { $0 == $1 }.count
      guard shared > 0, more.lines[shared...].allSatisfy(Self.isCheck) else { continue }
      let lines = insertions[index].lines
      let end = lines[shared...].firstIndex { !Self.isCheck($0) } ?? lines.count
      insertions[index].lines.insert(contentsOf: more.lines[shared...], at: end)
      return insertions
    }
    let place = insertions.firstIndex { other in
      other.position > more.position || other.position == more.position && more.isCheck && !other.isCheck
    }
    insertions.insert(more, at: place ?? insertions.count)
    return insertions
  }

  private var isCheck: Bool { lines.first.map(Self.isCheck) ?? false }

  private static func isCheck(_ line: String) -> Bool { line.hasPrefix("expect ") }
}
