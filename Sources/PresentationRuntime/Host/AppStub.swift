/// What a function outside the app's source gives back, as a test says it.
public struct AppStub {
  /// How a call of it ends.
  public enum Outcome {
    /// It throws an error of that description.
    case fails(String)
    case returns(Value)
  }

  /// How a call of it ends.
  public var outcome: Outcome
  /// How long a call takes by the virtual clock; nil: it ends at once.
  public var delay: Duration?

  /// A function that ends with `outcome`, after `delay` if there is one.
  public init(_ outcome: Outcome, after delay: Duration? = nil) {
    self.outcome = outcome
    self.delay = delay
  }
}
