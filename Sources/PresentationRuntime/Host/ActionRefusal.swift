/// Why a person could not do a thing; the app is then as it was.
public enum ActionRefusal: Error, Equatable, Sendable {
  /// More than one control has that label: their kinds, top to bottom.
  case ambiguous(label: String, kinds: [String])
  /// The app has ended; only the clipboard is left.
  case appHasCrashed
  /// `close` with something on top that it does not close.
  case cannotClose(top: ScreenLayer.Kind)
  /// The thing on top cannot be dismissed in that way.
  case cannotDismiss(top: ScreenLayer.Kind)
  /// The control is behind what is presented.
  case covered(label: String, by: ScreenLayer.Kind)
  /// The control is there, but is disabled.
  case disabled(label: String)
  /// The app lets no person dismiss what is on top now.
  case dismissalDisabled(top: ScreenLayer.Kind)
  /// The share sheet does not offer that activity; the labels that it offers.
  case noActivity(label: String, offered: [String])
  /// Copy is not offered; whether the sheet has any items, and the labels that it offers.
  case noCopy(hasItems: Bool, offered: [String])
  /// A picker without that option; its options.
  case noOption(label: String, picker: String, options: [String])
  /// No share sheet is open.
  case noShareSheet
  /// The row has no actions on that side.
  case noSwipeActions(row: String)
  /// No such control of that kind (`button`, `text field`, `toggle`, `picker`, `row`).
  case notFound(kind: String, label: String)
  /// Nothing is there to dismiss.
  case nothingToDismiss
  /// The toggle is already so.
  case toggleIsAlready(label: String, isOn: Bool)
  /// No such device profile or language; the known ones.
  case unknownSetting(name: String, known: [String])
}
