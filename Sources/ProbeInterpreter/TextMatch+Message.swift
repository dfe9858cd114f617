import ProbeSemantics

extension TextMatch {
  /// The wish as words behind a noun: `'Fern'`, `containing 'Fern'`.
  var phrase: String {
    switch self {
    case .contains(let part): "containing \(VisibleText.quoted(part))"
    case .endsWith(let end): "ending with \(VisibleText.quoted(end))"
    case .equals(let whole): VisibleText.quoted(whole)
    case .matches(let pattern): "matching /\(VisibleText.of(pattern))/"
    case .startsWith(let start): "starting with \(VisibleText.quoted(start))"
    }
  }

  /// The text that is wanted as a whole or as a part; nil for a regular expression.
  var wanted: String? {
    switch self {
    case .contains(let text), .endsWith(let text), .equals(let text), .startsWith(let text): text
    case .matches: nil
    }
  }

  /// The text that is wanted as it stands.
  var whole: String? {
    switch self {
    case .equals(let whole): whole
    case .contains, .endsWith, .matches, .startsWith: nil
    }
  }
}

extension CountMatch {
  /// The wish as words: `4`, `> 0`.
  var phrase: String {
    relation == .equal ? "\(count)" : "\(relation.rawValue) \(count)"
  }
}
