import ProbeSyntax

/// Why a line of a record cannot be read.
public enum RecordProblem: Problem, Equatable {
  /// The record ends before its run has.
  case ended
  /// The line is no JSON object.
  case invalidLine(line: Int, reason: String)
  /// A member that is not there, or is of another kind.
  case invalidMember(line: Int, name: String, expected: String)
  /// The record has no event at all.
  case noEvents
  /// The first event is another one.
  case notARecord(line: Int)
  /// The line is of a later version of the format.
  case unknownVersion(line: Int, version: Int)
}
