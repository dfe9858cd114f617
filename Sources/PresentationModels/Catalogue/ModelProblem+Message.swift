import ProbeSemantics
import ProbeSyntax
import SwiftUISource

extension ModelProblem: Problem {
  var id: String {
    switch self {
    case .inertModifiers: "inert-modifiers"
    case .opaqueViews: "opaque-views"
    case .swift(let problem): problem.id
    case .unknownView: "unknown-view"
    case .unreadableViewFile: "unreadable-view-file"
    }
  }

  var severity: Severity {
    switch self {
    case .inertModifiers, .opaqueViews: .warning
    case .swift, .unknownView, .unreadableViewFile: .error
    }
  }

  var message: String {
    switch self {
    case .inertModifiers(let modifiers):
      "modifiers without effect on presenting: \(modifiers.map(\.words).joined(separator: ", "))"
    case .opaqueViews(let views):
      "views that are not in this file and show nothing: \(views.map(\.words).joined(separator: ", "))"
    case .swift(let problem): problem.message
    case .unknownView(let name, let path, _): "there is no view '\(name)' in '\(path)'"
    case .unreadableViewFile(let path, .directory): "expected a Swift file, found the directory '\(path)'"
    case .unreadableViewFile(let path, .missing): "there is no file '\(path)'"
    case .unreadableViewFile(let path, .unreadable(let reason)): "'\(path)' cannot be read: \(reason)"
    }
  }

  var hint: String? {
    switch self {
    case .inertModifiers: nil
    case .opaqueViews: "write them into this file if a test needs what they show"
    case .swift(let problem): problem.hint
    case .unknownView(_, _, let known) where known.isEmpty: "the file has no view"
    case .unknownView(let name, _, let known):
      nearest(to: name, among: known).map { "did you mean '\($0)'?" }
        ?? "its views are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    case .unreadableViewFile(_, .missing(let nearest?)): "did you mean '\(nearest)'?"
    case .unreadableViewFile: nil
    }
  }
}

extension PieceLines {
  /// The name with its lines: `'.padding' at 3 and 7`.
  fileprivate var words: String {
    let shown = lines.prefix(4).map(String.init).joined(separator: ", ")
    return "'\(name)' at \(shown)\(lines.count > 4 ? " and \(lines.count - 4) more" : "")"
  }
}
