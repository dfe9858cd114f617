/// `examples`, its header and its rows.
public struct Examples: Sendable {
  /// A line of cells.
  public struct Row: Sendable {
    /// From its first `|` to its last.
    public var span: SourceSpan
    /// Its cells in their order.
    public var cells: [Operand]

    /// The `|` that ends the row.
    public var lastBar: SourceSpan { SourceSpan(start: span.end - 1, end: span.end) }
  }

  /// The statement, its rows included.
  public var span: SourceSpan
  /// The first row: the names of the columns.
  public var header: Row
  /// The other rows.
  public var rows: Rows

  /// The rows of `examples`, made one by one as they are read.
  public struct Rows: Sequence, Sendable {
    let tree: SyntaxTree
    let range: Range<Int>

    /// Reads the rows from the first on.
    public func makeIterator() -> Iterator { Iterator(rows: self, position: range.lowerBound) }

    /// Reads one row after the other.
    public struct Iterator: IteratorProtocol {
      let rows: Rows
      var position: Int

      /// The next row, or nil behind the last.
      public mutating func next() -> Row? {
        guard position < rows.range.upperBound else { return nil }
        let row = rows.tree.row(at: position)
        position = rows.tree.index(after: position)
        return row
      }
    }
  }
}
