/// A piece of a view file, for the list of what was understood.
struct InventoryNote: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case control
    case inert
    case opaque
    case opaqueView
    case presentation
    case unsupported
  }

  var kind: Kind
  var what: String
  var line: Int
}
