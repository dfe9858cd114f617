/// Where scripts come from, as it was said on the command line.
enum InputArgument: Equatable, Sendable {
  /// A file, a directory, `FILE:LINE` or `FILE:LINE[ROW]`.
  case path(String)
  /// `-e SCRIPT`.
  case script(String)
  /// `-`.
  case standardInput
}
