import PresentationRuntime

/// What a shipped model shares: `struct SharePayload: Identifiable, Equatable { let id: Int; let text: String }`.
struct SharePayload: CustomValue {
  let id: Int
  let text: String

  func isEqual(to other: any CustomValue) -> Bool? {
    guard let other = other as? SharePayload else { return false }
    return id == other.id && text == other.text
  }

  var asIdentity: Identity { .list([.int(id), .text(Array(text.utf8))]) }
  var itemIdentity: Identity { .int(id) }
  var description: String { "SharePayload(id: \(id), text: '\(text)')" }
}
