/// A value that a script hands to the app: what a stub returns, an argument of the view's initialiser.
public enum ScriptValue: Equatable, Sendable {
  /// `true`, `false`.
  case boolean(Bool)
  /// `3`.
  case integer(Int)
  /// `nil`.
  case nothing
  /// `'Q3: 56'`.
  case text(String)
}
