/// One line of the table: what was measured, what came out, and what was wanted.
struct Row {
  /// How a figure is compared with its goal.
  enum Goal {
    case atLeast(Double)
    case atMost(Double)
    /// Told for its own sake.
    case none
  }

  /// What was measured.
  var what: String
  /// What came out.
  var measured: Double
  /// What stands behind the figure: `x`, ` bytes`.
  var unit: String
  /// What was wanted.
  var goal: Goal

  private static let widths = [58, 14, 14]

  /// The head of the table.
  static var header: String { line("what", "measured", "goal", "result") }

  /// The row as text.
  var text: String {
    switch goal {
    case .atLeast(let bound): return text("at least", bound, isMet: measured >= bound)
    case .atMost(let bound): return text("at most", bound, isMet: measured <= bound)
    case .none: return Self.line(what, Self.number(measured) + unit, "-", "-")
    }
  }

  private func text(_ relation: String, _ bound: Double, isMet: Bool) -> String {
    Self.line(
      what, Self.number(measured) + unit, "\(relation) \(Self.number(bound))", isMet ? "met" : "not met")
  }

  private static func line(_ what: String, _ measured: String, _ goal: String, _ result: String) -> String {
    var line = ""
    for (text, width) in zip([what, measured, goal], widths) {
      line += text + String(repeating: " ", count: max(width - text.count, 0) + 2)
    }
    return line + result
  }

  /// `number` with two digits behind the point, or none where it is a whole one.
  private static func number(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let digits = "\(hundredths % 100)"
    return "\(hundredths / 100)." + String(repeating: "0", count: 2 - digits.count) + digits
  }
}
