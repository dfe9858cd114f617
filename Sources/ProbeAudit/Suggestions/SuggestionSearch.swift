import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Looks for the shortest lines with which a scenario notices a mutant: a check where the screens of the healthy and
/// the broken app part, perhaps after a few things more that a person could do at the end.
///
/// What is found has been tried out as it stands in the script: the scenario passes on the healthy app and its
/// variants, and fails on the mutant.
struct SuggestionSearch<Apps: AuditedApps> {
  /// How many differences, and checks of each, are tried.
  private static var mostMoments: Int { 3 }
  private static var mostChecks: Int { 5 }
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
  /// What can be done at the end of the test.
  let exploration: Exploration
  private var tries = 0
  /// What looking for the lines has taken, and may take.
  private(set) var budget = SearchBudget.ofMutant

  init(
    audit: Audit<Apps>, test: AuditTest, siblings: [AuditTest], number: Int, subject: Int,
    brittle: Set<SkippedVariant>, exploration: Exploration
  ) {
    self.exploration = exploration
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
    for way in exploration.ways where tries < Self.mostTries {
      if budget.isSpent { return nil }
      // A way on which the healthy app does not come to the fault shows nothing.
      guard script.apps.mayDiffer(local, ofModel: test.test.model, where: way.reached) else { continue }
      guard let app = script.apps.makeDriver(forModel: test.test.model, mutant: local) else { return nil }
      var runner = TrialRunner()
      let broken = runner.run(
        program.followed(by: way.actions), model: audit.model(of: test), on: app, recordsScreens: true)
      budget.spend(on: broken.app)
      if let insertion = insertion(from: Story(program: program, way: way, broken: broken), words) { return insertion }
    }
    return nil
  }

  /// A scenario with more at its end, on both apps.
  private struct Story {
    var program: Program
    var way: Exploration.Way
    var broken: Trial<Apps.App>
  }

  /// Lines that `story` shows to tell the apps apart, and that hold when they are tried out.
  private mutating func insertion(from story: Story, _ words: ScriptWords) -> Insertion? {
    let places = InsertionPlaces(story.program)
    let own = story.program.steps.count
    let statements = story.way.actions.compactMap(words.statement)
    guard statements.count == story.way.actions.count else { return nil }
    var moments = 0
    let last = min(story.way.screens.count, (story.broken.failedStep ?? .max - 1) + 1)
    let first = story.way.actions.isEmpty ? story.program.setupCount : own + 1
    for moment in first..<max(last, first) {
      guard moments < Self.mostMoments, moment < story.broken.screens.count, moment < story.way.screens.count
      else { break }
      guard let healthy = story.way.screens[moment], let broken = story.broken.screens[moment] else { continue }
      let checks = ScreenDifference.checks(healthy, broken, since: story.way.baseline, known: story.way.known, words)
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
    var trial = InsertionTrial(audit: audit, script: test.script)
    tries += 1
    let isGood = isGood(insertion, &trial)
    budget.spend(trial.effort)
    return isGood ? insertion : nil
  }

  private func isGood(_ insertion: Insertion, _ trial: inout InsertionTrial<Apps>) -> Bool {
    guard let changed = trial.script(with: [insertion]) else { return false }
    var isNoticed = false
    for sibling in siblings where !isNoticed {
      isNoticed = trial.fails(sibling, in: changed, onMutant: number, of: subject)
    }
    guard isNoticed else { return false }
    for sibling in siblings {
      guard trial.passes(sibling, in: changed) else { return false }
      for variant in changed.apps.variants.indices
      where !brittle.contains(SkippedVariant(scenario: sibling.scenario, variant: variant)) {
        guard trial.passes(sibling, in: changed, onVariant: variant) else { return false }
      }
    }
    return true
  }
}
