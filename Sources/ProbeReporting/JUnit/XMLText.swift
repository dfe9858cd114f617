import ProbeInterpreter

/// Texts as XML 1.0 carries them; what it forbids is made visible.
enum XMLText {
  /// `text` between two tags.
  static func content(_ text: String) -> String {
    ScalarEscapes.replace(in: text) { escape(of: $0) }
  }

  /// `text` in double quotes, as the value of an attribute.
  static func attribute(_ text: String) -> String {
    let value = ScalarEscapes.replace(in: text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      // A parser makes spaces of these where they are not written as numbers.
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: escape(of: scalar)
      }
    }
    return "\"\(value)\""
  }

  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\n", "\t": nil
    // A parser makes a line feed of it where it is not written as a number.
    case "\r": "&#13;"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": VisibleText.number(of: scalar)
    default: nil
    }
  }
}
