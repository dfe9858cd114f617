/// One thing that a person, or the world around the app, does.
public enum UserGesture: Equatable, Sendable {
  /// Another activity of the open share sheet, by its label.
  case choose(label: String)
  case clear(field: String)
  /// The share sheet's close control, or a tap outside where the profile has none.
  case close
  /// Copy in the open share sheet, by meaning (R32).
  case copy
  case pick(option: String, picker: String)
  /// Another app writes the clipboard; nil empties it.
  case setClipboard(String?)
  /// Dismisses what is on top, as a finger does.
  case swipeDown
  /// Shows the swipe actions of a list row: left for the trailing ones, right for the leading ones.
  case swipeRow(isLeft: Bool, label: String)
  case tap(label: String)
  case tapOutside
  case turn(isOn: Bool, toggle: String)
  case type(text: String, field: String)
}
