import ProbeInterpreter

/// Texts as a page shows them: nothing in them is markup, and nothing that cannot be seen is lost.
enum HTMLText {
  /// `text` on one line.
  static func of(_ text: String) -> String { XMLText.content(VisibleText.of(text)) }

  /// A sentence in which what stands between backticks is code.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { of(String($0)) }
    guard parts.count > 1, parts.count % 2 == 1 else { return of(text) }
    return parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : $1 }.joined()
  }

  /// `text` with its lines.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }.joined(separator: "\n")
  }

  /// `text` as the value of an attribute, in quotes.
  static func attribute(_ text: String) -> String { XMLText.attribute(VisibleText.of(text)) }
}
