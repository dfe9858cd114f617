/// What a careless copy does to a text: letters are taken apart, and what lies beyond the basic plane is dropped.
enum UnicodeFold {
  /// The text with Hangul syllables and Latin letters in their parts (NFD), and no scalar above U+FFFF.
  static func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar.value <= 0xFFFF {
      if let syllable = hangul(scalar) {
        folded.append(contentsOf: syllable)
      } else if scalar.value >= 0xC0, let parts = letters[Character(scalar)] {
        folded.append(contentsOf: parts)
      } else {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  /// The jamo of a syllable, by the arithmetic of the Unicode standard.
  private static func hangul(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = scalar.value - 0xAC00
    var parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    if index % 28 > 0 { parts.append(0x11A7 + index % 28) }
    return parts.compactMap(Unicode.Scalar.init)
  }

  /// Latin letters with one mark: a character finds its parts, since equal characters are canonically equivalent.
  private static let letters: [Character: [Unicode.Scalar]] = {
    var letters: [Character: [Unicode.Scalar]] = [:]
    for base in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars {
      for mark in (0x300...0x328).compactMap({ Unicode.Scalar($0 as UInt32) }) {
        var view = String.UnicodeScalarView()
        view.append(base)
        view.append(mark)
        letters[Character(String(view))] = [base, mark]
      }
    }
    return letters
  }()
}
