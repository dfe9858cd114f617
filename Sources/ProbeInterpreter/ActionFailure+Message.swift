extension ActionFailure {
  /// The stable name of what went wrong.
  public var id: FailureID {
    switch self {
    case .appHasCrashed: .appEnded
    case .ambiguous: .controlAmbiguous
    case .cannotClose: .cannotClose
    case .cannotDismiss, .dismissalDisabled: .cannotDismiss
    case .covered: .controlCovered
    case .disabled: .controlDisabled
    case .noActivity: .activityUnavailable
    case .noCopy: .copyUnavailable
    case .noOption: .optionNotFound
    case .noShareSheet: .noShareSheet
    case .noSwipeActions: .noSwipeActions
    case .notFound: .controlNotFound
    case .nothingToDismiss: .nothingToDismiss
    case .toggleIsAlready: .toggleIsAlready
    case .unknownSetting: .unknownSetting
    }
  }

  /// One sentence: what a person would say who could not do it.
  public var message: String {
    switch self {
    case .appHasCrashed: "the app has ended; only the clipboard and its warnings are left"
    case .ambiguous(let label, let kinds):
      "\(kinds.count) controls have the label \(VisibleText.quoted(label)): \(kinds.joined(separator: ", "))"
    case .cannotClose(let top): "'close' is for a share sheet, and \(definite(top)) is on top"
    case .cannotDismiss(let top): "\(definite(top)) cannot be dismissed in that way"
    case .covered(let label, let cover): "\(VisibleText.quoted(label)) is covered by \(definite(cover))"
    case .dismissalDisabled(let top): "the app lets nobody dismiss \(definite(top)) by a gesture now"
    case .disabled(let label): "\(VisibleText.quoted(label)) is disabled"
    case .noActivity(let label, _): "the share sheet does not offer \(VisibleText.quoted(label))"
    case .noCopy(hasItems: true, _): "the share sheet does not offer Copy for its items"
    case .noCopy(hasItems: false, _): "there is nothing to copy: the share sheet has no items"
    case .noOption(let label, let picker, _):
      "the picker \(VisibleText.quoted(picker)) has no option \(VisibleText.quoted(label))"
    case .noShareSheet: "no share sheet is open"
    case .noSwipeActions(let row): "the row \(VisibleText.quoted(row)) has no actions on that side"
    case .notFound(let kind, let label): "there is no \(VisibleText.of(kind)) \(VisibleText.quoted(label))"
    case .nothingToDismiss: "nothing is presented that could be dismissed"
    case .toggleIsAlready(let label, let isOn):
      "the toggle \(VisibleText.quoted(label)) is already \(isOn ? "on" : "off")"
    case .unknownSetting(let name, _): "\(VisibleText.quoted(name)) is not known"
    }
  }

  /// What was wanted and what there was, as words, where it is more than the sentence says.
  var phrases: (expected: String, found: String)? {
    switch self {
    case .noActivity(let label, let offered):
      ("activity \(VisibleText.quoted(label))", offered.isEmpty ? "no activities" : VisibleText.list(offered))
    case .noCopy(_, let offered): ("activity Copy", offered.isEmpty ? "no activities" : VisibleText.list(offered))
    case .noOption(let label, _, let options): ("option \(VisibleText.quoted(label))", VisibleText.list(options))
    case .unknownSetting(let name, let known):
      (VisibleText.quoted(name), known.isEmpty ? "nothing that could be set" : VisibleText.list(known))
    case .ambiguous, .appHasCrashed, .cannotClose, .cannotDismiss, .covered, .disabled, .dismissalDisabled,
      .noShareSheet, .noSwipeActions, .notFound, .nothingToDismiss, .toggleIsAlready:
      nil
    }
  }

  /// The name of something presented, with its article.
  func definite(_ name: String) -> String {
    name.hasPrefix("the ") ? VisibleText.of(name) : "the \(VisibleText.of(name))"
  }
}
