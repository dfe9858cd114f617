import ProbeSemantics

extension CheckFailure {
  /// One sentence: expected before found, or what there is nothing of.
  public var message: String {
    switch found {
    case .nothingToLookAt(let missing): missing.message
    case .count, .nothing, .state, .text, .texts: "expected \(expectedPhrase), found \(foundPhrase)"
    }
  }

  /// What was wanted, as words.
  public var expectedPhrase: String { check.phrase }

  /// What there was instead, as words.
  public var foundPhrase: String {
    switch found {
    case .count(let count): phrase(ofCount: count)
    case .nothing: phraseOfNothing
    case .nothingToLookAt(.control(let kind, let label)): "no \(kind) \(label)"
    case .nothingToLookAt(let missing): missing.message
    case .state(let state): state
    case .text(let text): VisibleText.quoted(text)
    case .texts(let texts): texts.isEmpty ? "one without texts" : VisibleText.list(texts)
    }
  }

  /// The first difference of the text that was wanted and the one that was found, or the one that nearly fits.
  public var difference: TextDifference? {
    guard !check.isNegated, let wanted = check.subject.wantedText else { return nil }
    switch found {
    case .text(let text): return TextDifference(expected: wanted, found: text)
    case .texts(let texts):
      return texts.lazy.prefix(Self.comparedTexts).compactMap { TextDifference(expected: wanted, found: $0) }
        .first(where: \.isHardToSee)
    case .count, .nothing, .nothingToLookAt, .state: return nil
    }
  }

  /// How many of many texts are looked through for one that nearly fits.
  private static let comparedTexts = 200

  private func phrase(ofCount count: Int) -> String {
    switch check.subject {
    case .clipboardUnchanged: count == 0 ? "no write" : count == 1 ? "1 write" : "\(count) writes"
    case .activity, .button, .caption, .cells, .clipboard, .clipboardEmpty, .completion, .crash, .dismissals,
      .evaluations, .field, .presentation, .presentations, .shareSheet, .text, .toggle, .warning:
      "\(count)"
    }
  }

  private var phraseOfNothing: String {
    switch check.subject {
    case .activity: "no activities"
    case .button: "no buttons"
    case .caption: "no caption"
    case .clipboard, .clipboardEmpty, .clipboardUnchanged: "an empty clipboard"
    case .crash: "no crash"
    case .field: "no fields"
    case .presentation(let kind, _): "no \(kind.rawValue)"
    case .shareSheet: "no share sheet"
    case .text: "no text"
    case .toggle: "no toggles"
    case .warning: "no warnings"
    case .cells, .completion, .dismissals, .evaluations, .presentations: "none"
    }
  }
}

extension Check.Subject {
  /// The whole text that it wants; nil if it wants a part, or no text.
  var wantedText: String? {
    switch self {
    case .activity(.label(let match)), .button(let match, isEnabled: nil, _), .clipboard(let match),
      .field(let match, value: nil, _), .text(let match, _), .toggle(let match, isOn: nil):
      match.whole
    case .caption(let match), .field(_, value: let match, _), .presentation(_, let match): match?.whole
    case .activity(.copy), .button, .cells, .clipboardEmpty, .clipboardUnchanged, .completion, .crash, .dismissals,
      .evaluations, .presentations, .shareSheet, .toggle, .warning:
      nil
    }
  }
}
