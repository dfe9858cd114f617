import ProbeSyntax

extension Console {
  /// Shows a mistake on the command line, with its place where it is in an expression.
  mutating func report(usage problem: UsageProblem) throws(SystemError) {
    switch problem {
    case .invalidTagExpression(_, let text, let span):
      let diagnostic = Diagnostic(problem, file: SourceFile(path: "--tag", text: text), span: span)
      try writeError(DiagnosticText.text(of: [diagnostic], isColored: areErrorsColored))
    case .emptyModelName, .emptyMutantName, .emptyReportPath, .exclusiveOptions, .invalidColor, .invalidJobs,
      .invalidShard, .invalidThreshold, .missingValue, .nothingToRead,
      .optionOfAnotherCommand, .repeatedOption, .repeatedReport, .unexpectedOperand, .unexpectedValue,
      .unknownAuditReport, .unknownCommand,
      .unknownExplanation, .unknownModel, .unknownMutant, .unknownOption, .unknownReport:
      try report(problem)
    }
  }
}
