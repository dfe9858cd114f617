import ProbeSemantics

extension Check {
  /// What is wanted, as words: `caption 'Share A: 12'`, `no sheet`.
  var phrase: String {
    isNegated ? subject.opposite : subject.article + subject.noun
  }
}

extension Check.Subject {
  /// The subject with what is wished of it, without an article.
  fileprivate var noun: String {
    switch self {
    case .activity(.copy): "activity Copy"
    case .activity(.label(let match)): "activity \(match.phrase)"
    case .button(let label, let isEnabled, let reach):
      "button \(label.phrase)\(isEnabled.map { $0 ? " that is enabled" : " that is disabled" } ?? "")\(reach.phrase)"
    case .caption(let match): noun("caption", match)
    case .cells(let match, let reach): "cells \(match.phrase)\(reach == .top ? "" : " on the whole screen")"
    case .clipboard(let match): "clipboard \(match.phrase)"
    case .clipboardEmpty: "empty clipboard"
    case .clipboardUnchanged: "unchanged clipboard"
    case .completion(let isCompleted): isCompleted ? "completion completed" : "completion cancelled"
    case .crash(let match): noun("crash", match)
    case .dismissals(let match): "dismissals \(match.phrase)"
    case .evaluations(let view, let match): "evaluations of \(VisibleText.of(view)) \(match.phrase)"
    case .field(let label, let value, let reach):
      "field \(label.phrase)\(value.map { " that holds \($0.holding)" } ?? "")\(reach.phrase)"
    case .presentation(let kind, let match):
      if let match { "\(kind.rawValue) with a text \(match.phrase)" } else { kind.rawValue }
    case .presentations(let match): "presentations \(match.phrase)"
    case .shareSheet: "share sheet"
    case .text(let match, let reach): "text \(match.phrase)\(reach.phrase)"
    case .toggle(let label, let isOn):
      "toggle \(label.phrase)\(isOn.map { $0 ? " that is on" : " that is off" } ?? "")"
    case .warning(let match): "warning \(match.phrase)"
    }
  }

  /// What is wanted where the subject is not.
  fileprivate var opposite: String {
    if case .clipboardEmpty = self { return "a clipboard that is not empty" }
    if case .clipboardUnchanged = self { return "a changed clipboard" }
    return "no \(noun)"
  }

  /// What stands before the noun where it is wanted.
  fileprivate var article: String {
    switch self {
    case .caption(.none), .crash, .shareSheet, .warning: "a "
    case .clipboardEmpty, .clipboardUnchanged: "an "
    case .presentation(.alert, _): "an "
    case .presentation(.cover, _), .presentation(.dialog, _), .presentation(.menu, _), .presentation(.popover, _),
      .presentation(.sheet, _):
      "a "
    case .activity, .button, .caption, .cells, .clipboard, .completion, .dismissals, .evaluations, .field,
      .presentations, .text, .toggle:
      ""
    }
  }

  private func noun(_ noun: String, _ match: TextMatch?) -> String {
    if let match { "\(noun) \(match.phrase)" } else { noun }
  }
}

extension TextMatch {
  /// What a field is to hold, as words.
  fileprivate var holding: String {
    switch self {
    case .equals: phrase
    case .contains, .endsWith, .matches, .startsWith: "a text \(phrase)"
    }
  }
}

extension Check.Reach {
  fileprivate var phrase: String {
    switch self {
    case .top: ""
    case .anywhere: " anywhere on the screen"
    }
  }
}
