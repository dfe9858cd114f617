import ProbeSyntax

extension IgnoringProblem {
  var severity: Severity { .error }

  var id: String { "unknown-mutant" }

  var message: String {
    switch self {
    case .unknownMutant(let id, _): "the models of this script have no mutant '\(id)'"
    }
  }

  var hint: String? {
    switch self {
    case .unknownMutant(_, let nearest):
      nearest.map { "did you mean '\($0)'?" } ?? "'probe-run audit --list-mutants PATH' lists them"
    }
  }
}
