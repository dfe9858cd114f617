import ProbeSyntax

/// A mistake that has no place in a script, as a person reads it.
enum ProblemText {
  /// `problem` with its hint.
  static func text(of problem: some Problem, isColored: Bool) -> String {
    head(of: problem, isColored: isColored) + (problem.hint.map { "  = hint: \($0)\n" } ?? "")
  }

  /// The sentence of `problem`, with its id.
  static func head(of problem: any Problem, isColored: Bool) -> String {
    let word =
      switch problem.severity {
      case .error: "error"
      case .warning: "warning"
      }
    return "\(word)[\(problem.id)]: \(problem.message)\n"
  }
}
