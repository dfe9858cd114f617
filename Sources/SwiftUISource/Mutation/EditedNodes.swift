/// The nodes of a tree at which a running program says that it has reached an edit; none in a file as it was read.
struct EditedNodes: Sendable {
  private var expressions: Set<ExpressionID> = []
  private var statements: Set<StatementID> = []

  func contains(_ id: ExpressionID) -> Bool { !expressions.isEmpty && expressions.contains(id) }
  func contains(_ id: StatementID) -> Bool { !statements.isEmpty && statements.contains(id) }

  mutating func insert(_ id: ExpressionID) { expressions.insert(id) }
  mutating func insert(_ id: StatementID) { statements.insert(id) }
}
