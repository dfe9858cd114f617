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

  /// All that is known of one mutant, with its id, and why it is not run.
  public static func explanation(of mutant: Mutant) -> String {
    var text = "\(mutant.id)\n\(description(of: mutant))\n"
    if let place = mutant.place {
      text += "place:      \(place.start.path):\(place.start.line):\(place.start.column)\n"
      text += "instead:    \(place.replacement.isEmpty ? "nothing" : VisibleText.of(place.replacement))\n"
    }
    if let exclusion = mutant.exclusion { text += "not run:    \(exclusion)\n" }
    return text
  }

  /// What a mutant is, whatever app it is made of: without a line end.
  public static func description(of mutant: Mutant) -> String {
    let rule = mutant.rule.map { "rule:       \($0)\(mutant.basis.map { ", \($0)" } ?? "")\n" } ?? ""
    return """
      \(mutant.name): \(mutant.sentence)

      \(rule)a person:   \(mutant.symptom)
      killed by:  \(mutant.killer)
      """
  }

  private static func label(_ mutant: Mutant) -> String {
    mutant.id.hasPrefix(mutant.name) ? mutant.id : "\(mutant.id)  \(mutant.name)"
  }
}
