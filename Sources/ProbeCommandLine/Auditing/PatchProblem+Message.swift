import ProbeInterpreter
import ProbeSyntax

extension PatchProblem {
  var severity: Severity { .warning }

  var id: String { "not-patchable" }

  var message: String {
    switch self {
    case .outsideOfDirectory(let path):
      "a patch cannot name \(VisibleText.quoted(path)): it is no file below the working directory"
    }
  }

  var hint: String? {
    "run the audit where the script lies; without '--suggest' it shows the lines"
  }
}
