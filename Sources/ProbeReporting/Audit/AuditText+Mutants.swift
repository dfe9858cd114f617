import ProbeAudit
import ProbeInterpreter
import ProbeSyntax

extension AuditText {
  /// All mutants with that verdict, in the order of the lists.
  private func mutants(_ verdict: Verdict) -> [AuditedMutant] {
    report.subjects.flatMap { $0.mutants.filter { $0.verdict == verdict } }
  }

  /// Mutants that the same lines would catch.
  fileprivate struct Group {
    var insertion: Insertion
    var mutants: [AuditedMutant]
  }

  /// What made a difference that no check saw, then what made none: those that the same lines would catch together,
  /// the lines that catch most first.
  var survivors: String {
    let open = report.subjects.flatMap(\.mutants).filter { mutant in
      (mutant.verdict == .survived || mutant.verdict == .noCoverage) && mutant.advice?.insertion != nil
    }
    let groups = groups(of: open).sorted { $0.rank < $1.rank }
    return groups.map { group in
      group.mutants.map(warning).joined() + hint(group)
    }.joined()
  }

  private func groups(of mutants: [AuditedMutant]) -> [Group] {
    var groups: [Group] = []
    // Survivors first, each kind in the order of the lists.
    for verdict in [Verdict.survived, .noCoverage] {
      for mutant in mutants where mutant.verdict == verdict {
        guard let insertion = mutant.advice?.insertion else { continue }
        if let index = groups.firstIndex(where: { $0.insertion == insertion }) {
          groups[index].mutants.append(mutant)
        } else {
          groups.append(Group(insertion: insertion, mutants: [mutant]))
        }
      }
    }
    return groups
  }

  /// What no line was found for, in short, with what helps in general.
  var unhelped: String {
    var text = ""
    let survivors = mutants(.survived).filter { $0.advice?.insertion == nil }
    for (index, mutant) in survivors.enumerated() {
      text += warning(mutant)
      let next = index + 1 < survivors.count ? survivors[index + 1] : nil
      if next?.advice == mutant.advice, next?.mutant.killer == mutant.mutant.killer { continue }
      text += "  \(palette.paint("hint:", .helpful)) no line was \(search) for this scenario; in general: "
      text += "\(mutant.mutant.killer)\n"
    }
    let rest = report.subjects.flatMap { subject in
      subject.mutants.filter { $0.verdict == .noCoverage && $0.advice?.insertion == nil }.map { mutant in
        [
          subject.models.joined(separator: ", "), name(mutant.mutant), mutant.mutant.sentence,
          "may be killed by: \(mutant.mutant.killer)",
        ]
      }
    }
    guard !rest.isEmpty else { return text }
    if !text.isEmpty { text += "\n" }
    return text + title("not covered: no scenario does what would show it, and no line was \(search)") + table(rest)
  }

  /// What became of looking for lines where there are none.
  private var search: String { report.wasInterrupted ? "looked for" : "found" }

  /// That lines were not looked for to the end.
  var cut: String {
    report.isSearchCut ? "note: \(Self.cutSearch)\n" : ""
  }

  private static let cutSearch = "looking for lines took too long, no further lines were looked for"

  /// What does not count, with the reasons.
  var apart: String {
    var parts: [String] = []
    let equivalent = mutants(.equivalent)
    if !equivalent.isEmpty {
      parts.append(
        title("equivalent: reached, and no scenario tells it from the healthy app; not counted")
          + table(equivalent.map { [name($0.mutant), $0.mutant.sentence] }))
    }
    let errors = mutants(.error)
    if !errors.isEmpty {
      parts.append(
        title("errors: these broken apps cannot be built; not counted")
          + table(errors.map { [name($0.mutant), $0.mutant.sentence] }))
    }
    let ignored = mutants(.ignored)
    if !ignored.isEmpty, detail == .verbose {
      parts.append(
        title("ignored")
          + table(ignored.map { [name($0.mutant), VisibleText.of($0.reason ?? "no scenario runs on its app")] }))
    }
    return parts.joined(separator: "\n")
  }

