import Foundation
import ProbeSemantics
import ProbeSyntax
import Testing

/// `grammar.md` says what the checker does.
@Suite struct GrammarLimitsTests {
  private static let grammar: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = root.deletingLastPathComponent().appending(path: "grammar.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  @Test(arguments: [
    Limits.fileSize, Limits.nestingDepth, Limits.rowCount, Limits.largestNumber, PlanLimits.stepCount,
    PlanLimits.expandedStepCount, PlanLimits.expandedTextLength, PlanLimits.usedFileCount, PlanLimits.useDepth,
  ])
  func statesTheLimit(_ limit: Int) {
    var digits = ""
    for (offset, digit) in String(limit).reversed().enumerated() {
      if offset > 0, offset.isMultiple(of: 3) { digits.append(",") }
      digits.append(digit)
    }

    #expect(Self.grammar.contains("| \(String(digits.reversed())) |"))
  }

  @Test(arguments: [
    "duplicate-scenario-name", "exact-cell-count", "fixed-wait", "interpolation-in-literal", "keyword-as-text",
    "no-check", "only-presence-checks", "relation-without-with", "unused-block", "unused-column", "unused-model",
    "unused-parameter", "word-before-quote",
  ])
  func listsTheWarning(_ id: String) {
    let list = Self.grammar.split(separator: "## Warnings").last ?? ""

    #expect(list.contains("`\(id)`"))
  }
}
