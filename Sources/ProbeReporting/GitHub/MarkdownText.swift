import ProbeInterpreter

/// Texts in Markdown that are shown as they are.
enum MarkdownText {
  /// `text` on one line, with nothing in it that means anything to Markdown or HTML.
  static func of(_ text: String) -> String {
    ScalarEscapes.replace(in: VisibleText.of(text)) { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": "\\\(scalar)"
      default: nil
      }
    }
  }
}
