import ProbeSyntax

/// Output that cannot be written.
enum OutputProblem: Problem, Equatable {
  case unwritable(SystemError)
  case unwritableReport(path: String, SystemError)
}
