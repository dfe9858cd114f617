/// How much a run tells of what went well.
enum Detail: Sendable {
  /// `-q`: failures and the total.
  case quiet
  /// One line for a file.
  case normal
  /// `-v`: every step.
  case verbose
}
