/// `--tag EXPR`: which tags a scenario must have.
indirect enum TagExpression: Equatable, Sendable {
  /// `smoke and sharing and first`
  case all([TagExpression])
  /// `smoke or sharing`
  case any([TagExpression])
  /// `not slow`
  case not(TagExpression)
  /// `smoke`, or `@smoke`.
  case tag(String)

  /// The tags in it, in the order in which they were written.
  var names: [String] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.names)
    case .not(let inner): inner.names
    case .tag(let name): [name]
    }
  }

  /// Whether a scenario with `tags` is meant.
  func matches(_ tags: [String]) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.matches(tags) }
    case .any(let parts): parts.contains { $0.matches(tags) }
    case .not(let inner): !inner.matches(tags)
    case .tag(let name): tags.contains { $0.utf8.elementsEqual(name.utf8) }
    }
  }
}
