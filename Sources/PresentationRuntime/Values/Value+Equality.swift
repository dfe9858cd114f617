extension Value {
  /// Whether both are equal; nil where that cannot be said, which counts as a change (R3).
  public func isEqual(to other: Value) -> Bool? {
    switch (self, other) {
    case (.nothing, .nothing): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    case (.binding(let a), .binding(let b)): a.isSamePlace(as: b)
    case (.list(let a), .list(let b)): Value.areEqual(a, b)
    case (.custom(let a), .custom(let b)): a.isEqual(to: b)
    case (.nothing, _), (.bool, _), (.int, _), (.double, _), (.text, _), (.object, _), (.binding, _), (.list, _),
      (.custom, _):
      false
    }
  }

  private static func areEqual(_ a: [Value], _ b: [Value]) -> Bool? {
    guard a.count == b.count else { return false }
    var isCertain = true
    for index in a.indices {
      switch a[index].isEqual(to: b[index]) {
      case .some(true): continue
      case .some(false): return false
      case nil: isCertain = false
      }
    }
    return isCertain ? true : nil
  }
}
