import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Looks for the shortest lines with which a scenario notices a mutant: a check where the screens of the healthy and
/// the broken app part, perhaps after a few things more that a person could do at the end.
///
/// What is found has been tried out as it stands in the script: the scenario passes on the healthy app and its
/// variants, and fails on the mutant.
struct SuggestionSearch<Apps: AuditedApps> {
  /// How many ways to go on at the end are tried, and how long they may be.
  private static var mostWays: Int { 32 }
  private static var longestWay: Int { 3 }
  /// How many differences, and checks of each, are tried.
  private static var mostMoments: Int { 3 }
  private static var mostChecks: Int { 5 }
  /// How many buttons of a screen are tried.
  private static var mostButtons: Int { 6 }
  /// Scripts beyond that are too slow to read again for each try.
  private static var largestScript: Int { 1 << 20 }
  /// More runs for one try take too long.
  private static var mostRuns: Int { 2_000 }
  /// How many lines are tried out.
  private static var mostTries: Int { 40 }

  let audit: Audit<Apps>
  let test: AuditTest
  /// All tests of the same scenario.
  let siblings: [AuditTest]
  /// The mutant, by its number in the subject.
  let number: Int
  let subject: Int
  /// What the scenario fails on as it is.
  let brittle: Set<SkippedVariant>
  private var tries = 0

  init(
    audit: Audit<Apps>, test: AuditTest, siblings: [AuditTest], number: Int, subject: Int,
    brittle: Set<SkippedVariant>
  ) {
    self.audit = audit
    self.test = test
    self.siblings = siblings
    self.number = number
    self.subject = subject
    self.brittle = brittle
  }

  /// The lines; nil if there are none.
  mutating func find() -> Insertion? {
    let script = audit.scripts[test.script]
    guard script.plan.file.bytes.count <= Self.largestScript,
      siblings.count * (script.apps.variants.count + 2) <= Self.mostRuns,
      let local = test.entries.first(where: { $0.number == number })?.local
    else { return nil }
    let program = audit.program(of: test)
    let words = ScriptWords(columns: script.plan.columns(of: test.test))
    var ways: [[UserAction]] = [[]]
    var next = 0
    while next < ways.count, next < Self.mostWays, tries < Self.mostTries {
      let way = ways[next]
      next += 1
      guard let healthy = run(program.followed(by: way), mutant: nil), healthy.failedStep == nil,
        let broken = run(program.followed(by: way), mutant: local)
      else { continue }
      let story = Story(program: program, way: way, healthy: healthy, broken: broken)
      if let insertion = insertion(from: story, words) { return insertion }
      if way.count < Self.longestWay, let screen = healthy.screens.last ?? nil {
        ways += Self.actions(on: screen).map { way + [$0] }
      }
    }
    return nil
  }

  /// A scenario with more at its end, on both apps.
  private struct Story {
    var program: Program
    var way: [UserAction]
    var healthy: Trial<Apps.App>
    var broken: Trial<Apps.App>

    /// The texts and labels that the healthy app shows on the way.
    var known: Set<String> {
      var known: Set<String> = []
      for layer in healthy.screens.lazy.compactMap({ $0 }).flatMap(\.layers) {
        known.formUnion(layer.texts)
        known.formUnion(layer.controls.map(\.label))
      }
      known.remove("")
      return known
    }
  }

  private func run(_ program: Program, mutant: Int?) -> Trial<Apps.App>? {
    guard let app = audit.scripts[test.script].apps.makeDriver(forModel: test.test.model, mutant: mutant) else {
      return nil
    }
    var runner = TrialRunner()
    return runner.run(program, model: audit.model(of: test), on: app, recordsScreens: true)
  }

  /// Lines that `story` shows to tell the apps apart, and that hold when they are tried out.
  private mutating func insertion(from story: Story, _ words: ScriptWords) -> Insertion? {
    let places = InsertionPlaces(story.program)
    let own = story.program.steps.count
    let statements = story.way.compactMap(words.statement)
    guard statements.count == story.way.count else { return nil }
    var moments = 0
    let last = min(story.healthy.screens.count, (story.broken.failedStep ?? .max - 1) + 1)
    let first = story.way.isEmpty ? story.program.setupCount : own + 1
    let known = story.known
    for moment in first..<max(last, first) {
      guard moments < Self.mostMoments, moment < story.broken.screens.count, moment < story.healthy.screens.count
      else { break }
      guard let healthy = story.healthy.screens[moment], let broken = story.broken.screens[moment] else { continue }
      let checks = ScreenDifference.checks(healthy, broken, since: story.healthy.baseline, known: known, words)
      if checks.isEmpty { continue }
      moments += 1
      let place =
        moment == story.program.setupCount
        ? places.start : moment <= own ? places.place(behind: moment - 1) : places.end
      guard let place else { continue }
      let actions = statements.prefix(max(0, moment - own))
      for check in checks.prefix(Self.mostChecks) {
        if let insertion = verified(actions + [check.line], at: place, of: story.program) { return insertion }
      }
    }
    guard story.broken.failedStep != nil, !statements.isEmpty, let end = places.end else { return nil }
    return verified(statements, at: end, of: story.program)
  }

  // MARK: Trying out

  /// The insertion of `lines`, if it does what it should in the script itself.
  private mutating func verified(
    _ lines: some Sequence<String>, at place: InsertionPlaces.Place, of program: Program
  ) -> Insertion? {
    var finder = PlaceFinder()
    let insertion = Insertion(
      script: test.script, place: finder.place(of: place.statement, in: program.files[0]),
      start: place.statement.start, offset: place.statement.end, isBefore: place.isBefore, lines: Array(lines))
    let trial = InsertionTrial(audit: audit, script: test.script)
    tries += 1
    guard let changed = trial.script(with: [insertion]),
      siblings.contains(where: { trial.fails($0, in: changed, onMutant: number, of: subject) }),
      siblings.allSatisfy({ trial.passes($0, in: changed) && passesOnVariants($0, trial, changed) })
    else { return nil }
    return insertion
  }

  private func passesOnVariants(
    _ test: AuditTest, _ trial: InsertionTrial<Apps>, _ changed: AuditedScript<Apps>
  ) -> Bool {
    changed.apps.variants.indices.allSatisfy { variant in
      brittle.contains(SkippedVariant(scenario: test.scenario, variant: variant))
        || trial.passes(test, in: changed, onVariant: variant)
    }
  }

  // MARK: Going on

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
  fileprivate func followed(by actions: [UserAction]) -> Program {
    var program = self
    let end = steps.last?.span ?? SourceSpan(start: 0, end: 0)
    program.steps += actions.map { PlannedStep(.action($0), span: end, operand: end) }
    return program
  }
}
