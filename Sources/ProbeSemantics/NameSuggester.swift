import ProbeSyntax

/// Finds the known name that an author may have meant, with a bound on the work for a script full of mistakes.
struct NameSuggester: Sendable {
  /// How many names may still be compared; then there are no more suggestions.
  private var budget = 100_000

  /// The name of `names` that `name` was most likely meant to be.
  mutating func nearest(to name: String, among names: some Collection<String>) -> String? {
    guard budget >= names.count else { return nil }
    budget -= names.count
    return ProbeSyntax.nearest(to: name, among: names)
  }
}
