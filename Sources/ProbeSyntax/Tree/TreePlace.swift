/// A place between the statements of a file, or the rows of `examples`, that is kept to read on from there later.
public struct TreePlace: Hashable, Sendable {
  let index: UInt32

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

extension SyntaxTree.Statements.Iterator {
  /// The place of the next statement.
  public var place: TreePlace { TreePlace(position) }
}

extension Examples.Rows.Iterator {
  /// The place of the next row.
  public var place: TreePlace { TreePlace(position) }
}

extension SyntaxTree {
  /// The statement of the file at a place that its iterator gave.
  public func statement(at place: TreePlace) -> Statement? {
    var statements = Statements.Iterator(tree: self, position: Int(place.index))
    return statements.next()
  }

  /// The steps of the scenario at a place that its iterator gave; nil if another statement stands there.
  public func steps(ofScenarioAt place: TreePlace) -> Block? {
    var index = Int(place.index)
    while index < nodes.count, nodes[index].kind == .tagLine { index = self.index(after: index) }
    guard index < nodes.count, nodes[index].kind == .scenario else { return nil }
    return block(of: index)
  }

  /// The row at a place that its iterator gave.
  public func row(at place: TreePlace) -> Examples.Row { row(at: Int(place.index)) }
}
