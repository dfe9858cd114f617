/// Why a used file could not be read, told by whoever reads files.
public enum LoadProblem: Error, Equatable, Sendable {
  /// It is a directory.
  case directory
  /// There is no such file; `nearest` is a file that the author may have meant.
  case missing(nearest: String?)
  /// The system gave another reason.
  case unreadable(reason: String)
}
