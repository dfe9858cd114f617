extension Explanation {
  /// What the ids of mistakes in view files, and in naming them, mean.
  static let ofViewFiles: [Explanation] = [
    Explanation(
      id: "inert-modifiers",
      summary: "Modifiers without a meaning for presenting, as '.padding()', are passed over; '-v' lists them."),
    Explanation(
      id: "opaque-views",
      summary: "Views of other files show nothing, and what stands in them is not seen; '-v' lists them."),
    Explanation(
      id: "swift-expected", summary: "The Swift file stops being Swift at this place: something else must stand there."),
    Explanation(id: "swift-file-too-large", summary: "A view file of that size is none that a person wrote."),
    Explanation(id: "swift-invalid-byte", summary: "This byte cannot stand in a Swift file outside of strings."),
    Explanation(
      id: "swift-invalid-escape", summary: "A backslash in a string begins an escape that Swift does not know."),
    Explanation(id: "swift-invalid-number", summary: "A number has digits or a shape that Swift does not allow."),
    Explanation(
      id: "swift-nesting-too-deep", summary: "The code stands deeper in itself than a person would write it."),
    Explanation(id: "swift-stray-closing-bracket", summary: "A bracket closes what was never opened."),
    Explanation(id: "swift-unclosed-bracket", summary: "A bracket that was opened is not closed before the file ends."),
    Explanation(id: "swift-unclosed-condition", summary: "An '#if' has no '#endif'."),
    Explanation(id: "swift-unexpected-directive", summary: "'#else', '#elseif' or '#endif' stands without an '#if'."),
    Explanation(id: "swift-unterminated-comment", summary: "A comment that '/*' opens is not closed by '*/'."),
    Explanation(id: "swift-unterminated-regex", summary: "A regular expression is not closed by a slash on its line."),
    Explanation(id: "swift-unterminated-string", summary: "A string is not closed by its quotes."),
    Explanation(
      id: "unknown-view",
      summary: "'model … view NAME' names a view that the file does not declare; the hint lists its views."),
    Explanation(
      id: "unreadable-view-file", summary: "The Swift file of a 'model' is missing, is a directory or cannot be read."),
  ]
}
