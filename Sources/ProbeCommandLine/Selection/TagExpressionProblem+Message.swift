extension TagExpressionProblem {
  /// One sentence, as for a diagnostic.
  var message: String {
    switch self {
    case .expectedOperator(let found): "expected 'and', 'or' or the end after a tag, found '\(found)'"
    case .expectedTag(let found?): "expected a tag, 'not' or '(', found '\(found)'"
    case .expectedTag(nil): "expected a tag, 'not' or '(', found the end"
    case .missingParenthesis: "'(' is missing its ')'"
    case .tooDeep(let limit): "parentheses and 'not' are nested deeper than \(limit)"
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .expectedOperator, .expectedTag: "for instance --tag 'smoke and not (slow or ipad)'"
    case .missingParenthesis, .tooDeep: nil
    }
  }
}
