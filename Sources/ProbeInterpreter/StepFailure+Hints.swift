import ProbeSemantics
import ProbeSyntax

extension StepFailure {
  /// What may help, most helpful first, given what could be seen at that moment.
  public func hints(on screen: ScreenSnapshot) -> [String] {
    switch self {
    case .action(let failure): failure.hints(on: screen)
    case .check(let failure): failure.hints(on: screen)
    case .controlPassed:
      ["let it look at what differs there: the caption, the cells, an activity or the clipboard of the share sheet"]
    case .crash(_, let advice?): [advice]
    case .crash(_, nil): ["if the crash is what you expect, write 'expect crash' right after this step"]
    case .passedUnexpectedly(let model):
      ["if it is right that the step passes, take it out of 'fails on \(VisibleText.of(model))'"]
    }
  }
}

extension ActionFailure {
  fileprivate func hints(on screen: ScreenSnapshot) -> [String] {
    switch self {
    case .appHasCrashed: ["'relaunch' starts the app again"]
    case .ambiguous: []
    case .cannotClose:
      ["\(screen.whatCanBeTapped)", "'swipe down' dismisses a sheet, 'tap outside' a popover or a menu"]
    case .cannotDismiss, .dismissalDisabled: [screen.whatCanBeTapped]
    case .covered(_, let cover): ["\(definite(cover)) must go first", screen.whatCanBeTapped]
    case .disabled, .nothingToDismiss, .toggleIsAlready: []
    case .noActivity(let label, let offered): Self.suggestion(label, offered)
    case .noCopy(let hasItems, _):
      hasItems ? [] : ["the share sheet was made without items; check its caption or its cells before 'copy'"]
    case .noOption(let label, _, let options): Self.suggestion(label, options)
    case .noShareSheet: [screen.whatIsPresented]
    case .noSwipeActions: ["swipe the other way, or look at the row's own buttons"]
    case .notFound(let kind, let label): screen.hints(forMissing: label, kind: kind)
    case .unknownSetting(let name, let known): Self.suggestion(name, known)
    }
  }

  private static func suggestion(_ text: String, _ candidates: [String]) -> [String] {
    nearest(to: text, among: candidates).map { ["did you mean \(VisibleText.quoted($0))?"] } ?? []
  }
}

extension CheckFailure {
  fileprivate func hints(on screen: ScreenSnapshot) -> [String] {
    if case .nothingToLookAt(let missing) = found { return missing.hints(on: screen) }
    return difference == nil ? check.hints(on: screen) : []
  }
}

extension MissingSubject {
  fileprivate func hints(on screen: ScreenSnapshot) -> [String] {
    switch self {
    case .app: ["'relaunch' starts the app again"]
    case .control(let kind, _): [screen.controlsOnTop(kind)]
    case .endedShareSheet: screen.shareSheet == nil ? [] : ["the share sheet is still open: 'copy' or 'close' ends it"]
    case .shareSheet: [screen.whatIsPresented]
    case .view:
      screen.evaluations.isEmpty ? [] : ["the views are: \(VisibleText.list(screen.evaluations.map(\.view)))"]
    }
  }
}

extension Check {
  fileprivate func hints(on screen: ScreenSnapshot) -> [String] {
    guard !isNegated else { return [] }
    switch subject {
    case .text(let match, .top): return screen.hints(forMissingText: match)
    case .button(let match, nil, .top): return match.whole.map { screen.hints(forMissing: $0, kind: "button") } ?? []
    case .field(let match, nil, .top): return match.whole.map { screen.hints(forMissing: $0, kind: "field") } ?? []
    case .toggle(let match, nil): return match.whole.map { screen.hints(forMissing: $0, kind: "toggle") } ?? []
    case .activity(.label(let match)):
      let offered = screen.shareSheet?.activities.map(\.label) ?? []
      guard let wanted = match.whole, let near = nearest(to: wanted, among: offered) else { return [] }
      return ["did you mean \(VisibleText.quoted(near))?"]
    case .presentation, .shareSheet: return [screen.whatIsPresented]
    case .activity, .button, .caption, .cells, .clipboard, .clipboardEmpty, .clipboardUnchanged, .completion, .crash,
      .dismissals, .evaluations, .field, .presentations, .text, .toggle, .warning:
      return []
    }
  }
}
