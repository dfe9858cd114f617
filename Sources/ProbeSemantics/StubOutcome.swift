/// How a stubbed function of the app ends.
public enum StubOutcome: Equatable, Sendable {
  /// `fails TEXT`: it throws an error of that description.
  case fails(String)
  /// `returns VALUE`.
  case returns(AppValue)
}
