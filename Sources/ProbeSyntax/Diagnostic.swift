/// How much a diagnostic weighs.
public enum Severity: Hashable, Sendable {
  /// The file runs nothing.
  case error
  /// The file runs, and its author should look.
  case warning
}

/// A kind of mistake an author can make, as data; its words stand in a `+Message` file.
public protocol Problem: Error, Sendable {
  /// The stable name for tools and `probe-run explain`, in kebab case.
  var id: String { get }
  /// Whether the file can still run.
  var severity: Severity { get }
  /// One sentence: lower case, no full stop, source words in single quotes, expected before found.
  var message: String { get }
  /// What to do about it, if that can be said.
  var hint: String? { get }
  /// What to write in place of the words that are wrong, where that is known for sure enough to offer it.
  var replacement: String? { get }
}

extension Problem {
  /// Nothing, unless a problem says otherwise.
  public var replacement: String? { nil }
}

/// A mistake of an author, at its place.
public struct Diagnostic: Sendable {
  /// A second place that explains the first.
  public struct Note: Sendable {
    /// What is to be seen there.
    public var message: String
    /// The file of the place.
    public var file: SourceFile
    /// The place.
    public var span: SourceSpan

    /// A note about `span` in `file`.
    public init(_ message: String, file: SourceFile, span: SourceSpan) {
      self.message = message
      self.file = file
      self.span = span
    }
  }

  /// What is wrong.
  public var problem: any Problem
  /// The file it is in.
  public var file: SourceFile
  /// The exact words that are wrong, quotes included.
  public var span: SourceSpan
  /// Further places, in the order in which they help.
  public var notes: [Note]

  /// The mistake `problem` at `span` of `file`.
  public init(_ problem: any Problem, file: SourceFile, span: SourceSpan, notes: [Note] = []) {
    self.problem = problem
    self.file = file
    self.span = span
    self.notes = notes
  }
}
