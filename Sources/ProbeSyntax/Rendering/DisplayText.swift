/// A source line as it is shown: tabs become blanks, what cannot be seen becomes visible; with the columns of the screen.
public struct DisplayText: Sendable {
  /// What is shown.
  public private(set) var text = ""
  /// The columns that it takes on a screen.
  public private(set) var width = 0

  /// The blanks up to the next of these columns stand for a tab.
  private static let tabWidth = 4

  /// Nothing yet.
  public init() {}

  /// `text` as it is shown.
  public init(_ text: String) {
    append(text)
  }

  /// Shows `more` behind what is there.
  public mutating func append(_ more: String) {
    if more.isPrintableASCII {
      text += more
      width += more.utf8.count
    } else {
      for character in more { append(character) }
    }
  }

  private mutating func append(_ character: Character) {
    if character == "\t" {
      let blanks = DisplayText.tabWidth - width % DisplayText.tabWidth
      text += String(repeating: " ", count: blanks)
      width += blanks
      return
    }
    if !character.unicodeScalars.contains(where: DisplayText.isInvisible) {
      text.append(character)
      width += DisplayText.width(of: character)
      return
    }
    for scalar in character.unicodeScalars {
      if DisplayText.isInvisible(scalar) {
        let name = DisplayText.visibleName(of: scalar)
        text += name
        width += name.unicodeScalars.count
      } else {
        text.unicodeScalars.append(scalar)
        width += DisplayText.width(of: Character(scalar))
      }
    }
  }

  /// Controls, and the marks that change the direction of what is shown.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }

  /// U+001B is shown as ␛, U+202E as `<U+202E>`.
  private static func visibleName(of scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
    if scalar.value == 0x7F { return "\u{2421}" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// The columns of a character: none, one or two.
  public static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII, character.unicodeScalars.count == 1 { return 1 }
    let isEmoji = character.unicodeScalars.contains { $0.value == 0xFE0F } && first.properties.isEmoji
    if isEmoji || first.properties.isEmojiPresentation || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The characters that East Asian typography gives two columns.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F1E6...0x1F1FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
