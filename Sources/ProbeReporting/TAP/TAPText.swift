import ProbeInterpreter

/// Texts in the Test Anything Protocol, where `#` begins a directive and a line end ends a line.
enum TAPText {
  /// `text` as the description of a test, on one line.
  static func description(_ text: String) -> String {
    ScalarEscapes.replace(in: VisibleText.of(text)) { scalar in
      switch scalar {
      case "#": "\\#"
      case "\\": "\\\\"
      default: nil
      }
    }
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
