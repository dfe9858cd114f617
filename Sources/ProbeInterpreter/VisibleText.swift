import ProbeSyntax

/// A text as a report can show it: nothing in it moves a cursor, and nothing that cannot be seen is lost.
public enum VisibleText {
  /// How much of a text a sentence shows, in characters.
  static var sentenceLimit: Int { 120 }

  /// `text` on one line: control, direction and invisible characters as escapes.
  public static func of(_ text: String) -> String {
    if text.isPrintableASCII { return text }
    var visible = ""
    for scalar in text.unicodeScalars { visible += escape(of: scalar) ?? String(scalar) }
    return visible
  }

  /// `text` on one line: control, direction and invisible characters as escapes.
  public static func of(_ text: Substring) -> String { of(String(text)) }

  /// `text` in single quotes, shortened where it is very long.
  public static func quoted(_ text: String) -> String {
    // Fewer bytes than that are fewer characters.
    if text.utf8.count <= sentenceLimit { return "'\(of(text))'" }
    let shown = text.prefix(sentenceLimit)
    let isWhole = shown.endIndex == text.endIndex
    return "'\(of(shown))\(isWhole ? "" : "…")'"
  }

  /// Some texts in quotes, the first few of many.
  public static func list(_ texts: [String], limit: Int = 8) -> String {
    let shown = texts.prefix(limit).map { quoted($0) }.joined(separator: ", ")
    return texts.count > limit ? "\(shown) and \(texts.count - limit) more" : shown
  }

  /// The escape of a scalar that cannot be seen or must not be written; nil for all others.
  static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case " ": nil
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator, .surrogate,
        .unassigned:
        isPartOfEmoji(scalar) ? nil : number(of: scalar)
      default: nil
      }
    }
  }

  /// The scalar by its number: `\u{A0}`.
  public static func number(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// The joiner and the tags of emoji sequences are format characters that belong to something visible.
  private static func isPartOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
  }
}