  /// What a patch of all suggestions holds, for whoever does not read it.
  public static func suggestionSummary(_ report: AuditReport) -> String {
    let insertions = report.patches.flatMap(\.insertions)
    let open = report.subjects.flatMap(\.mutants).filter { $0.verdict == .survived || $0.verdict == .noCoverage }
    if report.score.valid == 0 { return "nothing to suggest: no mutant counts\n" }
    if open.isEmpty { return "nothing to suggest: every mutant that counts was noticed\n" }
    let lines = RunCounts.phrase(insertions.reduce(0) { $0 + $1.lines.count }, "line")
    let note = report.isSearchCut ? "note: \(cutSearch)\n" : ""
    if insertions.isEmpty { return note + "no line was found that would notice more\n" }
    let left = open.count - report.suggestedKills
    return note + "\(lines) for \(RunCounts.phrase(report.suggestedKills, "mutant")) that nobody notices"
      + (left > 0 ? "; \(left) more \(left == 1 ? "is" : "are") left\n" : "\n")
  }

  /// What was noticed, and by which line first.
  var noticed: String {
    let detected = report.subjects.flatMap { $0.mutants.filter { $0.verdict.isDetected } }
    guard !detected.isEmpty else { return "" }
    let rows = detected.map { mutant in
      let kill = mutant.kills.first
      let line = kill.map { "\(place($0.place))\($0.place.statement)" } ?? ""
      return [name(mutant.mutant), mutant.verdict.word, line]
    }
    return title("noticed, and where first") + table(rows)
  }

  private func warning(_ mutant: AuditedMutant) -> String {
    let isSurvivor = mutant.verdict == .survived
    var text = ""
    if let insertion = mutant.advice?.insertion {
      text += place(insertion.place)
    } else if let scenario = mutant.advice?.scenario {
      text += place(report.scenarios[scenario].place)
    }
    text += palette.paint("warning", .doubtful)
    text += ": \(name(mutant.mutant)) \(isSurvivor ? "survived" : "is not covered"): \(mutant.mutant.sentence)"
    text += " [\(isSurvivor ? "audit-survived" : "audit-no-coverage")]\n"
    return detail == .verbose ? text + edit(mutant.mutant) : text
  }

  private func hint(_ group: Group) -> String {
    let label = "  " + palette.paint("hint:", .helpful)
    let insertion = group.insertion
    let lines = insertion.lines.map { VisibleText.of($0) }.joined(separator: "; ")
    return
      "\(label) \(insertion.isBefore ? "before" : "after") `\(VisibleText.of(insertion.place.statement))`, add: \(palette.paint(lines, .strong))\n"
  }
}

extension AuditText.Group {
  /// Lines for survivors come before lines for what is not covered, lines for more mutants before lines for fewer.
  fileprivate var rank: (Int, Int) {
    let survivors = mutants.count { $0.verdict == .survived }
    return (survivors > 0 ? 0 : 1, -mutants.count)
  }
}

extension Verdict {
  /// The verdict as a report says it.
  var word: String {
    switch self {
    case .killed: "killed"
    case .killedByAction: "killed by action"
    case .timeout: "timeout"
    case .survived: "survived"
    case .noCoverage: "no coverage"
    case .error: "error"
    case .ignored: "ignored"
    case .equivalent: "equivalent"
    case .untried: "not tried"
    }
  }

  /// The verdict as one letter of a matrix.
  var letter: String {
    switch self {
    case .killed: "K"
    case .killedByAction: "A"
    case .timeout: "T"
    case .survived: "S"
    case .noCoverage: "-"
    case .error: "E"
    case .ignored: "I"
    case .equivalent: "="
    case .untried: "?"
    }
  }
}
