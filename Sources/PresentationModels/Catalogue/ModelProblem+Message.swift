import ProbeSemantics
import ProbeSyntax
import SwiftUISource

extension ModelProblem: Problem {
  var id: String {
    switch self {
    case .swift(let problem): problem.id
    case .unknownView: "unknown-view"
    case .unreadableViewFile: "unreadable-view-file"
    }
  }

  var severity: Severity { .error }

  var message: String {
    switch self {
    case .swift(let problem): problem.message
    case .unknownView(let name, let path, _): "there is no view '\(name)' in '\(path)'"
    case .unreadableViewFile(let path, .directory): "expected a Swift file, found the directory '\(path)'"
    case .unreadableViewFile(let path, .missing): "there is no file '\(path)'"
    case .unreadableViewFile(let path, .unreadable(let reason)): "'\(path)' cannot be read: \(reason)"
    }
  }

  var hint: String? {
    switch self {
    case .swift(let problem): problem.hint
    case .unknownView(_, _, let known) where known.isEmpty: "the file has no view"
    case .unknownView(_, _, let known): "its views are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    case .unreadableViewFile(_, .missing(let nearest?)): "did you mean '\(nearest)'?"
    case .unreadableViewFile: nil
    }
  }
}
