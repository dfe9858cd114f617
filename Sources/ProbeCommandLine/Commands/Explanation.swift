import ProbeInterpreter

/// What `explain` says of one diagnostic or failure.
struct Explanation: Sendable {
  /// The id in brackets behind `error` or `failed`.
  var id: String
  /// What it means and what usually helps.
  var summary: String
  /// A script that shows it.
  var wrong: String
  /// A script that does not.
  var right: String

  /// All that can be explained, by id.
  static var all: [Explanation] {
    FailureExplanation.all.map { failure in
      Explanation(
        id: failure.id.rawValue, summary: failure.summary, wrong: failure.wrong, right: failure.right)
    }.sorted { $0.id < $1.id }
  }

  /// The whole text.
  var text: String {
    "\(id)\n\n\(summary)\n\nwrong:\n\(indented(wrong))\nright:\n\(indented(right))"
  }

  private func indented(_ script: String) -> String {
    script.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
