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
  public func makeIterator() -> Iterator { Iterator(block: self, position: range.lowerBound) }

  /// Reads one step after the other; `examples` is passed over.
  public struct Iterator: IteratorProtocol {
    let block: Block
    var position: Int

    /// The next step, or nil behind the last.
    public mutating func next() -> Step? {
      while position < block.range.upperBound {
        let index = position
        position = block.tree.index(after: index)
        if let step = block.tree.step(at: index) { return step }
      }
      return nil
    }
  }
}
