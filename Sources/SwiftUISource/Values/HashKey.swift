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

extension HashKey: Comparable {
  /// An order of all keys, so that those of a set stand in one order whatever they were put in by.
  static func < (left: HashKey, right: HashKey) -> Bool {
    switch (left, right) {
    case (.bool(let a), .bool(let b)): !a && b
    case (.double(let a), .double(let b)): a.bitPattern < b.bitPattern
    case (.int(let a), .int(let b)): a < b
    case (.list(let a, let first), .list(let b, let second)): a == b ? first.lexicographicallyPrecedes(second) : a < b
    case (.object(let a), .object(let b)): a < b
    case (.string(let a), .string(let b)): a < b
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .bool: 0
    case .double: 1
    case .int: 2
    case .list: 3
    case .none: 4
    case .object: 5
    case .string: 6
    }
  }
}
