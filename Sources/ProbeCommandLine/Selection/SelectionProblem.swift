import ProbeSyntax

/// A selection that leaves nothing to do.
enum SelectionProblem: Problem, Equatable {
  case nothingSelected(isFiltered: Bool)
}
