extension SyntaxProblem {
  public var severity: Severity {
    switch code {
    case .interpolationInLiteral, .keywordAsText, .relationWithoutWith, .wordBeforeQuote: .warning
    case .blockOnNextLine, .catchesBeforeOn, .curlyQuote, .duplicateStatement, .emptyLabel, .emptyName, .emptyPath,
      .emptyText,
      .examplesWithoutRows, .expectedWord, .fileTooLarge, .insufficientIndentation, .interpolationInCell,
      .invalidColumn, .invalidCount, .invalidDuration, .invalidEscape, .invalidInterpolation, .invalidUTF8,
      .invalidValue, .misplacedExamples, .misplacedStatement, .missingBlock, .missingBrace, .missingName,
      .missingOperand, .missingParenthesis, .missingReason, .missingRegex, .missingStep, .missingSubject,
      .modifierOrder,
      .multilineOpening, .nestingTooDeep, .nulByte, .numberTooLarge, .rowOutsideExamples, .statementAfterExamples,
      .stepBesideScenarios,
      .strayBrace, .tagsWithoutScenario, .textAfterQuote, .timedAction, .tooManyRows, .unexpectedBlock, .unexpectedText,
      .unknownStep, .unknownSubject, .unquotedCell, .unquotedText, .unterminatedRegex, .unterminatedRow,
      .unterminatedString:
      .error
    }
  }

  public var message: String {
    switch self {
    case .blockOnNextLine:
      return "'{' stands on the line of its statement"
    case .catchesBeforeOn:
      return "'on' stands before 'catches'"
    case .curlyQuote(let found):
      return "\(found) is no quote that opens a text"
    case .duplicateStatement(let keyword):
      return "'\(keyword)' stands twice"
    case .emptyLabel:
      return "expected at least one character, found an empty text"
    case .emptyName:
      return "a scenario needs a name of at least one character"
    case .emptyPath:
      return "expected the path of a file, found an empty text"
    case .emptyText(let relation):
      return "every text would do for '\(relation)' with an empty text"
    case .examplesWithoutRows:
      return "'examples' needs a line of columns and at least one row below it"
    case .expectedWord(let after, let expected, let found):
      let words = SyntaxProblem.alternatives(expected)
      let place = after.first == "'" || after.first == "\"" ? after : "'\(after)'"
      return found.isEmpty ? "expected \(words) after \(place)" : "expected \(words) after \(place), found '\(found)'"
    case .fileTooLarge(let limit):
      return "the file is larger than \(limit) bytes"
    case .insufficientIndentation:
      return "each line of a text in \"\"\" begins with the blanks that stand before its closing quotes"
    case .interpolationInCell:
      return "a cell is taken as it stands, and holds no '\\(name)'"
    case .interpolationInLiteral(let name):
      return "'\\(\(name))' between single quotes is text, not the value of '\(name)'"
    case .invalidColumn(let found):
      return "expected the name of a column, found '\(found)'"
    case .invalidCount(let found):
      return "expected a count, found '\(found)'"
    case .invalidDuration(let found):
      return "expected a duration, found '\(found)'"
    case .invalidEscape(let found):
      return "'\(found)' means nothing in a text in double quotes"
    case .invalidInterpolation(let found):
      return "expected a name and ')' after '\\(', found '\(found)'"
    case .invalidUTF8:
      return "these bytes are no UTF-8"
    case .invalidValue(let found):
      return "expected a value, found '\(found)'"
    case .keywordAsText(let word):
      return "after 'is', '\(word)' is the text \"\(word)\""
    case .misplacedExamples:
      return "'examples' stands at the end of a scenario, not in another block"
    case .misplacedStatement(let keyword, let isInBlock):
      return isInBlock
        ? "'\(keyword)' is a statement of the file, and stands in no block"
        : "'\(keyword)' stands before the scenarios and steps of its file"
    case .missingBlock(let after):
      return "expected '{' after '\(after)'"
    case .missingBrace:
      return "this '{' has no '}'"
    case .missingName(let after):
      return "expected a name after '\(after)'"
    case .missingOperand(let after, let expected):
      return "expected \(expected) after '\(after)'"
    case .missingParenthesis:
      return "this '(' has no ')'"
    case .missingReason:
      return "what is ignored needs a reason: expected because 'TEXT'"
    case .missingRegex:
      return "expected a regular expression after 'matches'"
    case .missingStep(let after):
      return "expected a step or '{' after '\(after)'"
    case .missingSubject(let after):
      return "expected what to look at after '\(after)'"
    case .modifierOrder(let inner, let outer):
      return "'\(inner)' cannot stand under '\(outer)', which takes checks only"
    case .multilineOpening:
      return "a text in \"\"\" begins on the next line"
    case .nestingTooDeep(let limit):
      return "more than \(limit) blocks stand in each other"
    case .nulByte:
      return "a NUL byte cannot stand in a script"
    case .numberTooLarge(let limit):
      return "a number is at most \(limit)"
    case .relationWithoutWith(let word):
      return "without 'with' the word '\(word)' is a part of the text"
    case .wordBeforeQuote(let word):
      return "'\(word)' and the quotes behind it are a part of the text"
    case .rowOutsideExamples:
      return "a row stands under 'examples'"
    case .statementAfterExamples:
      return "nothing stands behind 'examples' in its scenario"
    case .stepBesideScenarios:
      return "a file with scenarios has no steps beside them"
    case .strayBrace:
      return "this '}' closes no block"
    case .tagsWithoutScenario:
      return "tags stand on the line before a scenario"
    case .textAfterQuote(let found):
      return "expected the end of the statement after the closing quote, found '\(found)'"
    case .timedAction(let modifier, let verb):
      return "'\(modifier)' takes checks, and '\(verb)' is none"
    case .tooManyRows(let limit):
      return "'examples' has more than \(limit) rows"
    case .unexpectedBlock(let after):
      return after.map { "'\($0)' takes no block" } ?? "a block belongs to the statement before it"
    case .unexpectedText(let after, let found):
      return "expected the end of the statement after '\(after)', found '\(found)'"
    case .unknownStep(let name, _):
      return "'\(name)' is not a step"
    case .unknownSubject(let name, _):
      return "'\(name)' is nothing that a check can look at"
    case .unquotedCell(let found):
      return "a cell that begins with '\(found)' stands in quotes"
    case .unquotedText(let after, let found):
      return "expected a text in quotes after '\(after)', found '\(found)'"
    case .unterminatedRegex:
      return "the regular expression has no closing '/'"
    case .unterminatedRow:
      return "the row has no '|' at its end"
    case .unterminatedString(let quote):
      return "the text has no closing \(quote)"
    }
  }

  /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`.
  private static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
