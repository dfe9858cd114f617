import ProbeSemantics

/// A test that ran up to its first failure, with the app as it was then.
public struct Trial<App: Driver> {
  /// The app at the end.
  public var app: App
  /// The step that failed first, as an index of the program's steps; nil if all passed.
  public var failedStep: Int?
  /// Why it failed.
  public var failure: StepFailure?
  /// What could be seen before each step, and at the end; nil before the launch, empty unless asked for.
  public var screens: [ScreenSnapshot?] = []
  /// What counts were told from.
  public var baseline: Baseline
}

/// Runs tests up to their first failures, without explaining these: only whether and where they fail is wanted.
///
/// Keeps the compiled expressions of one script; serves one thread.
public struct TrialRunner {
  private var patterns = PatternCache()

  /// A runner that has run nothing yet.
  public init() {}

  /// Runs `program` on `app`, which is fresh; with `recordsScreens` what can be seen before each step is kept.
  public mutating func run<App: Driver>(
    _ program: Program, model: String, on app: App, recordsScreens: Bool = false
  ) -> Trial<App> {
    var interpreter = Interpreter(program, model: model, isControl: false, app: app, patterns: patterns)
    interpreter.stopsAtFirstFailure = true
    interpreter.recordsScreens = recordsScreens
    interpreter.run()
    patterns = interpreter.patterns
    let first = interpreter.failures.first
    var trial = Trial(
      app: interpreter.app, failedStep: first?.step, failure: first?.failure, baseline: interpreter.baseline)
    if recordsScreens { trial.screens = interpreter.records.map(\.screen) + [interpreter.app.snapshot()] }
    return trial
  }
}
