extension Explanation {
  /// What the ids of mistakes in declarations of models, and in view files, mean.
  static let ofModels: [Explanation] = [
    Explanation(
      id: "inert-modifiers",
      summary:
        "The view file has modifiers without a meaning for presenting, as '.padding()'. They are passed over; '-v' lists them."
    ),
    Explanation(
      id: "swift-expected", summary: "The view file is not Swift at this place: something else should stand here."),
    Explanation(id: "swift-file-too-large", summary: "The view file is larger than a source file can be."),
    Explanation(id: "swift-invalid-byte", summary: "A byte of the view file cannot stand in Swift, as NUL or broken UTF-8."),
    Explanation(id: "swift-invalid-escape", summary: "A string of the view file has an escape that Swift does not know."),
    Explanation(id: "swift-invalid-number", summary: "A number of the view file is not one in Swift."),
    Explanation(
      id: "swift-nesting-too-deep",
      summary: "The view file is nested too deep to be read further; move inner parts into properties of their own."),
    Explanation(id: "swift-stray-closing-bracket", summary: "A bracket of the view file closes nothing."),
    Explanation(id: "swift-unclosed-bracket", summary: "A bracket of the view file is opened and never closed."),
    Explanation(id: "swift-unclosed-condition", summary: "An '#if' of the view file has no '#endif'."),
    Explanation(
      id: "swift-unexpected-directive", summary: "An '#else', '#elseif' or '#endif' of the view file has no '#if'."),
    Explanation(id: "swift-unterminated-comment", summary: "A comment of the view file is never closed."),
    Explanation(id: "swift-unterminated-regex", summary: "A regular expression of the view file is never closed."),
    Explanation(id: "swift-unterminated-string", summary: "A string of the view file is never closed."),
    Explanation(
      id: "unknown-view",
      summary: "The view file has no view of that name. 'probe-run models FILE.swift' lists its views."),
    Explanation(
      id: "unreadable-view-file",
      summary: "The view file of a model cannot be read. Its path is relative to the script that declares the model."),
  ]
}
