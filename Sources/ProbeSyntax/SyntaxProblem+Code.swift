extension SyntaxProblem {
  /// The stable names of the problems, for tools and `probe-run explain`.
  public enum Code: String, CaseIterable, Sendable {
    case blockOnNextLine = "block-on-next-line"
    case catchesBeforeOn = "catches-before-on"
    case curlyQuote = "curly-quote"
    case duplicateStatement = "duplicate-statement"
    case emptyLabel = "empty-label"
    case emptyName = "empty-name"
    case emptyPath = "empty-path"
    case emptyText = "empty-text"
    case examplesWithoutRows = "examples-without-rows"
    case expectedWord = "expected-word"
    case fileTooLarge = "file-too-large"
    case insufficientIndentation = "insufficient-indentation"
    case interpolationInCell = "interpolation-in-cell"
    case interpolationInLiteral = "interpolation-in-literal"
    case invalidColumn = "invalid-column"
    case invalidCount = "invalid-count"
    case invalidDuration = "invalid-duration"
    case invalidEscape = "invalid-escape"
    case invalidInterpolation = "invalid-interpolation"
    case invalidUTF8 = "invalid-utf8"
    case invalidValue = "invalid-value"
    case keywordAsText = "keyword-as-text"
    case misplacedExamples = "misplaced-examples"
    case misplacedStatement = "misplaced-statement"
    case missingBlock = "missing-block"
    case missingBrace = "missing-brace"
    case missingName = "missing-name"
    case missingOperand = "missing-operand"
    case missingParenthesis = "missing-parenthesis"
    case missingReason = "missing-reason"
    case missingRegex = "missing-regex"
    case missingStep = "missing-step"
    case missingSubject = "missing-subject"
    case modifierOrder = "modifier-order"
    case multilineOpening = "multiline-opening"
    case nestingTooDeep = "nesting-too-deep"
    case nulByte = "nul-byte"
    case numberTooLarge = "number-too-large"
    case relationWithoutWith = "relation-without-with"
    case wordBeforeQuote = "word-before-quote"
    case rowOutsideExamples = "row-outside-examples"
    case statementAfterExamples = "statement-after-examples"
    case stepBesideScenarios = "step-beside-scenarios"
    case strayBrace = "stray-brace"
    case tagsWithoutScenario = "tags-without-scenario"
    case textAfterQuote = "text-after-quote"
    case timedAction = "timed-action"
    case tooManyRows = "too-many-rows"
    case unexpectedBlock = "unexpected-block"
    case unexpectedText = "unexpected-text"
    case unknownStep = "unknown-step"
    case unknownSubject = "unknown-subject"
    case unquotedCell = "unquoted-cell"
    case unquotedText = "unquoted-text"
    case unterminatedRegex = "unterminated-regex"
    case unterminatedRow = "unterminated-row"
    case unterminatedString = "unterminated-string"
  }

  /// The stable name of the problem.
  public var code: Code {
    switch self {
    case .blockOnNextLine: .blockOnNextLine
    case .catchesBeforeOn: .catchesBeforeOn
    case .curlyQuote: .curlyQuote
    case .duplicateStatement: .duplicateStatement
    case .emptyLabel: .emptyLabel
    case .emptyName: .emptyName
    case .emptyPath: .emptyPath
    case .emptyText: .emptyText
    case .examplesWithoutRows: .examplesWithoutRows
    case .expectedWord: .expectedWord
    case .fileTooLarge: .fileTooLarge
    case .insufficientIndentation: .insufficientIndentation
    case .interpolationInCell: .interpolationInCell
    case .interpolationInLiteral: .interpolationInLiteral
    case .invalidColumn: .invalidColumn
    case .invalidCount: .invalidCount
    case .invalidDuration: .invalidDuration
    case .invalidEscape: .invalidEscape
    case .invalidInterpolation: .invalidInterpolation
    case .invalidUTF8: .invalidUTF8
    case .invalidValue: .invalidValue
    case .keywordAsText: .keywordAsText
    case .misplacedExamples: .misplacedExamples
    case .misplacedStatement: .misplacedStatement
    case .missingBlock: .missingBlock
    case .missingBrace: .missingBrace
    case .missingName: .missingName
    case .missingOperand: .missingOperand
    case .missingParenthesis: .missingParenthesis
    case .missingReason: .missingReason
    case .missingRegex: .missingRegex
    case .missingStep: .missingStep
    case .missingSubject: .missingSubject
    case .modifierOrder: .modifierOrder
    case .multilineOpening: .multilineOpening
    case .nestingTooDeep: .nestingTooDeep
    case .nulByte: .nulByte
    case .numberTooLarge: .numberTooLarge
    case .relationWithoutWith: .relationWithoutWith
    case .wordBeforeQuote: .wordBeforeQuote
    case .rowOutsideExamples: .rowOutsideExamples
    case .statementAfterExamples: .statementAfterExamples
    case .stepBesideScenarios: .stepBesideScenarios
    case .strayBrace: .strayBrace
    case .tagsWithoutScenario: .tagsWithoutScenario
    case .textAfterQuote: .textAfterQuote
    case .timedAction: .timedAction
    case .tooManyRows: .tooManyRows
    case .unexpectedBlock: .unexpectedBlock
    case .unexpectedText: .unexpectedText
    case .unknownStep: .unknownStep
    case .unknownSubject: .unknownSubject
    case .unquotedCell: .unquotedCell
    case .unquotedText: .unquotedText
    case .unterminatedRegex: .unterminatedRegex
    case .unterminatedRow: .unterminatedRow
    case .unterminatedString: .unterminatedString
    }
  }

  public var id: String { code.rawValue }
}
