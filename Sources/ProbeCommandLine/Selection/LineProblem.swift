import ProbeSyntax

/// A place asked for on the command line at which there is no test.
enum LineProblem: Problem, Equatable {
  case lineOutsideScenarios(selector: String, nearest: String?)
  case noSuchRow(selector: String, rowCount: Int)
  case noRows(selector: String)
}
