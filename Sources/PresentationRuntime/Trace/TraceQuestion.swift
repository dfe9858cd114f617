/// What somebody wants to know of a trace.
public enum TraceQuestion: Equatable, Sendable {
  /// Why the last share sheet has the activities that it has.
  case activities
  /// Why its caption is as it is.
  case caption
  /// Why it has that many cells.
  case cells
  /// Why the clipboard holds what it holds.
  case clipboard
  /// Why the last share sheet ended as it did.
  case completion
  /// Why the app crashed.
  case crash
  /// Why this view's body was evaluated as often as it was.
  case evaluations(view: String)
  /// Why this is presented, or is not.
  case presentation
  /// Why the texts and controls on top are what they are.
  case screen
}
