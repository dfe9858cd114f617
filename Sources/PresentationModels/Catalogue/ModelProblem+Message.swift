import ProbeSemantics
import ProbeSyntax

extension ModelProblem: Problem {
  var id: String {
    switch self {
    case .unreadableViewFile: "unreadable-view-file"
    case .viewFilesUnsupported: "view-files-unsupported"
    }
  }

  var severity: Severity { .error }

  var message: String {
    switch self {
    case .unreadableViewFile(let path, .directory): "expected a Swift file, found the directory '\(path)'"
    case .unreadableViewFile(let path, .missing): "there is no file '\(path)'"
    case .unreadableViewFile(let path, .unreadable(let reason)): "'\(path)' cannot be read: \(reason)"
    case .viewFilesUnsupported: "models from view files are not supported yet"
    }
  }

  var hint: String? {
    switch self {
    case .unreadableViewFile(_, .missing(let nearest?)): "did you mean '\(nearest)'?"
    case .unreadableViewFile, .viewFilesUnsupported: nil
    }
  }
}
