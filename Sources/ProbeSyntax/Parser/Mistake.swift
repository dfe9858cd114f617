/// A problem at its place, on its way from where it is noticed to where reading can go on.
struct Mistake: Error {
  var problem: SyntaxProblem
  var span: SourceSpan
  var notes: [(message: String, span: SourceSpan)] = []

  init(_ problem: SyntaxProblem, _ span: SourceSpan, notes: [(message: String, span: SourceSpan)] = []) {
    self.problem = problem
    self.span = span
    self.notes = notes
  }
}
