/// A place in a source file as a person counts it.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from one.
  public var line: Int
  /// The column, counted in characters (grapheme clusters), from one.
  public var column: Int

  /// A place, both numbers from one.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
