import ProbeSyntax

/// What a patch cannot hold.
enum PatchProblem: Problem, Equatable {
  /// The script is no file in or below the working directory.
  case outsideOfDirectory(String)
}
