/// A mistake in a Swift source file that reading it can find.
public enum SwiftSourceProblem: Error, Hashable, Sendable {
  /// Something in the grammar that was expected at a place.
  public enum Expectation: Hashable, Sendable {
    case condition
    case declaration
    case expression
    case name
    case pattern
    case statementEnd
    case token(String)
    case type
  }

  /// Something else stands where the grammar wants `Expectation`; nil at the end of the file.
  case expected(Expectation, found: String?)
  case fileTooLarge
  case invalidByte
  case invalidEscape
  case invalidNumber(String)
  case nestingTooDeep(limit: Int)
  case strayClosingBracket(String)
  case unclosedBracket(String)
  case unclosedCondition
  case unexpectedDirective(String)
  case unterminatedComment
  case unterminatedRegex
  case unterminatedString
}
