import ProbeInterpreter

/// A line that a workflow of GitHub Actions reads as an annotation.
struct WorkflowCommand {
  /// What kind of annotation it is.
  enum Kind: String {
    case error
    case warning
  }

  /// What kind it is.
  var kind: Kind
  /// The file, as the checkout knows it.
  var path: String
  /// The line, from one.
  var line: Int
  /// Where in the line it begins, from one.
  var column: Int
  /// The headline.
  var title: String
  /// The text, which may have several lines.
  var message: String

  /// The line, with its end.
  var text: String {
    "::\(kind.rawValue) file=\(Self.property(path)),line=\(line),col=\(column)"
      + ",title=\(Self.property(title))::\(Self.value(message))\n"
  }

  /// `text` behind the second `::`.
  static func value(_ text: String) -> String {
    ScalarEscapes.replace(in: visible(text)) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// `text` as the value of a property.
  static func property(_ text: String) -> String {
    ScalarEscapes.replace(in: value(text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// Line ends stay; all else that cannot be seen is shown.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { VisibleText.of($0) }.joined(separator: "\n")
  }
}
