import ProbeInterpreter
import ProbeSemantics

/// Texts and statements as a script writes them.
struct ScriptWords {
  /// The columns of a row with their values: a text that is one of these is written by its name.
  var columns: [(name: String, value: String)]

  /// `text` in quotes, with names for the values of a row.
  func quoted(_ text: String) -> String {
    if let column = columns.first(where: { $0.value.utf8.elementsEqual(text.utf8) && !$0.value.isEmpty }) {
      return "\"\\(\(column.name))\""
    }
    let isPlain = text.unicodeScalars.allSatisfy { Self.isPlain($0) }
    return isPlain
      ? "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
      : "\"" + text.unicodeScalars.map(Self.escaped).joined() + "\""
  }

  /// `label` as the rest of a statement: without quotes where it can do without.
  func label(_ label: String) -> String {
    let isColumn = columns.contains { $0.value.utf8.elementsEqual(label.utf8) }
    let first = label.unicodeScalars.first
    let isBare =
      !isColumn && first?.properties.isAlphabetic == true && label.utf8.last != UInt8(ascii: " ")
      && label.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0" <= $0 && $0 <= "9" || $0 == " " }
      && label != "outside"
    return isBare ? label : quoted(label)
  }

  /// The statement that does `action`; nil for one that no suggestion has.
  func statement(_ action: UserAction) -> String? {
    switch action {
    case .clearClipboard: "clear clipboard"
    case .close: "close"
    case .copy: "copy"
    case .swipeDown: "swipe down"
    case .tap(let label): "tap \(self.label(label))"
    case .tapOutside: "tap outside"
    case .choose, .clear, .device, .language, .launchArgument, .launchWith, .pick, .relaunch,
      .setClipboard, .stub, .swipeRow, .turn, .type, .wait:
      nil
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
    default: scalar != "\\"
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
