/// A piece of a string literal.
public enum StringPartSyntax: Sendable {
  /// `\(value)`, `\(value, format: .number)`
  case interpolation([ArgumentSyntax])
  /// Text with its escapes and indentation resolved
  case text(String)
}
