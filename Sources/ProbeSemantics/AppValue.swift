/// A value that a script hands to the app: what a stub returns, an argument of the view's initialiser.
public indirect enum AppValue: Equatable, Sendable {
  /// `['a', 'b']`
  case list([AppValue])
  /// `nothing`
  case nothing
  /// `3`
  case number(Int)
  /// `'Q3: 56'`
  case text(String)
  /// `true`, `false`
  case truth(Bool)
}
