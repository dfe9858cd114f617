import ProbeSyntax

/// The diagnostics of scripts, as a person reads them.
enum DiagnosticText {
  /// All of `diagnostics`, one below the other.
  static func text(of diagnostics: [Diagnostic], isColored: Bool) -> String {
    // The renderer of the language takes over once it is here.
    diagnostics.map { diagnostic in
      let place = LineIndex(diagnostic.file).location(at: diagnostic.span.start)
      return ProblemText.head(of: diagnostic.problem, isColored: isColored)
        + "  --> \(diagnostic.file.path):\(place.line):\(place.column)\n"
    }.joined(separator: "\n")
  }
}
