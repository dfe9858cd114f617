import ProbeSemantics

extension CheckFailure {
  /// The stable name of what went wrong.
  public var id: FailureID {
    if case .nothingToLookAt(let missing) = found { return missing.id }
    return check.isNegated ? unwantedID : differingID
  }

  /// The name where the subject was wanted.
  private var differingID: FailureID {
    switch check.subject {
    case .activity: isState ? .activityDisabled : .activityMissing
    case .button: isState ? .buttonState : .buttonMissing
    case .caption: found == .nothing ? .captionMissing : .captionDiffers
    case .cells: .cellsDiffer
    case .clipboard: .clipboardDiffers
    case .clipboardEmpty: .clipboardNotEmpty
    case .clipboardUnchanged: .clipboardChanged
    case .completion: .completionDiffers
    case .crash: found == .nothing ? .crashMissing : .crashDiffers
    case .dismissals: .dismissalsDiffer
    case .evaluations: .evaluationsDiffer
    case .field(_, let value, _): value == nil ? .fieldMissing : .fieldDiffers
    case .presentation: .presentationMissing
    case .presentations: .presentationsDiffer
    case .shareSheet: .shareSheetMissing
    case .text: .textMissing
    case .toggle: isState ? .toggleState : .toggleMissing
    case .warning: .warningMissing
    }
  }

  /// The name where the subject was not wanted.
  private var unwantedID: FailureID {
    switch check.subject {
    case .activity: .activityUnwanted
    case .button: isState ? .buttonState : .buttonUnwanted
    case .caption: .captionUnwanted
    case .cells: .cellsDiffer
    case .clipboard: .clipboardUnwanted
    case .clipboardEmpty: .clipboardEmpty
    case .clipboardUnchanged: .clipboardUnchanged
    case .completion: .completionDiffers
    case .crash: .crashUnwanted
    case .dismissals: .dismissalsDiffer
    case .evaluations: .evaluationsDiffer
    case .field(_, let value, _): value == nil ? .fieldUnwanted : .fieldDiffers
    case .presentation: .presentationUnwanted
    case .presentations: .presentationsDiffer
    case .shareSheet: .shareSheetUnwanted
    case .text: .textUnwanted
    case .toggle: isState ? .toggleState : .toggleUnwanted
    case .warning: .warningUnwanted
    }
  }

  private var isState: Bool {
    if case .state = found { true } else { false }
  }
}
