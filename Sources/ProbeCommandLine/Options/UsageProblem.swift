import ProbeReporting
import ProbeSyntax

/// A mistake on the command line.
enum UsageProblem: Problem, Equatable {
  case emptyModelName(String)
  case emptyMutantName(String)
  case emptyReportPath(ReportFormat)
  case exclusiveOptions(Option, Option)
  case invalidColor(String, nearest: String?)
  case invalidJobs(String)
  case invalidShard(String)
  case invalidTagExpression(TagExpressionProblem, in: String, at: SourceSpan)
  case invalidThreshold(Option, String)
  case missingValue(Option)
  case nothingToRead(Command)
  case optionOfAnotherCommand(option: String, command: Command)
  case repeatedOption(Option)
  case repeatedReport(path: String?)
  case unexpectedOperand(String, command: Command)
  case unexpectedValue(option: String)
  case unknownAuditReport(String)
  case unknownCommand(String, nearest: String?)
  case unknownExplanation(String, nearest: String?)
  case unknownModel(String, nearest: String?)
  case unknownMutant(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case unknownReport(String, nearest: String?)
}
