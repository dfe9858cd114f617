import ProbeInterpreter
import ProbeSemantics

/// All that came out of an audit.
public struct AuditReport: Sendable {
  /// The tests that fail on the unbroken app, or cannot be run there; if there are any, nothing else was run.
  public var baselineFailures: [AuditFailure] = []
  /// Whether it was ended before all was tried.
  public var wasInterrupted = false
  /// How many tests were run on the unbroken app.
  public var testCount = 0
  /// What is broken: the apps with their mutants.
  public var subjects: [AuditedSubject] = []
  /// The scenarios, in the order of the scripts.
  public var scenarios: [AuditedScenario] = []
  /// The healthy variants.
  public var variants: [BenignVariant] = []
  /// The scenarios that fail on a healthy variant.
  public var brittle: [BrittleScenario] = []
  /// The variants that scenarios were not run on, since they choose for themselves.
  public var skipped: [SkippedVariant] = []
  /// The scripts that were run.
  public var scripts: [ScriptText] = []
  /// The texts of the view files that mutants edit, by their paths; whoever reads files puts them in.
  public var viewSources: [String: String] = [:]
  /// Whether the search for lines ended before all were looked for, since it had taken long enough.
  public var isSearchCut = false
  /// The scripts with the suggested lines that go together.
  public var patches: [AuditPatch] = []
  /// How many mutants that nobody notices are noticed with all of `patches`.
  public var suggestedKills = 0

  /// The report of an audit that has not begun.
  public init() {}

  /// The score over all apps.
  public var score: MutationScore { MutationScore(subjects.flatMap { $0.mutants.map(\.verdict) }) }
}

/// A script as it was read.
public struct ScriptText: Equatable, Sendable {
  /// Its path as it was given.
  public var path: String
  /// Its text.
  public var text: String
}

/// An app with all its mutants: the models that ship count as one, each view of a file as one.
public struct AuditedSubject: Sendable {
  /// The models of the scripts that stand for it: `item, bool`.
  public var models: [String]
  /// The view file and the view; nil for the models that ship.
  public var view: String?
  /// Its mutants in the order of the lists.
  public var mutants: [AuditedMutant]
}

/// A mutant with what became of it.
public struct AuditedMutant: Sendable {
  /// Which it is.
  public var mutant: Mutant
  /// What became of it.
  public var verdict: Verdict
  /// Why it is ignored.
  public var reason: String?
  /// What became of it in each scenario; nil where a scenario runs on another app.
  public var cells: [Verdict?]
  /// Whether the audit ended before all scenarios were tried.
  var isIncomplete = false
  /// Who noticed it first, scenario by scenario.
  public var kills: [Kill] = []
  /// What would kill it, if it was not noticed.
  public var advice: Advice?
}

/// The first failing line of a scenario on a mutant.
public struct Kill: Equatable, Sendable {
  /// The scenario, as an index of the report's.
  public var scenario: Int
  /// Where the failing step stands.
  public var place: AuditPlace
  /// The stable name of its failure.
  public var failure: String
}

/// A place in a script.
public struct AuditPlace: Equatable, Sendable {
  /// The file as it was given.
  public var path: String
  /// The line, from one.
  public var line: Int
  /// The column in characters, from one.
  public var column: Int
  /// The statement as it was written, its first line.
  public var statement: String
}

/// A step that failed where all should be well.
public struct AuditFailure: Equatable, Sendable {
  /// The scenario's name, with the row's values.
  public var scenario: String
  /// The model.
  public var model: String
  /// Where the failing step stands.
  public var place: AuditPlace
  /// The stable name of the failure.
  public var id: String
  /// The failure as one sentence.
  public var message: String
}

/// A scenario that fails on a healthy variant.
public struct BrittleScenario: Equatable, Sendable {
  /// The scenario, as an index of the report's.
  public var scenario: Int
  /// The variant, as an index of the report's.
  public var variant: Int
  /// What failed there.
  public var failure: AuditFailure
}

/// A variant that a scenario was not run on.
public struct SkippedVariant: Hashable, Sendable {
  /// The scenario, as an index of the report's.
  public var scenario: Int
  /// The variant, as an index of the report's.
  public var variant: Int
}
