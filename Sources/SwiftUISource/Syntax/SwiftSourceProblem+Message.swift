extension SwiftSourceProblem {
  /// The stable name for tools, in kebab case.
  public var id: String {
    switch self {
    case .expected: "swift-expected"
    case .fileTooLarge: "swift-file-too-large"
    case .invalidByte: "swift-invalid-byte"
    case .invalidEscape: "swift-invalid-escape"
    case .invalidNumber: "swift-invalid-number"
    case .nestingTooDeep: "swift-nesting-too-deep"
    case .strayClosingBracket: "swift-stray-closing-bracket"
    case .unclosedBracket: "swift-unclosed-bracket"
    case .unclosedCondition: "swift-unclosed-condition"
    case .unexpectedDirective: "swift-unexpected-directive"
    case .unterminatedComment: "swift-unterminated-comment"
    case .unterminatedRegex: "swift-unterminated-regex"
    case .unterminatedString: "swift-unterminated-string"
    }
  }

  /// One sentence: lower case, no full stop, source words in single quotes.
  public var message: String {
    switch self {
    case .expected(let expectation, let found?): "expected \(expectation.words), found '\(found)'"
    case .expected(let expectation, nil): "expected \(expectation.words), found the end of the file"
    case .fileTooLarge: "a Swift file of more than 1 GB is not read"
    case .invalidByte: "this byte cannot stand in a Swift file"
    case .invalidEscape: "string has an escape that Swift does not know"
    case .invalidNumber(let text): "'\(text)' is not a number"
    case .nestingTooDeep(let limit): "code is nested more than \(limit) levels deep and is not read further"
    case .strayClosingBracket(let bracket): "'\(bracket)' closes nothing"
    case .unclosedBracket(let bracket): "'\(bracket)' is never closed"
    case .unclosedCondition: "'#if' is missing its '#endif'"
    case .unexpectedDirective(let name): "'\(name)' stands without '#if'"
    case .unterminatedComment: "comment is missing its closing '*/'"
    case .unterminatedRegex: "regular expression is missing its closing slash"
    case .unterminatedString: "string is missing its closing quote"
    }
  }

  /// What to do about it, if that can be said.
  public var hint: String? {
    switch self {
    case .expected(.statementEnd, _): "separate statements on one line with ';'"
    case .nestingTooDeep: "move inner parts into properties or functions of their own"
    case .fileTooLarge, .expected, .invalidByte, .invalidEscape, .invalidNumber, .strayClosingBracket,
      .unclosedBracket, .unclosedCondition, .unexpectedDirective, .unterminatedComment, .unterminatedRegex,
      .unterminatedString:
      nil
    }
  }
}

extension SwiftSourceProblem.Expectation {
  /// The thing with its article, or the token in quotes.
  fileprivate var words: String {
    switch self {
    case .condition: "a condition"
    case .declaration: "a declaration"
    case .expression: "an expression"
    case .name: "a name"
    case .pattern: "a pattern"
    case .statementEnd: "the end of the statement"
    case .token(let text): "'\(text)'"
    case .type: "a type"
    }
  }
}
