import ProbeSyntax

extension OutputProblem {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .unwritable: "unwritable-output"
    case .unwritableReport: "unwritable-report"
    }
  }

  var message: String {
    switch self {
    case .unwritable(let error): "standard output cannot be written: \(error.words)"
    case .unwritableReport(let path, .notFound): "the report '\(path)' cannot be written: its folder does not exist"
    case .unwritableReport(let path, let error): "the report '\(path)' cannot be written: \(error.words)"
    }
  }

  var hint: String? {
    switch self {
    case .unwritable, .unwritableReport: nil
    }
  }
}
