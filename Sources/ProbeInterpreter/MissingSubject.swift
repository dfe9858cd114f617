/// What a check had to look at, and what is not there: no check passes for want of something to look at.
public enum MissingSubject: Equatable, Sendable {
  /// The app has ended with an error.
  case app
  /// No control of that kind (`button`, `field`, `toggle`) whose label is so (`'Save'`), so that it has no state.
  case control(kind: String, label: String)
  /// No share sheet has ended yet.
  case endedShareSheet
  /// No share sheet is open.
  case shareSheet
  /// No view of that name has been evaluated since the launch.
  case view(name: String)
}
