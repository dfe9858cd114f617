import ProbeSyntax

/// What a text must be once its names have values: checked for each row and each call.
struct Requirement: Sendable {
  /// What it must be.
  enum Kind: Hashable, Sendable {
    case count
    case device
    case duration
    case label
    case language
    /// The text behind `contains`, `starts with` or `ends with`.
    case part(relation: String)
  }

  /// What decides whether two requirements are one.
  struct Key: Hashable {
    var kind: Kind
    var template: Template
  }

  /// What it must be.
  var kind: Kind
  /// The text, over the names of the definition or the columns of the scenario.
  var template: Template
  /// The file of the place that asks for it, as an index of the checker's units.
  var unit: Int
  /// The place that asks for it.
  var span: SourceSpan

  /// Equal for requirements that are one.
  var key: Key { Key(kind: kind, template: template) }
}
