import ProbeAudit
import ProbeInterpreter
import ProbeSyntax

extension AuditText {
  /// All mutants with that verdict, in the order of the lists.
  private func mutants(_ verdict: Verdict) -> [AuditedMutant] {
    report.subjects.flatMap { $0.mutants.filter { $0.verdict == verdict } }
  }

  /// What made a difference that no check saw; those that one line would catch stand together above it.
  var survivors: String {
    let survivors = mutants(.survived)
    var shown: Set<String> = []
    var text = ""
    for survivor in survivors where shown.insert(survivor.mutant.id).inserted {
      let insertion = survivor.advice?.insertion
      let others =
        insertion == nil
        ? [] : survivors.filter { $0.advice?.insertion == insertion && shown.insert($0.mutant.id).inserted }
      for mutant in [survivor] + others { text += warning(mutant, "survived", "audit-survived") }
      text += hint(survivor)
    }
    return text
  }

  /// What made no difference in any scenario: first what a line would reach, then the rest in short.
  var uncovered: String {
    let uncovered = mutants(.noCoverage)
    var text = ""
    for mutant in uncovered where mutant.advice?.insertion != nil {
      text += warning(mutant, "is not covered", "audit-no-coverage") + hint(mutant)
    }
    let rest = uncovered.filter { $0.advice?.insertion == nil }
    guard !rest.isEmpty else { return text }
    if !text.isEmpty { text += "\n" }
    text += title("not covered: no scenario does what would show it")
    return text + table(rest.map { [name($0.mutant), $0.mutant.sentence, "killed by: \($0.mutant.killer)"] })
  }

  /// What does not count, with the reasons.
  var apart: String {
    var parts: [String] = []
    let equivalent = mutants(.equivalent)
    if !equivalent.isEmpty {
      parts.append(
        title("equivalent: reached, and nothing that is recorded differs in any scenario; not counted")
          + table(equivalent.map { [name($0.mutant), $0.mutant.sentence] }))
    }
    let errors = mutants(.error)
    if !errors.isEmpty {
      parts.append(
        title("errors: these broken apps cannot be built; not counted")
          + table(errors.map { [name($0.mutant), $0.mutant.sentence] }))
    }
    let ignored = mutants(.ignored)
    if !ignored.isEmpty, detail != .quiet {
      parts.append(
        title("ignored") + table(ignored.map { [name($0.mutant), $0.reason ?? "no scenario runs on its app"] }))
    }
    return parts.joined(separator: "\n")
  }

  /// What a patch of all suggestions holds, for whoever does not read it.
  public static func suggestionSummary(_ report: AuditReport) -> String {
    let insertions = report.patches.flatMap(\.insertions)
    let open = report.subjects.flatMap(\.mutants).filter { $0.verdict == .survived || $0.verdict == .noCoverage }
    if open.isEmpty { return "nothing to suggest: every mutant that counts was noticed\n" }
    let lines = RunCounts.phrase(insertions.reduce(0) { $0 + $1.lines.count }, "line")
    let helped = open.count { $0.advice?.insertion != nil }
    if helped == 0 { return "no line was found that would notice more\n" }
    let rest = open.count - helped
    return "\(lines) for \(helped) of \(RunCounts.phrase(open.count, "mutant"))"
      + (rest == 0 ? "" : "; the others want steps of their own, see the audit without --suggest") + "\n"
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

  private func warning(_ mutant: AuditedMutant, _ what: String, _ id: String) -> String {
    var text = ""
    if let insertion = mutant.advice?.insertion {
      text += place(insertion.place)
    } else if let scenario = mutant.advice?.scenario {
      text += place(report.scenarios[scenario].place)
    }
    text +=
      palette.paint("warning", .doubtful) + ": \(name(mutant.mutant)) \(what): \(mutant.mutant.sentence) [\(id)]\n"
    return text + edit(mutant.mutant)
  }

  private func hint(_ mutant: AuditedMutant) -> String {
    let label = "  " + palette.paint("hint:", .helpful)
    guard let insertion = mutant.advice?.insertion else {
      return "\(label) no line was found that would notice it here; in general: \(mutant.mutant.killer)\n"
    }
    let lines = insertion.lines.map { VisibleText.of($0) }.joined(separator: "; ")
    return "\(label) after `\(VisibleText.of(insertion.place.statement))`, add: \(palette.paint(lines, .strong))\n"
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
    }
  }
}
