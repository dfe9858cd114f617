import ProbeSyntax

/// Mistakes as a person reads them.
enum DiagnosticText {
  /// All of `diagnostics`, an empty line behind each.
  static func text(of diagnostics: [Diagnostic], isColored: Bool) -> String {
    if diagnostics.isEmpty { return "" }
    var renderer = DiagnosticRenderer(isColored ? .terminal : .plain)
    return renderer.render(diagnostics) + "\n"
  }

  /// A mistake that has no place in a script.
  static func text(of problem: some Problem, isColored: Bool) -> String {
    let palette: Palette = isColored ? .terminal : .plain
    let label =
      switch problem.severity {
      case .error: palette.paint("error[\(problem.id)]", .bad)
      case .warning: palette.paint("warning[\(problem.id)]", .doubtful)
      }
    var text = "\(label): \(DisplayText(problem.message).text)\n"
    if let hint = problem.hint { text += "  \(palette.paint("= hint:", .helpful)) \(DisplayText(hint).text)\n" }
    return text
  }
}
