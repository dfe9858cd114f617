/// What is noted of a run besides what the app does.
public enum Attention: Sendable {
  /// Nothing, which costs nothing.
  case none
  /// To which places the healthy app comes.
  case places
  /// The digest of all that could be seen on the way.
  case sights
}
