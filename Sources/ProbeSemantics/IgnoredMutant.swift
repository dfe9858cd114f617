import ProbeSyntax

/// `ignore ID because 'REASON'`: a broken app that an audit does not count.
public struct IgnoredMutant: Equatable, Sendable {
  /// The id of the mutant, `M06`, or its name, `same-identity`.
  public var id: String
  /// Why it does not count.
  public var reason: String
  /// The file of the statement.
  public var file: SourceFile
  /// Where the id stands in it, quotes included.
  public var span: SourceSpan

  /// The mutant `id`, ignored for `reason` at `span` of `file`.
  public init(id: String, reason: String, file: SourceFile, span: SourceSpan) {
    self.id = id
    self.reason = reason
    self.file = file
    self.span = span
  }
}
