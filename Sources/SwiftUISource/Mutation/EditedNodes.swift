/// The nodes of a tree at which a running program says that it has come there; none in a file as it was read.
struct EditedNodes: Sendable {
  /// What a program says at a node.
  enum Note: Equatable, Sendable {
    /// The edit that was made was reached.
    case edit
    /// The place of that number was reached, where an edit could be made.
    case place(Int)
  }

  private var expressions: [ExpressionID: Note] = [:]
  private var statements: [StatementID: Note] = [:]

  func note(at id: ExpressionID) -> Note? { expressions.isEmpty ? nil : expressions[id] }
  func note(at id: StatementID) -> Note? { statements.isEmpty ? nil : statements[id] }

  mutating func insert(_ id: ExpressionID, _ note: Note = .edit) { expressions[id] = note }
  mutating func insert(_ id: StatementID, _ note: Note = .edit) { statements[id] = note }
}
