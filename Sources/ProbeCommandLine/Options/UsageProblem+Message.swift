import ProbeReporting
import ProbeSyntax

extension UsageProblem {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .emptyModelName: "empty-model-name"
    case .emptyMutantName: "empty-mutant-name"
    case .emptyReportPath: "empty-report-path"
    case .exclusiveOptions: "exclusive-options"
    case .invalidColor: "invalid-color"
    case .invalidJobs: "invalid-jobs"
    case .invalidShard: "invalid-shard"
    case .invalidTagExpression: "invalid-tag-expression"
    case .invalidThreshold: "invalid-threshold"
    case .missingValue: "missing-value"
    case .nothingToRead: "nothing-to-read"
    case .optionOfAnotherCommand: "option-of-another-command"
    case .repeatedOption: "repeated-option"
    case .repeatedReport: "repeated-report"
    case .unexpectedOperand: "unexpected-argument"
    case .unexpectedValue: "unexpected-value"
    case .unknownCommand: "unknown-command"
    case .unknownExplanation: "unknown-id"
    case .unknownModel: "unknown-model"
    case .unknownOption: "unknown-option"
    case .unknownAuditReport, .unknownReport: "unknown-report"
    case .unknownMutant: "unknown-mutant"
    }
  }

  var message: String {
    switch self {
    case .emptyModelName(let list): "expected model names with a comma between them, found '\(list)'"
    case .emptyMutantName(let list): "expected ids or names of mutants with a comma between them, found '\(list)'"
    case .emptyReportPath(let format): "expected a path behind '--report \(format.rawValue)='"
    case .exclusiveOptions(let first, let second): "'\(first.rawValue)' and '\(second.rawValue)' exclude each other"
    case .invalidColor(let text, _): "expected auto, always or never for '--color', found '\(text)'"
    case .invalidJobs(let text): "expected a number of threads from one for '--jobs', found '\(text)'"
    case .invalidShard(let text): "expected I/N with I from 1 to N for '--shard', found '\(text)'"
    case .invalidTagExpression(let problem, _, _): problem.message
    case .missingValue(let option): "'\(option.rawValue)' needs a value: \(option.rawValue) \(option.valueName ?? "")"
    case .invalidThreshold(let option, let text):
      "expected a whole number from 0 to 100 for '\(option.rawValue)', found '\(text)'"
    case .nothingToRead(.audit): "no script to audit"
    case .nothingToRead(.check): "no script to check"
    case .nothingToRead(.replay): "no record to replay"
    case .nothingToRead(.storyboard): "no test to draw"
    case .nothingToRead: "no script to run"
    case .optionOfAnotherCommand(let option, let command): "'\(command.rawValue)' has no option '\(option)'"
    case .repeatedOption(let option): "'\(option.rawValue)' is given twice"
    case .repeatedReport(let path?): "two reports would be written to '\(path)'"
    case .repeatedReport(nil): "two reports would be written to standard output"
    case .unexpectedOperand(let text, let command): "'\(command.rawValue)' takes no further argument, found '\(text)'"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .unknownCommand(let name, _): "'\(name)' is not a command"
    case .unknownExplanation(let id, _): "no diagnostic, failure, rule or mutant has the id '\(id)'"
    case .unknownModel(let name, _): "no model is called '\(name)'"
    case .unknownMutant(let name, _): "no mutant has the id or the name '\(name)'"
    case .unknownAuditReport(let name): "an audit has no report format '\(name)'"
    case .unknownReport(let name, _): "there is no report format '\(name)'"
    case .unknownOption(let spelling, _): "there is no option '\(spelling)'"
    }
  }

  var hint: String? {
    switch self {
    case .emptyModelName: "for instance --model item,bool"
    case .emptyMutantName: "for instance --mutants 'M07,swapped', or 'M0*'"
    case .emptyReportPath(let format): "for instance --report \(format.rawValue)=report.out"
    case .exclusiveOptions: "leave one of them out"
    case .invalidColor(_, let nearest), .unknownCommand(_, let nearest), .unknownOption(_, let nearest):
      nearest.map { "did you mean '\($0)'?" } ?? "'probe-run help' says what there is"
    case .invalidJobs: "for instance --jobs 4"
    case .invalidShard: "for instance --shard 1/3, --shard 2/3 and --shard 3/3 in three jobs"
    case .invalidTagExpression(let problem, _, _): problem.hint
    case .invalidThreshold(let option, _): "for instance \(option.rawValue) 90"
    case .missingValue: nil
    case .nothingToRead(.replay): "name a file that '--report jsonl=FILE' wrote, or '-' for standard input"
    case .nothingToRead(.storyboard): "for instance probe-run storyboard sharing.probe:12 --model bool"
    case .nothingToRead(let command):
      "name a file or a directory, '-' for standard input, or give the text itself: "
        + "probe-run \(command == .check || command == .audit ? "\(command.rawValue) " : "")-e \"tap Share A; expect share sheet\""
    case .optionOfAnotherCommand(_, let command): "'probe-run help \(command.rawValue)' shows its options"
    case .repeatedOption(.tag): "join both with 'and' or 'or'"
    case .repeatedOption: "leave one of them out"
    case .repeatedReport: "give each its own path: --report FORMAT=PATH"
    case .unexpectedOperand: nil
    case .unexpectedValue: nil
    case .unknownExplanation(_, let nearest):
      nearest.map { "did you mean '\($0)'?" } ?? "'probe-run explain' lists all ids"
    case .unknownReport(_, let nearest):
      nearest.map { "did you mean '\($0)'?" }
        ?? "the formats are \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownAuditReport:
      "the formats are \(AuditReportFormat.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unknownMutant(_, let nearest):
      nearest.map { "did you mean '\($0)'?" } ?? "'probe-run audit --list-mutants PATH' lists them"
    case .unknownModel(_, let nearest):
      nearest.map { "did you mean '\($0)'?" } ?? "'probe-run models' lists the models that ship"
    }
  }
}
