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

  /// Whether `template` is as it must be whatever the values are: a label with a text of its own is not empty.
  func isMet(byAnyValuesOf template: Template) -> Bool {
    switch kind {
    case .label, .part: template.hasText
    case .count, .device, .duration, .language: false
    }
  }

  /// The same with another template; where only emptiness matters, each value is kept once.
  func lifted(to template: Template) -> Requirement {
    var result = self
    switch kind {
    case .label, .part:
      var slots: Set<Int> = []
      result.template = Template(
        parts: template.parts.filter { part in
          if case .slot(let slot) = part { slots.insert(slot).inserted } else { true }
        })
    case .count, .device, .duration, .language: result.template = template
    }
    return result
  }
}
