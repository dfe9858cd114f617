import ProbeInterpreter
import ProbeSyntax

extension ConsoleReporter {
  /// The end of the report: what failed, what was slow, the counts, what to do next; nothing where there was no file.
  func renderSummary(_ end: RunEnd) -> String {
    guard counts.files > 0 || end.wasInterrupted else { return "" }
    var text = renderFailedTests() + renderSlowTests()
    if counts.files > 0, detail != .quiet || !text.isEmpty { text = "\n" + text }
    text += renderCounts(end) + "\n"
    if end.wasInterrupted { text += "interrupted: tests that had not ended are not counted\n" }
    if end.endedEarly { text += "stopped at the first failure (--fail-fast)\n" }
    for advice in advice { text += palette.paint("next:", .strong) + " \(advice)\n" }
    return text
  }

  private func renderFailedTests() -> String {
    guard counts.failed > 1 else { return "" }
    var text = palette.paint("failed", .strong) + "\n"
    for test in failedTests {
      let place = VisibleText.of(test.identity.selector)
      text += "  \(place) on \(VisibleText.of(test.identity.model))  \(palette.paint(test.id, .bad))\n"
    }
    if counts.failed > failedTests.count { text += "  and \(counts.failed - failedTests.count) more\n" }
    return text + "\n"
  }

  private func renderSlowTests() -> String {
    guard !slowTests.isEmpty else { return "" }
    var text = palette.paint("slowest", .strong) + "\n"
    for (identity, elapsed) in slowTests {
      let place = VisibleText.of(identity.selector)
      text += "  \(DurationText.of(elapsed))  \(place) on \(VisibleText.of(identity.model))\n"
    }
    return text + "\n"
  }

  private func renderCounts(_ end: RunEnd) -> String {
    var text = "\(RunCounts.phrase(counts.files, "file")), \(RunCounts.phrase(counts.tests, "test"))"
    if counts.passed > 0 { text += ": " + palette.paint("\(counts.passed) passed", .good) }
    if counts.failed > 0 {
      text += (counts.passed > 0 ? ", " : ": ") + palette.paint("\(counts.failed) failed", .bad)
    }
    if counts.invalidFiles > 0 {
      text += "; " + palette.paint("\(RunCounts.phrase(counts.invalidFiles, "file")) not valid", .bad)
    }
    if detail == .verbose { text += " in \(DurationText.of(end.elapsed))" }
    return text
  }

  private var advice: [String] {
    guard detail != .quiet else { return [] }
    var advice: [String] = []
    if counts.invalidFiles > 0 {
      advice.append("correct the errors; '\(VisibleText.of(tool)) explain ID' says what one of them means")
    }
    if let first = failedTests.first {
      advice.append("'\(VisibleText.of(tool)) explain \(first.id)' says what that failure means")
      if detail == .normal { advice.append("-v tells every step") }
    }
    return advice
  }
}
