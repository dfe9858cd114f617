import ProbeSyntax

/// A mistake in what a script ignores, which only an audit can see.
enum IgnoringProblem: Problem, Equatable {
  /// None of the script's models has that mutant.
  case unknownMutant(String, nearest: String?)
}
