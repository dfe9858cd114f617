/// A mistake in a Swift source file, at its place.
public struct LocatedSwiftSourceProblem: Error, Equatable, Sendable {
  /// What is wrong.
  public var problem: SwiftSourceProblem
  /// Where.
  public var span: SwiftSourceSpan

  init(_ problem: SwiftSourceProblem, at span: SwiftSourceSpan) {
    self.problem = problem
    self.span = span
  }
}
