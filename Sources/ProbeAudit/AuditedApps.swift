import ProbeInterpreter

/// How far a fault came in one run.
public enum MutationProgress: Sendable {
  /// The changed place was not reached.
  case notReached
  /// It was reached, and nothing came out differently as far as the app itself can tell.
  case reached
  /// It was reached, and its outcome differed.
  case fired
}

/// A driver of an app that may have a fault.
public protocol AuditedDriver: Driver {
  /// How far the fault came up to now; `notReached` if there is none.
  var mutationProgress: MutationProgress { get }
  /// The places of faults that it came to up to now, if it is made with an eye on them.
  var reachedPlaces: ReachedPlaces { get }
  /// A digest of all that was recorded and can be seen now, if it is made with an eye on what can be seen: equal runs
  /// have equal digests, in every process.
  var traceDigest: UInt64 { get }
  /// How much work the app has done up to now, in steps of its code: equal runs have done equal work, in every process.
  var effort: Int { get }
  /// Lets a run that is more work than `limit` count as endless.
  mutating func limitEffort(to limit: Int)
  /// Whether a limit of turns or steps ended the app.
  var hasReachedLimit: Bool { get }
}

/// The models of a plan with their faults and their healthy variants, as an audit uses them.
public protocol AuditedApps: Sendable {
  associatedtype App: AuditedDriver

  /// The faults of the model `index` of the plan, those that do not apply to it included, in the order of reports.
  func mutants(ofModel index: Int) -> [Mutant]
  /// The healthy variants, in the order of reports.
  var variants: [BenignVariant] { get }
  /// A fresh app of that model, unbroken if `mutant` is nil; nil if the app cannot be built.
  func makeDriver(forModel index: Int, mutant: Int?, noting attention: Attention) -> App?
  /// Whether `mutant` may do other things than the healthy app, in a run in which that came to the places `reached`.
  func mayDiffer(_ mutant: Int, ofModel index: Int, where reached: ReachedPlaces) -> Bool
  /// A fresh app of that model on the healthy variant `variant`.
  func makeDriver(forModel index: Int, variant: Int) -> App?
}

extension AuditedApps {
  /// A fresh app of which nothing is noted.
  public func makeDriver(forModel index: Int, mutant: Int?) -> App? {
    makeDriver(forModel: index, mutant: mutant, noting: .none)
  }
}
