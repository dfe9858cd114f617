import ProbeSemantics

extension CausalQuestion {
  /// What to ask the trace about `failure`; nil where the app has no part in it.
  init?(_ failure: StepFailure) {
    switch failure {
    case .action(let failure): self.init(failure)
    case .check(let failure): self.init(failure)
    case .controlPassed, .passedUnexpectedly: return nil
    case .crash: self = .crash
    }
  }

  private init?(_ failure: ActionFailure) {
    switch failure {
    case .appHasCrashed: self = .crash
    case .noActivity, .noCopy: self = .activities
    case .cannotClose, .cannotDismiss, .covered, .dismissalDisabled, .noShareSheet, .nothingToDismiss:
      self = .presentation
    case .ambiguous, .disabled, .noOption, .noSwipeActions, .notFound, .toggleIsAlready: self = .screen
    case .unknownSetting: return nil
    }
  }

  private init(_ failure: CheckFailure) {
    switch failure.found {
    case .nothingToLookAt(.app): self = .crash
    case .nothingToLookAt(.shareSheet), .nothingToLookAt(.endedShareSheet): self = .presentation
    case .count, .nothing, .nothingToLookAt(.control), .nothingToLookAt(.view), .state, .text, .texts:
      self.init(failure.check.subject)
    }
  }

  private init(_ subject: Check.Subject) {
    switch subject {
    case .activity: self = .activities
    case .button, .cells(_, .anywhere), .field, .text, .toggle: self = .screen
    case .caption: self = .caption
    case .cells(_, .top): self = .cells
    case .clipboard, .clipboardEmpty, .clipboardUnchanged: self = .clipboard
    case .completion: self = .completion
    case .crash: self = .crash
    case .dismissals, .presentation, .presentations, .shareSheet, .warning: self = .presentation
    case .evaluations(let view, _): self = .evaluations(view: view)
    }
  }
}
