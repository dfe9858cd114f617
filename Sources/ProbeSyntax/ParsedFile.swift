/// A script as it was read, with all that is wrong with its syntax.
public struct ParsedFile: Sendable {
  /// What could be read of it.
  public var tree: SyntaxTree
  /// Its mistakes in the order of the file; at most one for a statement.
  public var diagnostics: [Diagnostic]

  /// Reads `file`; never fails: what cannot be read is a diagnostic.
  public init(parsing file: SourceFile) {
    var parser = Parser(file)
    (tree, diagnostics) = parser.parseFile()
  }
}
