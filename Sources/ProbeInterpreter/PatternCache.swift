/// The regular expressions of a script, each compiled once.
///
/// Belongs to one runner: a compiled expression cannot be shared between threads.
public struct PatternCache {
  private var compiled: [String: Regex<AnyRegexOutput>] = [:]

  /// An empty cache.
  public init() {}

  /// Whether `pattern` is found in `text`.
  mutating func finds(_ pattern: String, in text: String) -> Bool {
    (try? regex(pattern).firstMatch(in: text)) != nil
  }

  private mutating func regex(_ pattern: String) -> Regex<AnyRegexOutput> {
    if let regex = compiled[pattern] { return regex }
    guard let regex = try? Regex(pattern) else {
      preconditionFailure("A regular expression reached a check without having been checked.")
    }
    compiled[pattern] = regex
    return regex
  }
}
