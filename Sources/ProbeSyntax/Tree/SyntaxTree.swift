/// A script as it was read: flat nodes and the bytes they point into.
///
/// What a reader wants to see is made when it asks (`statements`, `Block`, `Examples.Rows`); the tree itself holds
/// offsets only.
public struct SyntaxTree: Sendable {
  /// The script.
  public let file: SourceFile
  /// The statements and their parts, in the order of the file.
  var nodes: [SyntaxNode]
  /// The comments, in the order of the file, each from its `#` to the end of its line.
  public internal(set) var comments: [SourceSpan]

  /// The statements of the file.
  public var statements: Statements { Statements(tree: self) }

  /// The steps beside the statements of the file, if it is one scenario.
  public var topLevelSteps: Block {
    Block(
      tree: self, range: nodes.indices, span: SourceSpan(start: 0, end: file.bytes.count), isBraced: true)
  }

  /// Whether a `scenario` stands in the file; without, the file is one scenario.
  public var hasScenarios: Bool {
    var index = 0
    while index < nodes.count {
      if nodes[index].kind == .scenario { return true }
      index = self.index(after: index)
    }
    return false
  }

  /// The bytes of the tree's nodes.
  public var nodeByteCount: Int { nodes.count * MemoryLayout<SyntaxNode>.stride }

  /// The comments that begin in `span`.
  public func comments(in span: SourceSpan) -> ArraySlice<SourceSpan> {
    comments[firstComment(from: span.start)..<firstComment(from: span.end)]
  }

  /// The index of the first comment that begins at `offset` or behind it.
  private func firstComment(from offset: Int) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text under `span` as it is written.
  public func text(in span: SourceSpan) -> String { file.text(in: span) }

  /// The name as a string.
  public func text(of name: Name) -> String { file.text(in: name.span) }

  /// The name of the tag, without its `@`.
  public func text(of tag: Tag) -> String { file.text(in: tag.nameSpan) }

  /// The statements of a file, made one by one as they are read.
  public struct Statements: Sequence, Sendable {
    let tree: SyntaxTree

    /// Reads the statements from the first on.
    public func makeIterator() -> Iterator { Iterator(tree: tree, position: 0) }

    /// Reads one statement after the other.
    public struct Iterator: IteratorProtocol {
      let tree: SyntaxTree
      var position: Int

      /// Passes over the next statement if it is a scenario, and gives its place; nothing is made of it.
      public mutating func skipScenario() -> TreePlace? {
        let start = position
        var index = position
        while index < tree.nodes.count, tree.nodes[index].kind == .tagLine { index = tree.index(after: index) }
        guard index < tree.nodes.count, tree.nodes[index].kind == .scenario else { return nil }
        position = tree.index(after: index)
        return TreePlace(start)
      }

      /// The next statement, or nil behind the last.
      public mutating func next() -> Statement? {
        var tagLines = position
        while position < tree.nodes.count {
          let index = position
          position = tree.index(after: index)
          if tree.nodes[index].kind == .tagLine { continue }
          if tree.nodes[index].kind != .scenario { tagLines = index }
          return tree.statement(at: index, tagLines: tagLines..<index)
        }
        tagLines = position
        return nil
      }
    }
  }
}
