import ProbeSemantics

/// Runs tests, one after the other, and tells how each ended.
///
/// Keeps what tests of one script can share: compiled expressions and the places of lines. One runner serves one
/// thread and one script.
public struct TestRunner {
  /// Whether the steps of tests that pass are told too.
  public var recordsSteps: Bool
  /// Whether what could be seen at each step is told too.
  public var recordsScreens: Bool

  private var patterns = PatternCache()
  private var places = SourcePlaces()

  /// A runner; with `recordsSteps` also passing tests tell their steps, with `recordsScreens` each with its screen.
  public init(recordsSteps: Bool = false, recordsScreens: Bool = false) {
    self.recordsSteps = recordsSteps
    self.recordsScreens = recordsScreens
  }

  /// Runs `program` on `app`, which is fresh and belongs to this test alone.
  ///
  /// `others` is asked only once a step has failed: which of these models passes it?
  public mutating func run<App: Driver>(
    _ program: Program, as identity: TestIdentity, on app: App, comparedWith others: () -> [ComparedModel] = { [] }
  ) -> TestResult {
    var interpreter = Interpreter(
      program, model: identity.model, isControl: identity.isControl, app: app, patterns: patterns)
    interpreter.recordsScreens = recordsScreens
    interpreter.run()
    patterns = interpreter.patterns
    var result = TestResult(identity: identity, stepCount: interpreter.records.count)
    let failures = reports(of: interpreter, program, identity, others)
    if failures.isEmpty, !recordsSteps { return result }
    result.outcome = failures.isEmpty ? .passed : .failed
    result.failures = failures
    result.steps = steps(of: interpreter, program)
    if recordsScreens { result.lastScreen = interpreter.app.snapshot() }
    return result
  }

  private mutating func reports<App: Driver>(
    of interpreter: Interpreter<App>, _ program: Program, _ identity: TestIdentity, _ others: () -> [ComparedModel]
  ) -> [FailureReport] {
    var reports: [FailureReport] = []
    for recorded in interpreter.failures {
      let place = places.place(
        of: program.steps[recorded.step], isAboutControl: recorded.failure.isAboutControl, in: program)
      reports.append(
        FailureReport(
          recorded.failure, step: recorded.step, place: place, screen: recorded.screen, causes: recorded.causes))
    }
    if identity.isControl, reports.isEmpty, !interpreter.hasNoticed {
      let place = places.place(ofLine: identity.line, in: program.files[0])
      let screen = interpreter.app.snapshot()
      return [FailureReport(.controlPassed(model: identity.model), step: nil, place: place, screen: screen)]
    }
    guard !reports.isEmpty else { return [] }
    FailureGrouping.group(&reports, of: interpreter.failures)
    nameModels(others(), thatPass: &reports, of: interpreter.failures, program)
    return reports
  }

  /// Runs the test on the other models, and names those on which a failed step passes.
  private mutating func nameModels(
    _ others: [ComparedModel], thatPass reports: inout [FailureReport], of failures: [RecordedFailure],
    _ program: Program
  ) {
    for other in others {
      let passes = PassedSteps(of: other, &patterns)
      for index in reports.indices {
        guard failures[index].failure.canPassElsewhere, let step = reports[index].step else { continue }
        if passes.contain(program.steps[step], of: program) { reports[index].passingModels.append(other.name) }
      }
    }
  }

  private mutating func steps<App: Driver>(of interpreter: Interpreter<App>, _ program: Program) -> [StepResult] {
    var results: [StepResult] = []
    results.reserveCapacity(program.steps.count)
    let records = interpreter.records
    for (index, step) in program.steps.enumerated() {
      var result = StepResult(
        place: places.place(of: step, in: program), outcome: .notRun, isSetup: index < program.setupCount)
      if recordsScreens, case .action(let action) = step.kind { result.touch = StepTouch(action) }
      if index < records.count {
        let end = index + 1 < records.count ? records[index + 1].mark : interpreter.app.traceMark
        result.outcome = records[index].outcome
        result.account = interpreter.app.account(from: records[index].mark, to: end)
        result.screen = records[index].screen
      }
      results.append(result)
    }
    return results
  }
}

extension StepFailure {
  /// Whether the control itself is missing or cannot be used, rather than what is wished of it.
  fileprivate var isAboutControl: Bool {
    switch self {
    case .action(.ambiguous), .action(.covered), .action(.disabled), .action(.notFound): true
    case .check(let failure):
      if case .nothingToLookAt(.control) = failure.found { true } else { false }
    case .action, .controlPassed, .crash, .passedUnexpectedly: false
    }
  }

  /// Whether it says something to know that the step passes on another model.
  fileprivate var canPassElsewhere: Bool {
    switch self {
    case .action, .check, .crash: true
    case .controlPassed, .passedUnexpectedly: false
    }
  }
}
