/// How a text must be; texts are compared by Unicode scalars.
public enum TextMatch: Sendable {
  /// `contains TEXT`.
  case contains(String)
  /// `ends with TEXT`.
  case endsWith(String)
  /// `TEXT`, `is TEXT`.
  case equals(String)
  /// `matches /…/`: a Swift regular expression that must be found; it was valid when the script was checked.
  case matches(pattern: String)
  /// `starts with TEXT`.
  case startsWith(String)
}
