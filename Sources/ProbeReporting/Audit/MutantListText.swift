import ProbeAudit
import ProbeInterpreter
import ProbeSyntax

/// The mutants that an audit would run, for `--list-mutants` and `explain`.
public enum MutantListText {
  /// A line for each of `mutants`, under the name of its app.
  public static func list(_ mutants: [Mutant], title: String, palette: Palette) -> String {
    let width = mutants.map { DisplayWidth.of(label($0)) }.max() ?? 0
    var text = palette.paint(title, .strong) + "\n"
    for mutant in mutants {
      text += "  \(DisplayWidth.padded(label(mutant), to: width))  "
      text += mutant.exclusion.map { palette.paint("ignored: \($0)", .faint) } ?? mutant.sentence
      text += "\n"
    }
    return text
  }

  /// All that is known of one mutant.
  public static func explanation(of mutant: Mutant) -> String {
    var text = "\(label(mutant))\n\n\(mutant.sentence)\n"
    if let place = mutant.place {
      text += "\nplace:      \(place.start.path):\(place.start.line):\(place.start.column)\n"
      if let statement = place.start.statement { text += "source:     \(VisibleText.of(statement))\n" }
      text += "instead:    \(place.replacement.isEmpty ? "nothing" : VisibleText.of(place.replacement))\n"
    } else {
      text += "\n"
    }
    if let rule = mutant.rule { text += "rule:       \(rule)\(mutant.basis.map { ", \($0)" } ?? "")\n" }
    text += "a person:   \(mutant.symptom)\nkilled by:  \(mutant.killer)\n"
    if let exclusion = mutant.exclusion { text += "not run:    \(exclusion)\n" }
    return text
  }

  private static func label(_ mutant: Mutant) -> String {
    mutant.id.hasPrefix(mutant.name) ? mutant.id : "\(mutant.id)  \(mutant.name)"
  }
}
