import ProbeReporting
import ProbeSyntax

/// Something named on the command line that cannot be read.
enum InputProblem: Problem, Equatable {
  case emptyPath
  case lineOfDirectory(path: String)
  case missingFile(path: String, nearest: String?)
  case missingFileLikeCommand(path: String, command: Command)
  case noRecord(path: String, RecordProblem)
  case nothingMatches(pattern: String)
  case repeatedTest(path: String, test: String, model: String)
  case unreadable(path: String, SystemError)
  case viewFile(path: String)
}
