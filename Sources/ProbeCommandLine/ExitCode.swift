/// How the program ends, for the shell and for CI.
enum ExitCode: Int32, Sendable {
  case passed = 0
  case failed = 1
  case invalidScript = 2
  case nothingSelected = 5
  case usage = 64
  case unreadableInput = 66
  case fault = 70
  case unwritableReport = 73
  case interrupted = 130
  /// What a shell reports of a program that wrote into a pipe without a reader.
  case closedPipe = 141
}
