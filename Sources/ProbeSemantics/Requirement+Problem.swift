import ProbeSyntax

extension Requirement.Kind {
  /// What is wrong with `text`, if it is not what it must be.
  func problem(with text: String, known: KnownNames, suggester: inout NameSuggester) -> SemanticProblem? {
    switch self {
    case .count: return Count.number(of: text.utf8) == nil ? .invalidCount(text) : nil
    case .device:
      guard !known.devices.contains(where: { $0.utf8.elementsEqual(text.utf8) }) else { return nil }
      let nearest = suggester.nearest(to: text, among: known.devices)
      return .unknownDevice(text, nearest: nearest, known: nearest == nil ? known.devices : [])
    case .duration: return TimeSpan.duration(of: text.utf8) == nil ? .invalidDuration(text) : nil
    case .label: return text.utf8.isEmpty ? .emptyLabel : nil
    case .language:
      guard !known.languages.contains(where: { $0.utf8.elementsEqual(text.utf8) }) else { return nil }
      let nearest = suggester.nearest(to: text, among: known.languages)
      return .unknownLanguage(text, nearest: nearest, known: nearest == nil ? known.languages : [])
    case .part(let relation): return text.utf8.isEmpty ? .emptyPart(relation: relation) : nil
    }
  }

  /// What a note says at the place that asks for it.
  var purpose: String {
    switch self {
    case .count: "it is used as a count here"
    case .device: "it is used as a device profile here"
    case .duration: "it is used as a duration here"
    case .label: "it is used as a label here"
    case .language: "it is used as a language here"
    case .part: "it is compared here"
    }
  }
}
