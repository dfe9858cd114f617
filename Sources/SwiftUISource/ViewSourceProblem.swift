/// Why a view of a source file cannot be run.
public enum ViewSourceProblem: Error, Equatable, Sendable {
  /// The view's initializer needs an argument that was not given.
  case missingArgument(label: String, view: String)
  /// The view's initializer has no such argument.
  case unknownArgument(label: String, view: String, known: [String])
  /// The file has no such view.
  case unknownView(name: String, known: [String])
}
