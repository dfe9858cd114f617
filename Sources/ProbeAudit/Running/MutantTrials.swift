import ProbeInterpreter
import ProbeSemantics

/// Runs one test on mutants, one after the other.
struct MutantTrials<Apps: AuditedApps> {
  private let apps: Apps
  private let index: Int
  private let mutants: [Mutant]
  private let program: Program
  private let model: String
  private let baseline: BaselineOutcome
  /// More work than that counts as endless.
  private let effortLimit: Int
  private var runner = TrialRunner()
  /// What the healthy app shows at each step; made when it is first compared with.
  private var healthyScreens: [ScreenSnapshot?]?
  /// The digest of all that the healthy app does and shows; made when it is first compared with.
  private var healthyDigest: UInt64?

  /// The trials of `test`, which passes on the healthy app as `baseline` says.
  init(_ audit: Audit<Apps>, _ test: AuditTest, _ baseline: BaselineOutcome) {
    apps = audit.scripts[test.script].apps
    index = test.test.model
    mutants = apps.mutants(ofModel: index)
    program = audit.program(of: test)
    model = audit.model(of: test)
    self.baseline = baseline
    effortLimit = Self.freeEffort + Self.effortFactor * baseline.effort
  }

  /// How much work a mutant may be: this, and so many times what the healthy app needs.
  private static var freeEffort: Int { 200_000 }
  private static var effortFactor: Int { 20 }

  /// What the test comes to on the mutant of that number.
  mutating func outcome(of number: Int) -> MutantOutcome {
    // Where the healthy app does not come to the fault, the broken one does the same.
    guard apps.mayDiffer(number, ofModel: index, where: baseline.reached) else {
      return MutantOutcome(verdict: .noCoverage)
    }
    guard var app = apps.makeDriver(forModel: index, mutant: number) else { return MutantOutcome(verdict: .error) }
    app.limitEffort(to: effortLimit)
    let isEdited = mutants[number].place != nil
    let trial = runner.run(program, model: model, on: app, recordsScreens: isEdited)
    if trial.app.hasReachedLimit, !baseline.hasReachedLimit {
      return MutantOutcome(verdict: .timeout, step: trial.failedStep, failure: trial.failure?.id)
    }
    if let failure = trial.failure {
      return MutantOutcome(
        verdict: failure.isOfAction ? .killedByAction : .killed, step: trial.failedStep, failure: failure.id)
    }
    // A fault of the platform says itself that it fired; an edit of the view is compared with the healthy app.
    guard isEdited else {
      return MutantOutcome(verdict: trial.app.mutationProgress == .fired ? .survived : .noCoverage)
    }
    if trial.visibleScreens != expectedScreens() { return MutantOutcome(verdict: .survived) }
    // What happened inside matters only if a check could see it; that nothing did makes it no mutant.
    let isReached = trial.app.mutationProgress != .notReached
    let isEquivalent = isReached && mutants[number].isFoundInView && digest(of: number) == expectedDigest()
    return MutantOutcome(verdict: isEquivalent ? .equivalent : .noCoverage)
  }

  private mutating func expectedScreens() -> [ScreenSnapshot?] {
    if let healthyScreens { return healthyScreens }
    let app = apps.makeDriver(forModel: index, mutant: nil)
    let screens = app.map { runner.run(program, model: model, on: $0, recordsScreens: true).visibleScreens } ?? []
    healthyScreens = screens
    return screens
  }

  private mutating func expectedDigest() -> UInt64? {
    healthyDigest = healthyDigest ?? digest(of: nil)
    return healthyDigest
  }

  /// The digest of a whole run; nil if the app cannot be made.
  private mutating func digest(of mutant: Int?) -> UInt64? {
    let app = apps.makeDriver(forModel: index, mutant: mutant, noting: .sights)
    return app.map { runner.run(program, model: model, on: $0).app.traceDigest }
  }
}

extension Trial {
  /// What a person could see at each step: how often bodies were evaluated is not.
  fileprivate var visibleScreens: [ScreenSnapshot?] {
    screens.map { screen in
      var screen = screen
      screen?.evaluations = []
      return screen
    }
  }
}

extension StepFailure {
  /// Whether nobody asked: an action could not be done, or the app ended.
  fileprivate var isOfAction: Bool {
    switch self {
    case .action, .crash: true
    case .check, .controlPassed, .passedUnexpectedly: false
    }
  }
}
