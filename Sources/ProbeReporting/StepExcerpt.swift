import ProbeInterpreter

/// A source line with a caret under the words that matter, cut to what a terminal shows.
struct StepExcerpt {
  /// How many characters of a long line are shown before and behind the beginning of the caret.
  private static let reach = 60

  /// The line as it is shown.
  var line: String
  /// What stands under it: spaces, then carets.
  var caret: String

  /// The line of `place`, with tabs as spaces and invisible characters as escapes.
  init(_ place: StepPlace) {
    let characters = Array(place.sourceLine.prefix(place.caretColumn + Self.reach * 2))
    let start = min(max(0, place.caretColumn - 1), characters.count)
    let end = min(start + place.caretLength, characters.count)
    let first = start > Self.reach * 2 ? start - Self.reach : 0
    let last = min(characters.count, max(start + Self.reach, first + Self.reach * 2))
    let lead = (first > 0 ? "…" : "") + Self.visible(characters[first..<start])
    let marked = Self.visible(characters[start..<min(end, last)])
    let isCut = place.sourceLine.dropFirst(last).first != nil
    line = lead + marked + Self.visible(characters[min(end, last)..<last]) + (isCut ? "…" : "")
    caret =
      String(repeating: " ", count: DisplayWidth.of(lead))
      + String(repeating: "^", count: max(1, DisplayWidth.of(marked)))
  }

  private static func visible(_ characters: ArraySlice<Character>) -> String {
    characters.map { $0 == "\t" ? "  " : VisibleText.of(String($0)) }.joined()
  }
}
