/// A mistake in a tag expression; its place is kept beside it.
enum TagExpressionProblem: Error, Equatable, Sendable {
  case expectedOperator(found: String)
  case expectedTag(found: String?)
  case missingParenthesis
  case tooDeep(limit: Int)
}
