/// A path with a place behind it, as selectors and messages spell it: `FILE:LINE`, `FILE:LINE[ROW]`, `FILE:LINE:COL`.
struct PathArgument: Equatable {
  /// The file.
  var path: String
  /// The place in it; the column of `FILE:LINE:COL` says nothing more than its line.
  var place: LineReference

  /// Splits `text`; nil if no place stands at its end.
  init?(_ text: String) {
    var rest = text[...]
    var row: Int?
    if rest.last == "]" {
      guard let bracket = rest.lastIndex(of: "["),
        let number = wholeNumber(rest[rest.index(after: bracket)...].dropLast())
      else { return nil }
      row = number
      rest = rest[..<bracket]
    }
    guard var line = Self.takeNumber(from: &rest) else { return nil }
    if row == nil, let earlier = Self.takeNumber(from: &rest) { line = earlier }
    guard !rest.isEmpty else { return nil }
    path = String(rest)
    place = LineReference(line: line, row: row)
  }

  /// Cuts `:NUMBER` off the end of `text`.
  private static func takeNumber(from text: inout Substring) -> Int? {
    guard let colon = text.lastIndex(of: ":"), let number = wholeNumber(text[text.index(after: colon)...]) else {
      return nil
    }
    text = text[..<colon]
    return number
  }
}
