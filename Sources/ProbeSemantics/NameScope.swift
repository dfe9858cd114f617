/// The names that may stand as `\(name)` in a text.
struct NameScope: Sendable {
  /// Whose names they are.
  var owner: SemanticProblem.NameOwner
  /// The names in their order.
  var names: [String]
  /// Whether there may be names that could not be read.
  var isOpen: Bool
  /// Where many names stand; a few are found faster one by one.
  private var slots: [ExactText: Int] = [:]

  /// The scope without a name.
  static let empty = NameScope(.nobody)

  /// The scope of `names`; of equal names the first counts.
  init(_ owner: SemanticProblem.NameOwner, names: [String] = [], isOpen: Bool = false) {
    self.owner = owner
    self.names = names
    self.isOpen = isOpen
    guard names.count > 8 else { return }
    for (slot, name) in names.enumerated() where slots[ExactText(name)] == nil {
      slots[ExactText(name)] = slot
    }
  }

  /// The position of `name` among the names.
  func slot(of name: String) -> Int? {
    guard names.count > 8 else { return names.firstIndex { $0.utf8.elementsEqual(name.utf8) } }
    return slots[ExactText(name)]
  }
}
