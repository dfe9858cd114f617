/// Reads a script in one pass over its bytes.
struct Parser {
  let file: SourceFile
  var nodes: [SyntaxNode] = []

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func parseFile() -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    (SyntaxTree(file: file, nodes: nodes, comments: []), [])
  }
}
