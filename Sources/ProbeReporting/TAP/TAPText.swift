import ProbeInterpreter

/// Texts in the Test Anything Protocol, where `#` begins a directive and a line end ends a line.
enum TAPText {
  /// `text` as the description of a test, on one line.
  ///
  /// Not every reader knows `\#`: before a word that would be a directive, the `#` is shown by its number.
  static func description(_ text: String) -> String {
    // Split by scalars: a mark may stand on the '#'.
    let parts = VisibleText.of(text).unicodeScalars.split(separator: "#", omittingEmptySubsequences: false)
    var description = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { description += isDirective(String(part)) ? "\\\\u{23}" : "\\#" }
      description += ScalarEscapes.replace(in: String(part)) { $0 == "\\" ? "\\\\" : nil }
    }
    return description
  }

  private static func isDirective(_ text: String) -> Bool {
    let word = text.drop { $0 == " " }.prefix(4).lowercased()
    return word == "todo" || word == "skip"
  }

  /// `text` as lines of a comment.
  static func comment(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "#\n" : "# \(VisibleText.of($0))\n" }.joined()
  }

  /// `text` as a value of YAML, in double quotes.
  static func yaml(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    // Of what JSON leaves as it is, YAML refuses only these two in quotes.
    return ScalarEscapes.replace(in: writer.text) { scalar in
      switch scalar {
      case "\u{FFFE}": "\\uFFFE"
      case "\u{FFFF}": "\\uFFFF"
      default: nil
      }
    }
  }
}
