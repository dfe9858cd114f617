import ProbeSyntax

/// How many columns of a terminal a text takes.
enum DisplayWidth {
  /// The columns of `text`; wide characters (CJK, Hangul, emoji) take two, marks none of their own.
  static func of(_ text: String) -> Int {
    text.isPrintableASCII ? text.utf8.count : text.reduce(0) { $0 + DisplayText.width(of: $1) }
  }

  /// `text` with spaces behind it up to `width` columns.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }
}
