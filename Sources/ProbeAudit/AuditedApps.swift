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
  /// A digest of all that was recorded and can be seen now: equal runs have equal digests, in every process.
  var traceDigest: UInt64 { get }
  /// How much work the app has done up to now, in steps of its code: equal runs have done equal work, in every process.
  var effort: Int { get }
  /// Whether a limit of turns or steps ended the app.
  var hasReachedLimit: Bool { get }
}

/// A healthy device that differs from the usual one: a scenario that fails on it is brittle.
public struct BenignVariant: Equatable, Sendable {
  /// `V1` to `V12`.
  public var id: String
  /// What differs, in a few words.
  public var sentence: String
  /// What a scenario that fails on it is told to write instead; nil where failing shows a defect of the tool.
  public var advice: String?
  /// What a scenario may choose for itself: one that does is not run on this variant.
  public var setting: Setting?

  /// What a variant changes that scenarios can set.
  public enum Setting: String, Sendable {
    case device
    case language
  }

  /// A variant with the advice for scenarios that fail on it.
  public init(id: String, sentence: String, advice: String?) {
    self.id = id
    self.sentence = sentence
    self.advice = advice
  }
}

/// The models of a plan with their faults and their healthy variants, as an audit uses them.
public protocol AuditedApps: Sendable {
  associatedtype App: AuditedDriver

  /// The faults of the model `index` of the plan, those that do not apply to it included, in the order of reports.
  func mutants(ofModel index: Int) -> [Mutant]
  /// The healthy variants, in the order of reports.
  var variants: [BenignVariant] { get }
  /// A fresh app of that model, unbroken if `mutant` is nil; nil if the app cannot be built.
  func makeDriver(forModel index: Int, mutant: Int?) -> App?
  /// A fresh app of that model on the healthy variant `variant`.
  func makeDriver(forModel index: Int, variant: Int) -> App?
}
