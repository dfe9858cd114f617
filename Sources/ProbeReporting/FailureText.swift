import ProbeInterpreter
import ProbeSyntax

/// A failed test as a person reads it: each failure that stands for itself in full, those that follow from it below.
struct FailureText {
  /// How many steps that led to a failure are shown.
  private static let shownSteps = 12

  private let result: TestResult
  private let palette: Palette
  private let showsAllSteps: Bool
  private let command: String

  /// The test `result`; `command` runs just this test.
  init(_ result: TestResult, _ palette: Palette, showsAllSteps: Bool, command: String) {
    self.result = result
    self.palette = palette
    self.showsAllSteps = showsAllSteps
    self.command = command
  }

  /// The whole text, with an empty line behind each failure.
  func render() -> String {
    texts.map { $0.text + "\n" }.joined()
  }

  /// Each failure that stands for itself, with its text.
  var texts: [(report: FailureReport, text: String)] {
    var followers: [Int: [FailureReport]] = [:]
    for report in result.failures {
      if let root = report.followsFrom { followers[root, default: []].append(report) }
    }
    var texts: [(FailureReport, String)] = []
    for (index, report) in result.failures.enumerated() where report.followsFrom == nil {
      texts.append((report, render(report, followers: followers[index] ?? [])))
    }
    return texts
  }

  private func render(_ report: FailureReport, followers: [FailureReport]) -> String {
    var lines = [headline(of: report.failure)]
    lines += places(of: report)
    lines += section("steps", steps(upTo: report.step))
    lines += excerpt(of: report.place)
    lines += comparison(of: report.failure)
    lines += section("screen", ScreenText(report.screen).lines)
    lines += section("because", causes(report.causes))
    lines += section("passes on", report.passingModels.map { VisibleText.of($0) })
    lines += section("failed for the same reason", followers.flatMap(summary))
    lines += section("run just this test", [command])
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(of failure: FailureWords) -> String {
    palette.paint("failure[\(failure.id)]", .bad) + palette.paint(": \(failure.message)", .strong)
  }

  private func places(of report: FailureReport) -> [String] {
    let place = report.place
    let identity = result.identity
    let row = identity.row.map { ", row \($0)" } ?? ""
    let control = identity.isControl ? ", which must fail there" : ""
    var lines = [
      palette.paint("  -->", .helpful) + " \(VisibleText.of(place.path)):\(place.line):\(place.column)",
      "      scenario \(VisibleText.quoted(identity.name))\(row), on \(VisibleText.of(identity.model))\(control)",
    ]
    for call in place.calls.reversed() {
      lines.append("      in 'do \(VisibleText.of(call.name))' at \(VisibleText.of(call.path)):\(call.line)")
    }
    return lines
  }

  private func steps(upTo last: Int?) -> [String] {
    let steps = result.steps
    guard !steps.isEmpty else { return [] }
    if showsAllSteps { return StepsText(steps, palette).lines }
    let end = min((last ?? steps.count - 1) + 1, steps.count)
    let start = max(0, end - Self.shownSteps)
    let omitted = start > 0 ? [palette.paint("… \(RunCounts.phrase(start, "step")) before", .faint)] : []
    return omitted + StepsText(steps[start..<end], palette).lines
  }

  private func excerpt(of place: StepPlace) -> [String] {
    let excerpt = StepExcerpt(place)
    let number = "\(place.line)"
    let margin = String(repeating: " ", count: number.count)
    return [
      "",
      "  " + palette.paint("\(number) |", .helpful) + " \(excerpt.line)",
      "  " + palette.paint("\(margin) |", .helpful) + " " + palette.paint(excerpt.caret, .bad),
    ]
  }

  private func comparison(of failure: FailureWords) -> [String] {
    var lines = ComparisonText(failure, palette).lines.map { "  \($0)" }
    if !lines.isEmpty { lines.insert("", at: 0) }
    if !failure.hints.isEmpty { lines.append("") }
    return lines + failure.hints.map { "  \(palette.paint("hint", .strong))      \($0)" }
  }

  private func causes(_ causes: [Cause]) -> [String] {
    causes.enumerated().flatMap { index, cause in
      let rule = [cause.rule, cause.basis].compactMap(\.self).joined(separator: ", ")
      let basis = rule.isEmpty ? "" : palette.paint(" (\(rule))", .faint)
      let sentence = "\(index + 1). \(VisibleText.of(cause.sentence))\(basis)"
      return [sentence] + [cause.place.map { line(of: $0) }].compactMap(\.self)
    }
  }

  /// A place in the view's source with what stands there.
  private func line(of place: Cause.Place) -> String {
    let text = place.statement.map { "  " + palette.paint(VisibleText.of($0.prefix(100)), .faint) } ?? ""
    return "   \(palette.paint("-->", .helpful)) \(VisibleText.of(place.path)):\(place.line):\(place.column)\(text)"
  }

  private func summary(of report: FailureReport) -> [String] {
    let place = report.place
    // Texts of the same letters look the same: what differs is said in words.
    let difference = report.failure.comparison.flatMap { $0.isHardToSee ? ["  \($0.message)"] : nil } ?? []
    return [headline(of: report.failure)] + difference + [
      palette.paint("  -->", .helpful)
        + " \(VisibleText.of(place.path)):\(place.line):\(place.column)  \(VisibleText.of(place.statement))"
    ]
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "  " + palette.paint(title, .strong)] + lines.map { "    \($0)" }
  }
}
