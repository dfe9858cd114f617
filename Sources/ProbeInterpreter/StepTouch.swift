import ProbeSemantics

/// What an action touches on the screen, for whoever draws it.
public enum StepTouch: Equatable, Sendable {
  /// An activity of the share sheet, by its label.
  case activity(label: String)
  /// The share sheet's close control.
  case close
  /// A control, by its label.
  case control(label: String)
  /// Copy in the share sheet.
  case copy
  /// What lies around the thing on top.
  case outside
  /// The thing on top, pulled down.
  case pulledDown
  /// A row, by its label, swiped.
  case row(label: String)

  /// What `action` touches; nil where no finger is at work.
  public init?(_ action: UserAction) {
    switch action {
    case .choose(let label): self = .activity(label: label)
    case .clear(let field): self = .control(label: field)
    case .close: self = .close
    case .copy: self = .copy
    case .pick(_, let picker): self = .control(label: picker)
    case .swipeDown: self = .pulledDown
    case .swipeRow(_, let label): self = .row(label: label)
    case .tap(let label): self = .control(label: label)
    case .tapOutside: self = .outside
    case .turn(let toggle, _): self = .control(label: toggle)
    case .type(_, let field): self = .control(label: field)
    case .clearClipboard, .device, .language, .launchArgument, .launchWith, .relaunch, .setClipboard, .stub, .wait:
      return nil
    }
  }
}
