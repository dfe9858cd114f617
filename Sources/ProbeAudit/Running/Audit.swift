import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Runs scripts on broken versions of their apps, and on healthy ones that differ.
///
/// The order of the results is that of the scripts, tests and lists, whoever does the work.
public struct Audit<Apps: AuditedApps>: Sendable {
  var scripts: [AuditedScript<Apps>]
  var settings: AuditSettings

  /// How many mutants of one test are one piece of work at least, and into how many pieces all are to be cut.
  static var smallestChunk: Int { 16 }
  static var wantedChunks: Int { 64 }

  /// The audit of `scripts`.
  public init(_ scripts: [AuditedScript<Apps>], settings: AuditSettings = AuditSettings()) {
    self.scripts = scripts
    self.settings = settings
  }

  /// Runs all by `crew`.
  public func report(by crew: some Crew) -> AuditReport {
    var report = AuditReport()
    report.scripts = scripts.map {
      ScriptText(path: $0.plan.file.path, text: String(decoding: $0.plan.file.bytes, as: UTF8.self))
    }
    report.variants = scripts.first?.apps.variants ?? []
    let (tests, subjects) = arrange(&report)
    report.subjects = subjects.subjects
    let runs = crew.results(tests.count, of: .baseline) { index -> BaselineOutcome? in
      settings.isStopped() ? nil : self.baseline(of: tests[index])
    }
    let baseline = runs.map { $0 ?? BaselineOutcome(isMissing: true) }
    var places = PlaceFinder()
    for (test, outcome) in zip(tests, baseline) {
      if outcome.expectsFailure { report.scenarios[test.scenario].isAboutFailing = true }
      if let failure = outcome.failure { report.baselineFailures.append(self.failure(failure, of: test, &places)) }
    }
    report.testCount = baseline.count { !$0.isMissing }
    guard report.baselineFailures.isEmpty else { return report }
    let unnoticed = runMutants(tests, baseline, &report, &places, by: crew)
    if !settings.isStopped() { runVariants(tests, &report, &places, by: crew) }
    if settings.suggests, !settings.isStopped() {
      advise(tests, baseline, unnoticed, &report, by: crew)
      joinAdvice(tests, &report, by: crew)
    }
    report.wasInterrupted = settings.isStopped()
    report.judgeScenarios()
    return report
  }

  /// The tests of all scripts, and what they run on.
  private func arrange(_ report: inout AuditReport) -> ([AuditTest], AuditSubjects) {
    var tests: [AuditTest] = []
    var subjects = AuditSubjects()
    for (number, script) in scripts.enumerated() {
      let lines = LineIndex(script.plan.file)
      for test in script.tests where !test.isControl {
        let place = AuditSubjects.Place(script: number, model: test.model)
        if subjects.models[place] == nil {
          subjects.add(
            place, script.plan.models[test.model], mutants: script.apps.mutants(ofModel: test.model),
            selection: settings.selection, ignored: { script.plan.reasonToIgnore($0) })
        }
        guard let model = subjects.models[place] else { continue }
        if report.scenarios.last?.script != number || report.scenarios.last?.number != test.scenario {
          report.scenarios.append(AuditedScenario(test.scenario, of: script.plan, script: number, lines))
        }
        tests.append(
          AuditTest(
            script: number, test: test, scenario: report.scenarios.count - 1, subject: model.subject,
            entries: model.entries))
      }
    }
    return (tests, subjects)
  }

  // MARK: One test

  func program(of test: AuditTest) -> Program { scripts[test.script].plan.program(for: test.test) }

  func model(of test: AuditTest) -> String { scripts[test.script].plan.models[test.test.model].name }

  private func baseline(of test: AuditTest) -> BaselineOutcome {
    let program = program(of: test)
    var outcome = BaselineOutcome()
    outcome.stepCount = program.steps.count
    outcome.expectsFailure = program.steps.contains(where: \.mustFail)
    guard let app = scripts[test.script].apps.makeDriver(forModel: test.test.model, mutant: nil, noting: .places) else {
      preconditionFailure("a test is about to run on a model that could not be opened")
    }
    var runner = TrialRunner()
    let trial = runner.run(program, model: model(of: test), on: app)
    outcome.failure = FirstFailure(trial)
    outcome.reached = trial.app.reachedPlaces
    outcome.effort = trial.app.effort
    outcome.hasReachedLimit = trial.app.hasReachedLimit
    return outcome
  }

  /// `failure` of `test`, with its place.
  func failure(_ failure: FirstFailure, of test: AuditTest, _ places: inout PlaceFinder) -> AuditFailure {
    let program = program(of: test)
    return AuditFailure(
      scenario: scripts[test.script].plan.name(of: test.test), model: model(of: test),
      place: places.place(of: program.steps[failure.step], in: program), id: failure.id, message: failure.message)
  }
}

extension AuditedScenario {
  fileprivate init(_ number: Int, of plan: TestPlan, script: Int, _ lines: LineIndex) {
    let scenario = plan.scenarios[number]
    let location = lines.location(at: scenario.span.start)
    let statement = plan.file.text(in: scenario.span).prefix { !$0.isNewline }
    self.init(
      name: scenario.name,
      place: AuditPlace(
        path: plan.file.path, line: scenario.line, column: location.line == scenario.line ? location.column : 1,
        statement: String(statement)),
      number: number, script: script)
    isAboutFailing = plan.tests.contains { $0.scenario == number && $0.isControl }
  }
}
