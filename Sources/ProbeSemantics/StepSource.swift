import ProbeSyntax

/// Where the steps of a scenario, a definition or `setup` stand.
enum StepSource: Sequence, Sendable {
  /// In a block.
  case block(Block)
  /// At the top of a file that is one scenario.
  case file(SyntaxTree)

  /// Reads the steps from the first on.
  func makeIterator() -> Iterator {
    switch self {
    case .block(let block): .block(block.makeIterator())
    case .file(let tree): .file(tree.statements.makeIterator())
    }
  }

  /// Reads one step after the other; statements of a file that are no steps are passed over.
  enum Iterator: IteratorProtocol {
    case block(Block.Iterator)
    case file(SyntaxTree.Statements.Iterator)

    mutating func next() -> Step? {
      switch self {
      case .block(var steps):
        let step = steps.next()
        self = .block(steps)
        return step
      case .file(var statements):
        while let statement = statements.next() {
          if case .step(let step) = statement.kind {
            self = .file(statements)
            return step
          }
        }
        self = .file(statements)
        return nil
      }
    }
  }
}
