import ProbeSemantics

/// Runs the steps of one test, once.
///
/// What happens while the app settles belongs to the action before: an action is finished, and may still fail by a
/// crash, when the next step looks at the app at rest.
struct Interpreter<App: Driver> {
  /// What is known of the end of the app.
  enum Crash: Equatable {
    case none
    /// It ended in that step, and nobody has asked yet.
    case unanswered(step: Int)
    /// A step has asked, or must not ask.
    case answered
  }

  /// How many failures of one test are explained from the trace; the others are reported without causes.
  static var explainedFailures: Int { 100 }

  let steps: [PlannedStep]
  let setupCount: Int
  /// `catches`: failures of the scenario's own steps are what is wanted, and are only counted.
  let isControl: Bool
  let model: String
  /// Whether what could be seen at each step is kept.
  var recordsScreens = false
  /// Whether the first failure ends the scenario, and is not explained.
  var stopsAtFirstFailure = false

  var patterns: PatternCache
  var records: [StepRecord] = []
  var failures: [RecordedFailure] = []
  /// Whether one of the scenario's own steps failed, in a control.
  var hasNoticed = false

  var isLaunched = false
  var isAtRest = true
  var hasEnded = false
  var crash = Crash.none
  /// The action whose settling is still to come.
  var openAction: Int?
  var baseline = Baseline()
  /// The last look at the screen.
  var screen = ScreenSnapshot(layers: [])
  /// Whether nothing can have changed since that look.
  var isScreenCurrent = false
  /// The `within` block whose time is running, and its end.
  var timeSpan: (group: Int, end: Duration)?
  /// The app; last, so that the places of all else are known when this is compiled.
  var app: App

  init(_ program: Program, model: String, isControl: Bool, app: App, patterns: PatternCache) {
    self.steps = program.steps
    self.setupCount = program.setupCount
    self.isControl = isControl
    self.model = model
    self.app = app
    self.patterns = patterns
    records.reserveCapacity(steps.count)
  }

  /// Runs all steps, and brings the app to rest after the last one.
  mutating func run() {
    var index = 0
    while index < steps.count, !hasEnded {
      if index == setupCount { takeBaseline() }
      index = runStep(at: index)
    }
    if !hasEnded { comeToRest() }
    if case .unanswered(let culprit) = crash, !hasEnded { failByCrash(culprit) }
    failures.sort { $0.step < $1.step }
  }

  /// Runs the step at `index`, or with it the block whose time it shares; answers with the next one.
  private mutating func runStep(at index: Int) -> Int {
    let timing = steps[index].timing
    if timing != .atOnce { comeToRest() }
    guard mayGoOn(at: index) else { return index }
    records.append(StepRecord(outcome: .passed, mark: app.traceMark))
    switch steps[index].kind {
    case .action(let action):
      perform(action, at: index)
      return index + 1
    case .check(let check):
      launchIfNeeded()
      if case .throughout(let duration) = timing { return hold(from: index, for: duration) }
      judge(check, timing, at: index)
      recordScreen(at: index)
      return index + 1
    }
  }

  private mutating func perform(_ action: UserAction, at index: Int) {
    if crash == .answered, !action.outlivesTheApp {
      fail(index, .action(.appHasCrashed))
      return
    }
    if action.needsApp {
      launchIfNeeded()
      if crash == .unanswered(step: index) { return }
    }
    recordScreen(at: index)
    do {
      try app.perform(action)
    } catch {
      isScreenCurrent = false
      fail(index, .action(error))
      return
    }
    if action == .relaunch { crash = .none }
    isAtRest = !isLaunched
    isScreenCurrent = false
    openAction = index
    noticeCrash(in: index)
  }

  /// Brings the app to rest; what happens then belongs to the last action, which is finished afterwards.
  mutating func comeToRest() {
    if !isAtRest {
      app.settle()
      isAtRest = true
      isScreenCurrent = false
      if let openAction { noticeCrash(in: openAction) }
    }
    guard let action = openAction else { return }
    openAction = nil
    if steps[action].mustFail { finishUnwanted(action) }
  }

  /// An action that must fail has failed if the app ended in it.
  private mutating func finishUnwanted(_ action: Int) {
    if crash == .unanswered(step: action) {
      records[action].outcome = .failedAsExpected
    } else if records[action].outcome == .passed {
      fail(action, .passedUnexpectedly(model: model))
    }
  }

  private mutating func launchIfNeeded() {
    guard !isLaunched else { return }
    app.launch()
    app.settle()
    isLaunched = true
    isScreenCurrent = false
    noticeCrash(in: records.count - 1)
  }

  private mutating func takeBaseline() {
    guard steps.contains(where: { $0.kind.needsBaseline }) else { return }
    if steps[setupCount].timing != .atOnce { comeToRest() }
    look()
    baseline = Baseline(screen)
  }

  /// Makes `screen` what can be seen now.
  mutating func look() {
    guard !isScreenCurrent else { return }
    screen = app.snapshot()
    isScreenCurrent = true
  }

  /// Keeps what can be seen now with the step at `index`, if screens are asked for and the app runs.
  mutating func recordScreen(at index: Int) {
    guard recordsScreens, isLaunched else { return }
    look()
    records[index].screen = screen
  }

  /// Records that the step at `index` failed, and ends the scenario where that is due.
  mutating func fail(_ index: Int, _ failure: StepFailure) {
    let step = steps[index]
    if step.mustFail, !failure.isUnexpectedPass {
      records[index].outcome = .failedAsExpected
      return
    }
    hasEnded = hasEnded || stopsAtFirstFailure || failure.ends(step)
    if isControl, index >= setupCount {
      records[index].outcome = .failedAsExpected
      hasNoticed = true
      return
    }
    records[index].outcome = .failed
    let isExplained = !stopsAtFirstFailure && failures.count < Self.explainedFailures
    let causes = isExplained ? CausalQuestion(failure).map { app.causes(of: $0) } : nil
    // Who stops at the first failure asks only whether there was one.
    if !stopsAtFirstFailure { look() }
    failures.append(RecordedFailure(step: index, failure: failure, screen: screen, causes: causes ?? []))
  }
}

extension PlannedStep.Kind {
  /// Whether it is a check that is told from the moment when the scenario's own steps began.
  fileprivate var needsBaseline: Bool {
    switch self {
    case .action: false
    case .check(let check):
      switch check.subject {
      case .clipboardUnchanged, .dismissals, .presentations: true
      case .activity, .button, .caption, .cells, .clipboard, .clipboardEmpty, .completion, .crash, .evaluations,
        .field, .presentation, .shareSheet, .text, .toggle, .warning:
        false
      }
    }
  }
}

extension UserAction {
  /// Whether it can be done after the app has ended.
  fileprivate var outlivesTheApp: Bool {
    switch self {
    case .clearClipboard, .relaunch, .setClipboard: true
    case .choose, .clear, .close, .copy, .device, .language, .launchArgument, .launchWith, .pick, .stub, .swipeDown,
      .swipeRow, .tap, .tapOutside, .turn, .type, .wait:
      false
    }
  }
}

extension StepFailure {
  fileprivate var isUnexpectedPass: Bool {
    switch self {
    case .passedUnexpectedly: true
    case .action, .check, .controlPassed, .crash: false
    }
  }

  /// Whether the scenario ends with this failure of `step`.
  fileprivate func ends(_ step: PlannedStep) -> Bool {
    switch self {
    case .action, .crash: true
    case .check(let failure): step.isRequired || failure.found == .nothingToLookAt(.app)
    case .controlPassed, .passedUnexpectedly: false
    }
  }
}
