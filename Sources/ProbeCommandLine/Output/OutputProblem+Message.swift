import ProbeSyntax

extension OutputProblem {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .unwritable: "unwritable-output"
    }
  }

  var message: String {
    switch self {
    case .unwritable(let error): "standard output cannot be written: \(error.words)"
    }
  }

  var hint: String? {
    switch self {
    case .unwritable: nil
    }
  }
}
