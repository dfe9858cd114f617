/// The steps between `{` and `}`, or the one step behind a modifier; made one by one as they are read.
public struct Block: Sequence, Sendable {
  let tree: SyntaxTree
  let range: Range<Int>
  /// From its `{` to its `}`, or the one step.
  public let span: SourceSpan
  /// Whether it is written with braces.
  public let isBraced: Bool

  /// Whether no step is in it.
  public var isEmpty: Bool { range.isEmpty }

  /// Reads the steps from the first on.
  public func makeIterator() -> Iterator { Iterator(tree: tree, range: range) }

  /// Reads one step after the other; `examples` is passed over.
  public struct Iterator: IteratorProtocol {
    let tree: SyntaxTree
    /// What has not been read yet.
    var range: Range<Int>

    /// The next step, or nil behind the last.
    public mutating func next() -> Step? {
      while let index = range.first {
        range = tree.index(after: index)..<range.upperBound
        if let step = tree.step(at: index) { return step }
      }
      return nil
    }
  }
}
