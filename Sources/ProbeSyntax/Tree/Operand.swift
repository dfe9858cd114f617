/// A text in a script: where it stands, how it is written, and what its characters need before they can be used.
///
/// No string is made while parsing: `SyntaxTree.pieces(of:)` and `SyntaxTree.text(of:)` decode it when it is wanted.
public struct Operand: Equatable, Sendable {
  /// How a text is written.
  public enum Form: UInt8, Sendable {
    /// `Share A`: to the end of the statement.
    case bare
    /// `'…'`: everything in it stands for itself, `''` for one apostrophe.
    case literal
    /// `"…"`, with escapes.
    case quoted
    /// `"""` and several lines.
    case multiline
    /// `/…/`
    case regex
    /// A cell of `examples` without quotes, in which `\|` and `\\` are escapes.
    case cell
  }

  /// The text with its quotes.
  public var span: SourceSpan
  /// How it is written.
  public var form: Form
  /// Whether an escape, a doubled quote or a `\(name)` is in it; without, the content is the text as it stands.
  public var needsDecoding: Bool
  /// Whether a `\(name)` is in it.
  public var isInterpolated: Bool

  /// A text at `span` in the given form.
  public init(span: SourceSpan, form: Form, needsDecoding: Bool = false, isInterpolated: Bool = false) {
    self.span = span
    self.form = form
    self.needsDecoding = needsDecoding
    self.isInterpolated = isInterpolated
  }

  /// The text without its quotes.
  public var contentSpan: SourceSpan {
    switch form {
    case .bare, .cell: span
    case .literal, .quoted, .regex: SourceSpan(start: span.start + 1, end: span.end - 1)
    case .multiline: SourceSpan(start: span.start + 3, end: span.end - 3)
    }
  }

  /// Whether it is written without quotes.
  public var isBare: Bool { form == .bare }
}

/// A part of a text: what stands for itself, or a name whose value belongs there.
public enum TemplatePiece: Equatable, Sendable {
  /// Characters, decoded.
  case text(String)
  /// `\(name)`; the span covers all of it.
  case name(String, span: SourceSpan)
}
