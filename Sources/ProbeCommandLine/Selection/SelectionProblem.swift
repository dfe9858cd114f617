import ProbeSyntax

/// A selection that leaves nothing to do.
enum SelectionProblem: Problem, Equatable {
  /// No scenario was found at all.
  case nothingSelected
  /// There are scenarios, and all that was chosen of them runs on apps that they are to catch.
  case nothingToAudit
  /// There are scenarios, and none with that name, or none with that name and those tags.
  case noSuchName(String, hasTags: Bool)
  /// No scenario has a tag that `--tag` names.
  case unknownTag(String, nearest: String?)
  /// All tags are known, and no scenario has what `--tag` asks for.
  case unmatchedTags
}
