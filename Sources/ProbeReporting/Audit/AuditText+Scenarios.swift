import ProbeAudit
import ProbeInterpreter
import ProbeSyntax

extension AuditText {
  /// A row for each scenario: what it noticed, taken alone.
  var scenarios: String {
    guard !report.scenarios.isEmpty else { return "" }
    let head = ["scenario", "", "killed", "survived", "no coverage", "score", "strength", "state"]
    let rows = report.scenarios.map { scenario in
      let score = scenario.score
      return [
        "\(VisibleText.of(scenario.place.path)):\(scenario.place.line)", Self.shortened(scenario.name),
        String(score.detected), String(score.survived), String(score.noCoverage), Self.percent(score.percent),
        Self.percent(score.strengthPercent), state(of: scenario),
      ]
    }
    return table([head] + rows)
  }

  /// A name that leaves room for the figures beside it.
  private static func shortened(_ name: String) -> String {
    name.count > 48 ? "'\(VisibleText.of(name.prefix(47)))…'" : VisibleText.quoted(name)
  }

  private func state(of scenario: AuditedScenario) -> String {
    var words = [scenario.state.rawValue]
    if scenario.isUseless {
      words.append(palette.paint("useless", .doubtful))
    } else if let other = scenario.coveredBy {
      let place = report.scenarios[other].place
      words.append(palette.paint("redundant", .doubtful) + " with \(VisibleText.of(place.path)):\(place.line)")
    }
    if scenario.isWeak, !scenario.isUseless { words.append("weak") }
    return words.joined(separator: ", ")
  }

  /// The scenarios that fail on a healthy device, with what to write instead; a line that fails on several stands once.
  var brittle: String {
    var text = ""
    var isTold = Array(repeating: false, count: report.brittle.count)
    for (index, finding) in report.brittle.enumerated() where !isTold[index] {
      let variant = report.variants[finding.variant]
      var ids: [String] = []
      for (other, same) in report.brittle.enumerated() where !isTold[other] && same.isAbout(finding) {
        guard report.variants[same.variant].advice == variant.advice else { continue }
        isTold[other] = true
        ids.append(report.variants[same.variant].id)
      }
      text += place(finding.failure.place) + palette.paint("warning", .doubtful)
      text += ": brittle: fails on \(ids.joined(separator: ", ")), a healthy device (\(variant.sentence)): "
      text += "\(VisibleText.of(finding.failure.message)) [audit-brittle]\n"
      if let advice = variant.advice { text += "  \(palette.paint("hint:", .helpful)) \(advice)\n" }
    }
    return text
  }

  /// Each scenario with each mutant that was run.
  var matrix: String {
    var text = ""
    for subject in report.subjects {
      let mutants = subject.mutants.filter { $0.verdict != .ignored }
      guard !mutants.isEmpty else { continue }
      if !text.isEmpty { text += "\n" }
      text += title("matrix: \(subject.title)")
      let columns = report.scenarios.indices.filter { scenario in mutants.contains { $0.cells[scenario] != nil } }
      for (number, scenario) in columns.enumerated() {
        let place = report.scenarios[scenario].place
        text += "  \(number + 1)  \(VisibleText.of(place.path)):\(place.line)\n"
      }
      let head = [""] + columns.indices.map { String($0 + 1) } + [""]
      let rows = mutants.map { mutant in
        [name(mutant.mutant)] + columns.map { mutant.cells[$0]?.letter ?? " " } + [mutant.verdict.word]
      }
      text += table([head] + rows)
    }
    if text.isEmpty { return "" }
    return text
      + "  K killed, A killed by action, S survived, - no coverage, T timeout, E error, = no difference\n"
  }

  /// The figures: a line for each app, and one for all.
  var sums: String {
    let tests = RunCounts.phrase(report.testCount, "test")
    var text = "baseline: \(tests)\(report.wasInterrupted ? "" : ", all") passed on the unbroken app\n"
    if report.subjects.count > 1 {
      for subject in report.subjects {
        text += "\(subject.title): \(Self.sum(MutationScore(subject.mutants.map(\.verdict))))\n"
      }
    }
    text += palette.paint("Mutation score", .strong) + " \(Self.sum(report.score))\n"
    if report.score.ignored > 0, detail == .normal {
      text += "-v says why mutants are ignored, and what noticed the others\n"
    }
    if report.wasInterrupted {
      let untried = report.score.untried
      text += palette.paint("interrupted", .bad)
      return text + ": \(untried) of \(RunCounts.phrase(report.score.total, "mutant")) "
        + "\(untried == 1 ? "was" : "were") not tried; nothing is said of healthy variants and of lines\n"
    }
    if !report.variants.isEmpty {
      let brittle = Set(report.brittle.map(\.scenario)).count
      text += "\(RunCounts.phrase(report.variants.count, "healthy variant")): "
      text += brittle == 0 ? "no scenario is brittle" : "\(RunCounts.phrase(brittle, "brittle scenario"))"
      if !report.skipped.isEmpty {
        text += "; \(report.skipped.count) skipped, where a scenario sets its own device or language"
      }
      text += "\n"
    }
    return text
  }

  /// `24/28 (85 %), test strength 24/26 (92 %), 2 ignored, of this list of 30`.
  private static func sum(_ score: MutationScore) -> String {
    var text = "\(score.detected)/\(score.valid) (\(percent(score.percent)))"
    text += ", test strength \(score.detected)/\(score.covered) (\(percent(score.strengthPercent)))"
    for (count, word) in [
      (score.untried, "not tried"), (score.ignored, "ignored"), (score.equivalent, "equivalent"),
      (score.errors, score.errors == 1 ? "error" : "errors"),
    ] where count > 0 {
      text += ", \(count) \(word)"
    }
    return text + ", of this list of \(score.total)"
  }

  static func percent(_ value: Int?) -> String { value.map { "\($0) %" } ?? "no score" }
}

extension AuditedSubject {
  /// The names that scripts have for the app, and where it comes from.
  var title: String {
    let names = models.joined(separator: ", ")
    return view.map { "\(names) (\($0))" } ?? names
  }
}

extension BrittleScenario {
  /// Whether both are of the same line of the same scenario.
  fileprivate func isAbout(_ other: BrittleScenario) -> Bool {
    scenario == other.scenario && failure.place == other.failure.place
  }
}
