import ProbeSyntax

/// A text with places in it that are marked 1️⃣, 2️⃣ …
struct MarkedText {
  /// The text without the marks.
  let text: String
  /// The offset of each mark.
  let places: [Character: Int]

  init(_ marked: String) {
    var text = ""
    var places: [Character: Int] = [:]
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        places[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.places = places
  }

  /// The text between two marks.
  func span(_ start: Character, _ end: Character) -> SourceSpan? {
    guard let start = places[start], let end = places[end] else { return nil }
    return SourceSpan(start: start, end: end)
  }
}
