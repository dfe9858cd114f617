import ProbeSemantics

extension Program {
  /// What the steps choose for themselves of what variants change.
  var settings: Set<BenignVariant.Setting> {
    var settings: Set<BenignVariant.Setting> = []
    for step in steps {
      guard case .action(let action) = step.kind else { continue }
      if case .device = action { settings.insert(.device) }
      if case .language = action { settings.insert(.language) }
    }
    return settings
  }

  /// Whether a run on `variant` can end in another way than one on the usual device: whether a step can tell them apart.
  func canTell(_ variant: BenignVariant) -> Bool {
    guard let difference = variant.difference else { return true }
    return steps.contains { $0.canTell(difference) }
  }
}

extension PlannedStep {
  fileprivate func canTell(_ difference: BenignVariant.Difference) -> Bool {
    if difference.haste, timing == .atOnce { return true }
    switch kind {
    case .action(let action): return action.canTell(difference)
    case .check(let check): return check.subject.canTell(difference)
    }
  }
}

extension UserAction {
  fileprivate func canTell(_ difference: BenignVariant.Difference) -> Bool {
    switch self {
    case .choose(let label), .tap(let label): difference.labels.contains(label)
    case .clear, .clearClipboard, .close, .copy, .device, .language, .launchArgument, .launchWith, .pick, .relaunch,
      .setClipboard, .stub, .swipeDown, .swipeRow, .tapOutside, .turn, .type, .wait:
      false
    }
  }
}

extension Check.Subject {
  fileprivate func canTell(_ difference: BenignVariant.Difference) -> Bool {
    switch self {
    case .activity: difference.activities
    case .button(_, _, let reach): difference.activities || difference.background && reach == .anywhere
    case .cells(_, let reach): difference.cells || difference.background && reach == .anywhere
    case .field(_, _, let reach), .text(_, let reach): difference.background && reach == .anywhere
    case .caption, .clipboard, .clipboardEmpty, .clipboardUnchanged, .completion, .crash, .dismissals, .evaluations,
      .presentation, .presentations, .shareSheet, .toggle, .warning:
      false
    }
  }
}
