import ProbeSemantics

extension TextMatch {
  /// Whether `text` is as it must be.
  func holds(for text: String, _ patterns: inout PatternCache) -> Bool {
    switch self {
    case .contains(let part): TextSearch.contains(text, part)
    case .endsWith(let end): TextSearch.ends(text, with: end)
    case .equals(let whole): TextSearch.equal(text, whole)
    case .matches(let pattern): patterns.finds(pattern, in: text)
    case .startsWith(let start): TextSearch.starts(text, with: start)
    }
  }
}

extension TextMatch? {
  /// Whether `text` is as it must be; without a wish any text is.
  func holds(for text: String, _ patterns: inout PatternCache) -> Bool {
    switch self {
    case .some(let match): match.holds(for: text, &patterns)
    case .none: true
    }
  }
}
