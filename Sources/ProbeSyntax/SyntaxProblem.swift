/// A mistake in the syntax of a script.
public enum SyntaxProblem: Problem, Equatable {
  /// `{` stands on the line after its statement.
  case blockOnNextLine
  /// `catches` before `on`.
  case catchesBeforeOn
  /// A curly quote opens a text.
  case curlyQuote(found: String)
  /// `tags`, `on`, `setup` or `examples` stands twice.
  case duplicateStatement(keyword: String)
  /// A label without a character.
  case emptyLabel
  /// A scenario's name without a character.
  case emptyName
  /// A path without a character.
  case emptyPath
  /// `contains ''`: it would always hold.
  case emptyText(relation: String)
  /// `examples` without a header or without a row below it.
  case examplesWithoutRows
  /// Another word than the grammar has at this place.
  case expectedWord(after: String, expected: [String], found: String)
  /// The file has more bytes than the limit.
  case fileTooLarge(limit: Int)
  /// A line of `"""` is indented less than its end.
  case insufficientIndentation
  /// A `\(name)` in a cell.
  case interpolationInCell
  /// A `\(name)` between single quotes.
  case interpolationInLiteral(name: String)
  /// A column's title that cannot be a name.
  case invalidColumn(found: String)
  /// Something else where a count should stand.
  case invalidCount(found: String)
  /// Something else where a duration should stand.
  case invalidDuration(found: String)
  /// A backslash before something that it does not go with.
  case invalidEscape(found: String)
  /// A `\(` that no name and `)` follow.
  case invalidInterpolation(found: String)
  /// Bytes that are no UTF-8.
  case invalidUTF8
  /// Something else where a value should stand.
  case invalidValue(found: String)
  /// `clipboard is empty`: the word is a text there.
  case keywordAsText(word: String)
  /// `examples` in a block that has no rows.
  case misplacedExamples
  /// A statement of a file that stands in a block or behind the scenarios.
  case misplacedStatement(keyword: String, isInBlock: Bool)
  /// A statement that needs a block has none.
  case missingBlock(after: String)
  /// A block is not closed.
  case missingBrace
  /// A text behind the `"""` that opens a text of several lines.
  case multilineOpening
  /// A name is missing.
  case missingName(after: String)
  /// A text, a count or a duration is missing.
  case missingOperand(after: String, expected: String)
  /// Arguments or parameters are not closed.
  case missingParenthesis
  /// `ignore` without `because` and a reason.
  case missingReason(mutant: String)
  /// `matches` without `/…/`.
  case missingRegex
  /// A modifier without a step.
  case missingStep(after: String)
  /// A check without a subject.
  case missingSubject(after: String)
  /// A modifier inside one that must stand innermost.
  case modifierOrder(inner: String, outer: String)
  /// Blocks stand too deep in each other.
  case nestingTooDeep(limit: Int)
  /// A NUL byte.
  case nulByte
  /// A number with too many digits.
  case numberTooLarge(limit: Int)
  /// `text starts 'A'`: without `with` the word is a part of the text.
  case relationWithoutWith(word: String)
  /// A word of another language stands before a quote, and so is a part of the text.
  case wordBeforeQuote(word: String)
  /// A line of cells that belongs to no `examples`.
  case rowOutsideExamples
  /// A statement behind `examples`.
  case statementAfterExamples
  /// Steps in a file that has scenarios.
  case stepBesideScenarios
  /// A `}` that closes nothing.
  case strayBrace
  /// Tags that no scenario follows.
  case tagsWithoutScenario
  /// Something behind a closing quote.
  case textAfterQuote(found: String)
  /// `within`, `for` or `at once` before something that is no check.
  case timedAction(modifier: String, verb: String)
  /// `examples` has more rows than the limit.
  case tooManyRows(limit: Int)
  /// A block that nothing asked for.
  case unexpectedBlock(after: String?)
  /// Something behind the end of what the statement takes.
  case unexpectedText(after: String, found: String)
  /// A first word that begins no statement.
  case unknownStep(name: String, nearest: String?)
  /// A word after `expect` that is no subject.
  case unknownSubject(name: String, nearest: String?)
  /// A cell that would have to be quoted, since its first character ends a statement.
  case unquotedCell(found: String)
  /// A text that must be quoted is not.
  case unquotedText(after: String, found: String)
  /// A regular expression without its closing slash.
  case unterminatedRegex
  /// A row without its last `|`.
  case unterminatedRow
  /// A string without its closing quote.
  case unterminatedString(quote: String)
}
