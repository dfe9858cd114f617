import ProbeInterpreter

/// The part of a source line around its caret that is recorded, so that a record does not grow with the line.
struct RecordedExcerpt {
  /// More characters before and behind the beginning of the caret than any report shows.
  private static let reach = 400

  /// The part of the line.
  var text: String
  /// Where in it the caret begins, in characters from one.
  var caretColumn: Int

  /// The part of the line of `place`.
  init(_ place: StepPlace) {
    let skipped = max(0, place.caretColumn - 1 - Self.reach)
    text = String(place.sourceLine.dropFirst(skipped).prefix(2 * Self.reach))
    caretColumn = place.caretColumn - skipped
  }
}
