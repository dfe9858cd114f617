import ProbeSyntax

/// A mistake as a record tells it: its words, which another version of the tool may have chosen.
struct RecordedProblem: Problem {
  let id: String
  let severity: Severity
  let message: String
  let hint: String?
  let replacement: String?

  /// The mistake that `object` tells of.
  init(_ object: RecordedObject) throws(RecordProblem) {
    id = try object.text("id")
    severity = try object.word("severity") { Severity(named: $0) }
    message = try object.text("message")
    hint = try object.optionalText("hint")
    replacement = try object.optionalText("replacement")
  }
}
