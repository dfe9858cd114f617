import PresentationRuntime

/// What a field shows of a value while it is edited: the text as it was typed, also where it is no number yet.
///
/// A class, since the machine only knows the last one: the field itself holds it.
final class FieldDraft {
  let text: String
  /// The value that the text left; another one ends the draft.
  let value: SwiftValue
  private let field: Binding

  init(field: Binding, text: String, value: SwiftValue) {
    self.field = field
    self.text = text
    self.value = value
  }

  func isOf(_ other: Binding) -> Bool { Value.binding(field).isEqual(to: .binding(other)) == true }
}
