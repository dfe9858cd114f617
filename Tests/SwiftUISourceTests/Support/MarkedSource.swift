import SwiftUISource

/// A source whose markers stand for places: they are taken out, and their offsets kept.
struct MarkedSource {
  var text = ""
  private(set) var offsets: [Character: Int] = [:]

  /// Takes `1️⃣` to `9️⃣` out of `marked`.
  init(_ marked: String) {
    for character in marked {
      if character.unicodeScalars.contains("\u{20E3}") {
        offsets[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
  }

  /// The span between two markers.
  func span(_ start: Character, _ end: Character) -> SwiftSourceSpan {
    SwiftSourceSpan(start: offsets[start] ?? -1, end: offsets[end] ?? -1)
  }

  /// The file that was marked.
  var file: ViewSource { ViewSource(path: "View.swift", source: Array(text.utf8)) }
}
