/// One lexeme of a Swift file; what lies between two of them is space, comment or excluded by `#if`.
struct SwiftToken: Sendable {
  /// What a token is.
  enum Kind: UInt8, Sendable {
    case arrow, at, backslash, binaryOperator, colon, comma
    case endOfFile, equal, float, identifier
    case infixQuestion, integer, interpolationEnd, interpolationStart, keyword
    case leftBrace, leftParen, leftSquare
    case period, postfixExclamation, postfixOperator, postfixQuestion, poundName, prefixAmpersand, prefixOperator
    case projection, regex, rightBrace, rightParen, rightSquare, semicolon
    case stringEnd, stringStart, stringText
  }

  /// What it is.
  var kind: Kind
  /// Whether a line break lies before it.
  var startsLine: Bool
  /// Whether anything, a comment too, lies before it.
  var hasSpaceBefore: Bool
  /// Whether it stands in backticks.
  var isEscaped = false
  /// The offset of its first byte.
  var start: UInt32
  /// The offset behind its last byte.
  var end: UInt32
  /// The name of a word or operator; of an opening bracket the position of its closing one, zero without one.
  var value: UInt32 = 0

  /// Its text.
  var span: SwiftSourceSpan { SwiftSourceSpan(start: Int(start), end: Int(end)) }
}
