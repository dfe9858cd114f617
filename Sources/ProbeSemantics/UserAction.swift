/// One thing that a person, or the world around the app, does.
public enum UserAction: Equatable, Sendable {
  /// `choose TEXT`: another activity of the open share sheet, by its label.
  case choose(label: String)
  /// `clear TEXT`: empties a text field.
  case clear(field: String)
  /// `clear clipboard`.
  case clearClipboard
  /// `close`: the share sheet's close control, or a tap outside where the profile has none.
  case close
  /// `copy`: Copy in the open share sheet, by meaning.
  case copy
  /// `device NAME`: the device profile of the next launch.
  case device(name: String)
  /// `language CODE`: the system language of the next launch.
  case language(code: String)
  /// `launch argument TEXT`: an argument of the process of the next launch.
  case launchArgument(String)
  /// `launch with NAME VALUE, …`: the arguments of the view's initialiser at the next launch.
  case launchWith([LaunchArgument])
  /// `pick OPTION in PICKER`.
  case pick(option: String, picker: String)
  /// `relaunch`: a fresh launch; the clipboard stays.
  case relaunch
  /// `set clipboard TEXT`, as another app would.
  case setClipboard(text: String)
  /// `stub NAME returns VALUE [after DURATION]`: what a function outside the view's file gives back from now on.
  case stub(function: String, StubOutcome, after: Duration?)
  /// `swipe down`: dismisses what is on top, as a finger does.
  case swipeDown
  /// `swipe left TEXT`, `swipe right TEXT`: shows the swipe actions of a list row.
  case swipeRow(SwipeDirection, label: String)
  /// `tap TEXT`.
  case tap(label: String)
  /// `tap outside`.
  case tapOutside
  /// `turn on TEXT`, `turn off TEXT`.
  case turn(toggle: String, isOn: Bool)
  /// `type TEXT into TEXT`.
  case type(text: String, field: String)
  /// `wait DURATION`: moves the virtual clock.
  case wait(Duration)

  /// The way a finger moves over a row.
  public enum SwipeDirection: String, Sendable {
    case left
    case right
  }

  /// Whether the app must be running for it: what sets up the world around the app comes before the launch.
  public var needsApp: Bool {
    switch self {
    case .clearClipboard, .device, .language, .launchArgument, .launchWith, .setClipboard, .stub: false
    case .choose, .clear, .close, .copy, .pick, .relaunch, .swipeDown, .swipeRow, .tap, .tapOutside, .turn, .type,
      .wait:
      true
    }
  }
}
