import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// What a person could do at the end of a test, and what the healthy app shows then: the same for all mutants.
struct Exploration: Sendable {
  /// Things to do one after the other.
  struct Way: Sendable {
    var actions: [UserAction]
    /// What the healthy app shows before each step of the test and these, and at the end.
    var screens: [ScreenSnapshot?]
    /// What counts are told from.
    var baseline: Baseline
    /// The texts and labels among `screens`.
    var known: Set<String>
    /// The places of faults that the healthy app comes to.
    var reached: ReachedPlaces
  }

  /// How many ways to go on at the end are tried, and how long they may be.
  private static var mostWays: Int { 32 }
  private static var longestWay: Int { 3 }
  /// How many buttons of a screen are tried.
  private static var mostButtons: Int { 6 }

  /// The ways that the healthy app goes, the shorter ones first; the first one does nothing more.
  private(set) var ways: [Way] = []
  /// What finding them has taken, and may take.
  private(set) var budget = SearchBudget.ofExploration

  /// The ways at the end of `test`.
  init<Apps: AuditedApps>(_ audit: Audit<Apps>, _ test: AuditTest) {
    let program = audit.program(of: test)
    let apps = audit.scripts[test.script].apps
    var runner = TrialRunner()
    var next: [[UserAction]] = [[]]
    var dead: [UserAction] = []
    var position = 0
    while position < next.count, position < Self.mostWays, !budget.isSpent {
      let actions = next[position]
      position += 1
      // What has ended the app once is not done again.
      if let last = actions.last, dead.contains(last) { continue }
      guard let app = apps.makeDriver(forModel: test.test.model, mutant: nil, noting: .places) else { return }
      let trial = runner.run(
        program.followed(by: actions), model: audit.model(of: test), on: app, recordsScreens: true)
      budget.spend(on: trial.app)
      let screen = trial.screens.last ?? nil
      guard trial.failedStep == nil, screen?.crash == nil else {
        if let last = actions.last, screen?.crash != nil { dead.append(last) }
        continue
      }
      ways.append(
        Way(
          actions: actions, screens: trial.screens, baseline: trial.baseline, known: Self.words(of: trial.screens),
          reached: trial.app.reachedPlaces))
      if actions.count < Self.longestWay, let screen { next += Self.actions(on: screen).map { actions + [$0] } }
    }
  }

  private static func words(of screens: [ScreenSnapshot?]) -> Set<String> {
    var words: Set<String> = []
    for layer in screens.lazy.compactMap({ $0 }).flatMap(\.layers) {
      words.formUnion(layer.texts)
      words.formUnion(layer.controls.lazy.map(\.label))
    }
    words.remove("")
    return words
  }

  /// What a person could do next, most likely first.
  private static func actions(on screen: ScreenSnapshot) -> [UserAction] {
    guard screen.crash == nil, let top = screen.top else { return [] }
    if let sheet = top.shareSheet {
      return (sheet.activities.contains { $0.isCopy && $0.isEnabled } ? [.copy] : []) + [.close]
    }
    var actions: [UserAction] = []
    for control in top.controls where control.isEnabled && !control.label.isEmpty {
      if case .button = control.kind, actions.count < mostButtons { actions.append(.tap(label: control.label)) }
    }
    switch top.kind {
    case .sheet: actions.append(.swipeDown)
    case .dialog, .menu, .popover: actions.append(.tapOutside)
    case .screen: actions.append(.clearClipboard)
    case .alert, .cover: break
    }
    return actions
  }
}

extension Program {
  /// The program with `actions` behind its last step.
  func followed(by actions: [UserAction]) -> Program {
    var program = self
    let end = steps.last?.span ?? SourceSpan(start: 0, end: 0)
    program.steps += actions.map { PlannedStep(.action($0), span: end, operand: end) }
    return program
  }
}
