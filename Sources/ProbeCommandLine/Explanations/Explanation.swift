import ProbeInterpreter
import ProbeSyntax

/// What `explain` says of one diagnostic, failure or rule.
struct Explanation: Sendable {
  /// The id in brackets behind `error`, `warning` or `failure`.
  var id: String
  /// Another name for it.
  var alias: String?
  /// What it means and what usually helps.
  var summary: String
  /// A script that shows it; nil where it takes a file that nobody wants to read.
  var wrong: String?
  /// A script that does not.
  var right: String?

  /// All that can be explained, by id; the rules of the model come last, by number.
  static var all: [Explanation] {
    let failures = FailureExplanation.all.map { failure in
      Explanation(id: failure.id.rawValue, summary: failure.summary, wrong: failure.wrong, right: failure.right)
    }
    let syntax = SyntaxProblem.Code.allCases.map { Explanation($0) }
    let others = ofSemantics + ofViewFiles + ofCommandLine + ofAudits + ofMutants + ofViewMistakes + ofVariants
    return (syntax + others + failures).sorted { $0.id < $1.id } + ofRules
  }

  /// The whole text.
  var text: String {
    var text = "\(id)\n\n\(summary)\n"
    if let wrong { text += "\nwrong:\n\(indented(wrong))" }
    if let right { text += "\nright:\n\(indented(right))" }
    return text
  }

  private func indented(_ script: String) -> String {
    script.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
