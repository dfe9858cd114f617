/// `stub loadReport() returns 'Q3: 56' after 2s`, `stub api.fetch fails 'offline'`
public struct Stub: Sendable {
  /// What the function does in place of its own work.
  public enum Outcome: Equatable, Sendable {
    /// `returns VALUE`
    case returns(ScriptValue)
    /// `fails TEXT`
    case fails(Operand)
  }

  /// The function: names joined by dots, without parentheses.
  public var name: Name
  /// What it does.
  public var outcome: Outcome
  /// `after DURATION`
  public var delay: TimeSpan?
}

/// `launch with name 'Ada', count 3`, `launch argument '--baseline'`
public enum Launch: Sendable {
  /// Arguments of the view's initialiser.
  case with([Argument])
  /// An argument of the process.
  case argument(Operand)

  /// One argument of the view's initialiser.
  public struct Argument: Equatable, Sendable {
    /// Its label.
    public var name: Name
    /// Its value.
    public var value: ScriptValue
  }
}

/// A value that a script hands to the app.
public indirect enum ScriptValue: Equatable, Sendable {
  /// A text, quoted or `\(name)`.
  case text(Operand)
  /// `12`
  case number(Int, span: SourceSpan)
  /// `true`, `false`
  case truth(Bool, span: SourceSpan)
  /// `nothing`
  case nothing(span: SourceSpan)
  /// `['a', 'b']`
  case list([ScriptValue], span: SourceSpan)
}
