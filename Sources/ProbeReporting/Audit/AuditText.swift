import ProbeAudit
import ProbeInterpreter
import ProbeSyntax

/// An audit for a person: first what nobody would notice, with the line that would, then the scenarios and the sums.
public struct AuditText {
  /// How much is told.
  public enum Detail: Sendable {
    /// Survivors and sums.
    case quiet
    /// Also the scenarios.
    case normal
    /// Also what was noticed, and where first.
    case verbose
  }

  let report: AuditReport
  let palette: Palette
  let detail: Detail
  /// How the tool was called.
  let tool: String
  /// Whether each scenario is shown with each mutant.
  let showsMatrix: Bool

  /// The text of `report` in the colours of `palette`.
  public init(
    _ report: AuditReport, palette: Palette, detail: Detail = .normal, tool: String, showsMatrix: Bool = false
  ) {
    self.report = report
    self.palette = palette
    self.detail = detail
    self.tool = tool
    self.showsMatrix = showsMatrix
  }

  /// The whole text.
  public var text: String {
    guard report.baselineFailures.isEmpty else { return baselineFailing }
    var parts = [survivors, unhelped, cut, apart, brittle]
    if detail == .verbose { parts.append(noticed) }
    if detail != .quiet { parts.append(scenarios) }
    if showsMatrix { parts.append(matrix) }
    parts.append(sums)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var baselineFailing: String {
    var text = ""
    for failure in report.baselineFailures {
      text += place(failure.place) + palette.paint("error", .bad)
      text += ": baseline failing: \(VisibleText.of(failure.message))"
      text += ", in \(VisibleText.quoted(failure.scenario)) on \(failure.model) [audit-baseline]\n"
    }
    let count = RunCounts.phrase(report.testCount, "test")
    text += "\nbaseline failing: \(report.baselineFailures.count) of \(count) fail on the unbroken app; "
    return text + "nothing was audited, there is no score\n"
      + palette.paint("next:", .strong) + " '\(tool) PATH' says why they fail\n"
  }

  /// `share.probe:4:3: `, as editors and compilers know it.
  func place(_ place: AuditPlace) -> String {
    "\(VisibleText.of(place.path)):\(place.line):\(place.column): "
  }

  /// What the id of a mutant and its name are, as one word each; an edit of a view has its kind in its id.
  func name(_ mutant: Mutant) -> String {
    mutant.id.hasPrefix(mutant.name) ? mutant.id : "\(mutant.id) \(mutant.name)"
  }

  /// Where the edited words of a view stand, and what stands there instead; empty for a fault of the runtime.
  func edit(_ mutant: Mutant) -> String {
    guard let place = mutant.place else { return "" }
    let replacement =
      place.replacement.isEmpty
      ? "taken out" : "replaced by \(VisibleText.quoted(String(place.replacement.prefix(60))))"
    let statement = place.start.statement.map { "  \(VisibleText.of($0))" } ?? ""
    return "  \(palette.paint("-->", .faint)) \(place.start.path):\(place.start.line):\(place.start.column)"
      + "\(statement)  (\(replacement))\n"
  }

  /// The title of a section.
  func title(_ text: String) -> String { palette.paint(text, .strong) + "\n" }

  /// Rows with columns of equal width, indented; the last column is as wide as it is.
  func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], DisplayWidth.of(cell))
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : DisplayWidth.padded(cell, to: widths[column])
      }
      return "  " + cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
