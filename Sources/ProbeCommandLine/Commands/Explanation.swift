/// What `explain` says of one diagnostic or failure.
struct Explanation: Sendable {
  /// The id in brackets behind `error` or `failed`.
  var id: String
  /// One line for the list.
  var summary: String
  /// The whole text, examples included.
  var text: String
}
