/// Those who do the pieces of work of an audit, side by side perhaps.
public protocol Crew: Sendable {
  /// Does `work` for each number below `count`; the results in the order of the numbers, whoever did them.
  func results<Result: Sendable>(
    _ count: Int, of phase: AuditPhase, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result]
}

/// One after the other, on the thread that asks.
public struct OneByOne: Crew {
  /// A crew of one.
  public init() {}

  public func results<Result: Sendable>(
    _ count: Int, of phase: AuditPhase, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    (0..<count).map(work)
  }
}
