import ProbeReporting
import ProbeSyntax

extension InputProblem {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .emptyPath: "empty-path"
    case .lineOfDirectory: "line-of-directory"
    case .missingFile, .missingFileLikeCommand: "missing-file"
    case .noRecord(_, let problem): problem.id
    case .nothingMatches: "nothing-matches"
    case .repeatedTest: "repeated-test"
    case .unreadable: "unreadable-file"
    case .viewFile: "view-file"
    }
  }

  var message: String {
    switch self {
    case .emptyPath: "expected a path, found an empty argument"
    case .lineOfDirectory(let path): "a line was asked for, but '\(path)' is a directory"
    case .missingFile(let path, _), .missingFileLikeCommand(let path, _): "'\(path)' does not exist"
    case .noRecord(let path, let problem): "'\(path)' is no record of a run: \(problem.message)"
    case .nothingMatches(let pattern): "no file matches the pattern '\(pattern)'"
    case .repeatedTest(let path, let test, let model):
      "'\(path)' tells of '\(test)' on '\(model)', which a record before it tells of, too"
    case .unreadable(let path, let error): "'\(path)' cannot be read: \(error.words)"
    case .viewFile(let path): "'\(path)' is a Swift file, and no script"
    }
  }

  var hint: String? {
    switch self {
    case .emptyPath: "a variable of the shell may be empty"
    case .lineOfDirectory: "name a file: FILE:LINE"
    case .missingFile(_, let nearest): nearest.map { "did you mean '\($0)'?" }
    case .missingFileLikeCommand(_, let command): "did you mean the command '\(command.rawValue)'?"
    case .noRecord(_, let problem): problem.hint
    case .nothingMatches: "the shell found no such file and handed the pattern over as it stands"
    case .repeatedTest: "give each shard of one run once"
    case .unreadable: nil
    case .viewFile: "a script runs its view: model NAME from 'FILE' view VIEW"
    }
  }
}
