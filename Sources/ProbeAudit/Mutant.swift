import ProbeInterpreter

/// An app with one fault: what a list shows of it, and what a report says.
public struct Mutant: Equatable, Sendable {
  /// What names it on the command line: `M07`, or `removed-modifier@CartView.swift:21:9`.
  public var id: String
  /// What kind of fault it is, in kebab case: `caption-lies`, `removed-modifier`.
  public var name: String
  /// What is broken, as one sentence: lower case, no full stop.
  public var sentence: String
  /// The presentation rule that is broken, as `R26`, and how sure that rule is, as `observed`; nil for an edit of a view.
  public var rule: String?
  /// How sure the rule is; nil for an edit of a view.
  public var basis: String?
  /// What a person who uses the app sees, as one sentence.
  public var symptom: String
  /// Which check kills it at least, as a statement with `T` for the text: `expect clipboard T`.
  public var killer: String
  /// The edited place of the view's source; nil for a fault of the runtime.
  public var place: MutatedPlace?
  /// All words that it replaces, where these are more than those at `place`.
  public var wholePlace: MutatedPlace?
  /// Why it is not run on this model; nil if it is.
  public var exclusion: String?

  /// Whether it is a mistake that was found in a view, rather than one of the list of known faults: only such a one may
  /// turn out to be none.
  public var isFoundInView: Bool { id.utf8.contains(UInt8(ascii: "@")) }

  /// A fault of the runtime, or of a view where `place` is set afterwards.
  public init(id: String, name: String, sentence: String, symptom: String, killer: String) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.symptom = symptom
    self.killer = killer
  }
}

/// The words of a view's source that a mutant replaces.
public struct MutatedPlace: Equatable, Sendable {
  /// The first replaced character: the path as the script names it, line and column from one.
  public var start: Cause.Place
  /// The line after whose column the replaced words end, from one.
  public var endLine: Int
  /// The column behind the last replaced character, from one.
  public var endColumn: Int
  /// What stands there instead.
  public var replacement: String

  /// The words from `start` up to `endLine:endColumn`, replaced by `replacement`.
  public init(start: Cause.Place, endLine: Int, endColumn: Int, replacement: String) {
    self.start = start
    self.endLine = endLine
    self.endColumn = endColumn
    self.replacement = replacement
  }
}
