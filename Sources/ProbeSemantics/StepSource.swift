import ProbeSyntax

/// Where the steps of a scenario, a definition or `setup` stand.
enum StepSource: Sequence, Sendable {
  /// In a block.
  case block(Block)
  /// At the top of a file that is one scenario.
  case file(SyntaxTree)

  /// Reads the steps from the first on; statements of a file that are no steps are passed over.
  func makeIterator() -> Block.Iterator {
    switch self {
    case .block(let block): block.makeIterator()
    case .file(let tree): tree.topLevelSteps.makeIterator()
    }
  }
}
