import ProbeInterpreter
import ProbeSyntax

/// What was expected and what was found, one below the other, with a mark under their first difference.
struct ComparisonText {
  /// The lines; none where the failure's sentence says it all.
  private(set) var lines: [String] = []

  private let palette: Palette

  /// Compares what `failure` wanted with what it found.
  init(_ failure: FailureWords, _ palette: Palette) {
    self.palette = palette
    guard let expected = failure.expected, let found = failure.found else { return }
    guard let comparison = failure.comparison else {
      row("expected", expected, .good)
      row("found", found, .bad)
      return
    }
    let noun = Self.noun(of: expected)
    let indent = String(repeating: " ", count: DisplayWidth.of(noun))
    row("expected", "\(noun)'\(comparison.lead)\(comparison.expected)'", .good)
    if comparison.isOfOneText {
      row("found", "\(indent)'\(comparison.lead)\(comparison.found)'", .bad)
    } else {
      row("found", found, .bad)
      row("nearest", "\(indent)'\(comparison.lead)\(comparison.found)'", .bad)
    }
    let mark = String(repeating: " ", count: DisplayWidth.of(noun + comparison.lead) + 11) + "^"
    lines.append(palette.paint("\(mark) \(comparison.message)", .helpful))
  }

  private mutating func row(_ name: String, _ text: String, _ role: Palette.Role) {
    let spaces = text.prefix { $0 == " " }
    lines.append(
      palette.paint(name, .strong) + String(repeating: " ", count: 10 - name.count) + spaces
        + palette.paint(String(text.dropFirst(spaces.count)), role))
  }

  /// What stands before the text in an expectation: `caption ` of `caption 'Share A: 12'`, the label of a field too.
  private static func noun(of expected: String) -> String {
    let label = expected.hasPrefix("field '") ? expected.ranges(of: " that holds '").last : nil
    return label.map { String(expected[..<$0.upperBound].dropLast()) } ?? String(expected.prefix { $0 != "'" })
  }
}
