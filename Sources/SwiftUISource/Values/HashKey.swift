import PresentationRuntime

/// A value as it is told apart in a dictionary, a set, a list of identities.
indirect enum HashKey: Hashable {
  case bool(Bool)
  case double(Double)
  case int(Int)
  case list(Int, [HashKey])
  case none
  case object(ObjectIdentifier)
  case string(String)

  /// The same as the runtime tells elements apart.
  var identity: Identity {
    switch self {
    case .bool(let value): .bool(value)
    case .double(let value): .double(value)
    case .int(let value): .int(value)
    case .list(let type, let parts): .list([.int(type)] + parts.map(\.identity))
    case .none: .nothing
    case .object(let object): .object(object)
    case .string(let value): .text(Array(value.utf8))
    }
  }
}
