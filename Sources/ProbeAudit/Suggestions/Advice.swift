/// What would notice a mutant that nobody notices.
public struct Advice: Equatable, Sendable {
  /// The scenario nearest to it, as an index of the report's; nil if none runs on the app.
  public var scenario: Int?
  /// Lines that were tried out; nil if none was found.
  public var insertion: Insertion?
}

/// Lines behind a step of a script, or before its first one, with which a scenario still passes on the unbroken app and fails on the mutant.
public struct Insertion: Equatable, Sendable {
  /// The script, by its number.
  public var script: Int
  /// The step that they follow, or stand before.
  public var place: AuditPlace
  /// Where that step begins in the script, in bytes.
  public var start: Int
  /// Where it ends.
  public var offset: Int
  /// Whether they stand before it.
  public var isBefore = false
  /// The lines, each a statement.
  public var lines: [String]

  /// Where the lines go and what they are, as a sentence; `quote` stands around the step.
  public func sentence(quote: Character) -> String {
    "\(isBefore ? "before" : "after") \(quote)\(place.statement)\(quote), add: \(lines.joined(separator: "; "))"
  }

  /// Where the lines go, in bytes.
  var position: Int { isBefore ? start : offset }
}
