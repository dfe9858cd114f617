/// Why an action could not be done, as data; its words stand in `ActionFailure+Message.swift`.
public enum ActionFailure: Error, Equatable, Sendable {
  /// The app has ended; only the clipboard is left.
  case appHasCrashed
  /// More than one control has that label: their kinds, top to bottom.
  case ambiguous(label: String, kinds: [String])
  /// `close` with something on top that it does not close.
  case cannotClose(top: String)
  /// The thing on top cannot be dismissed in that way.
  case cannotDismiss(top: String)
  /// The control is behind what is presented.
  case covered(label: String, by: String)
  /// The control is there, but is disabled.
  case disabled(label: String)
  /// The app lets no person dismiss what is on top now.
  case dismissalDisabled(top: String)
  /// The share sheet does not offer that activity; the labels that it offers.
  case noActivity(label: String, offered: [String])
  /// `copy`, but Copy is not offered; whether the sheet has any items, and the labels that it offers.
  case noCopy(hasItems: Bool, offered: [String])
  /// Nothing is there to dismiss.
  case nothingToDismiss
  /// No such control of that kind (`button`, `text field`, `toggle`, `picker`, `row`).
  case notFound(kind: String, label: String)
  /// A picker without that option; its options.
  case noOption(label: String, picker: String, options: [String])
  /// No share sheet is open.
  case noShareSheet
  /// The row has no actions on that side.
  case noSwipeActions(row: String)
  /// The toggle is already so.
  case toggleIsAlready(label: String, isOn: Bool)
  /// No such device profile or language; the known ones.
  case unknownSetting(name: String, known: [String])
}
