/// A piece of a script: a token, or the trivia between tokens. All of them together are the file.
public struct Token: Equatable, Sendable {
  /// What a piece is.
  public enum Kind: String, CaseIterable, Sendable {
    /// The mark that some editors put at the start of a file.
    case byteOrderMark = "byte-order-mark"
    /// Blanks and tabs.
    case blank
    /// LF, CRLF or CR.
    case newline
    /// From `#` to the end of the line.
    case comment
    /// A word of the grammar, or of a statement that could not be read.
    case word
    /// A name of a model, a definition, a parameter, a view, a function.
    case name
    /// `@sharing`
    case tag
    /// A text without quotes.
    case bareText = "bare-text"
    /// `'…'`
    case literal
    /// `"…"`
    case quoted
    /// `"""` and several lines.
    case multiline
    /// `/…/`
    case regex
    /// A cell without quotes.
    case cell
    /// A count with its comparison.
    case count
    /// A duration.
    case duration
    /// A number, `true`, `false`, `nothing`.
    case value
    /// One of `{ } ( ) [ ] , ; |`
    case punctuation
    /// Anything else, in a statement that could not be read.
    case unknown
  }

  /// What it is.
  public var kind: Kind
  /// The bytes it covers.
  public var span: SourceSpan

  /// Whether it carries no meaning.
  public var isTrivia: Bool {
    switch kind {
    case .byteOrderMark, .blank, .newline, .comment: true
    case .bareText, .cell, .count, .duration, .literal, .multiline, .name, .punctuation, .quoted, .regex, .tag,
      .unknown, .value, .word:
      false
    }
  }
}
