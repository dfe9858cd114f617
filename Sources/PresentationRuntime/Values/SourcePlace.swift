/// A place in a view's own source, for causes that point there.
public struct SourcePlace: Hashable, Sendable {
  /// The file as the script names it.
  public var path: String
  /// The line, from one.
  public var line: Int
  /// The column in characters, from one.
  public var column: Int

  /// The place `line:column` of the file `path`.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
