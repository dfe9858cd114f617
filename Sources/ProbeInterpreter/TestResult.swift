import ProbeSemantics

/// Which test it is.
public struct TestIdentity: Hashable, Sendable {
  /// The script's path as it was given.
  public var path: String
  /// The line of the scenario, from one.
  public var line: Int
  /// The row of `examples`, from one.
  public var row: Int?
  /// The scenario's name, with the row's values in it.
  public var name: String
  /// The model it ran on.
  public var model: String
  /// `catches`: the scenario had to fail.
  public var isControl: Bool
  /// The scenario's tags and the file's.
  public var tags: [String]

  /// The test of `name` at `path:line[row]` on `model`.
  public init(
    path: String, line: Int, row: Int?, name: String, model: String, isControl: Bool = false, tags: [String] = []
  ) {
    self.path = path
    self.line = line
    self.row = row
    self.name = name
    self.model = model
    self.isControl = isControl
    self.tags = tags
  }

  /// What selects it on the command line: `sharing.probe:12`, `sharing.probe:12[2]`.
  public var selector: String {
    if let row { "\(path):\(line)[\(row)]" } else { "\(path):\(line)" }
  }
}

/// How a test ended.
public enum Outcome: String, Sendable {
  case passed
  case failed
}

/// One test that has run.
public struct TestResult: Sendable {
  /// Which it is.
  public var identity: TestIdentity
  /// Its number among all tests of its script, from zero: shards put back together stand in this order.
  public var number: Int
  /// How it ended.
  public var outcome: Outcome
  /// Its steps in order; empty for a test that passed, unless steps were asked for.
  public var steps: [StepResult]
  /// What went wrong, in order; empty exactly if it passed.
  public var failures: [FailureReport]
  /// The number of steps that ran.
  public var stepCount: Int
  /// What could be seen at the end; nil unless screens were asked for.
  public var lastScreen: ScreenSnapshot?
  /// The time it took, by the wall clock; zero if nobody asked.
  public var elapsed: Duration

  /// A test that passed.
  public init(identity: TestIdentity, stepCount: Int) {
    self.identity = identity
    self.number = 0
    self.outcome = .passed
    self.steps = []
    self.failures = []
    self.stepCount = stepCount
    self.lastScreen = nil
    self.elapsed = .zero
  }
}

/// One step of a test that has run.
public struct StepResult: Sendable {
  /// How a step ended.
  public enum Outcome: String, Sendable {
    case passed
    case failed
    /// It failed on a model on which it must (`fails on`), or in a control.
    case failedAsExpected
    /// An earlier step ended the scenario.
    case notRun
  }

  /// Where it stands.
  public var place: StepPlace
  /// How it ended.
  public var outcome: Outcome
  /// What happened in it, in a few words each: "the sheet came up".
  public var account: [String]
  /// Whether it belongs to `setup`.
  public var isSetup: Bool
  /// What could be seen as it was done or judged; nil unless screens were asked for, or before the launch.
  public var screen: ScreenSnapshot?
  /// What it touched on that screen.
  public var touch: StepTouch?

  /// A step at `place` that ended with `outcome`.
  public init(place: StepPlace, outcome: Outcome, account: [String] = [], isSetup: Bool = false) {
    self.place = place
    self.outcome = outcome
    self.account = account
    self.isSetup = isSetup
  }
}

/// Where a step stands, with all that a report shows of it.
public struct StepPlace: Equatable, Sendable {
  /// The file as it was given or used.
  public var path: String
  /// The line, from one.
  public var line: Int
  /// The column in characters, from one.
  public var column: Int
  /// The statement as it was written, without what stands around it; names have their values.
  public var statement: String
  /// The whole source line of the caret.
  public var sourceLine: String
  /// Where in `sourceLine` the caret begins, in characters from one.
  public var caretColumn: Int
  /// How many characters the caret covers; at least one.
  public var caretLength: Int
  /// The calls that led here, outermost first: `do share(…)` at its place.
  public var calls: [CallPlace]

  /// A statement at its place, on `sourceLine` with a caret of that column and length.
  public init(
    path: String, line: Int, column: Int, statement: String, sourceLine: String, caretColumn: Int, caretLength: Int,
    calls: [CallPlace] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.statement = statement
    self.sourceLine = sourceLine
    self.caretColumn = caretColumn
    self.caretLength = caretLength
    self.calls = calls
  }

  /// A `do` on the way to a step.
  public struct CallPlace: Equatable, Sendable {
    /// The definition's name.
    public var name: String
    /// The file of the call.
    public var path: String
    /// The line of the call, from one.
    public var line: Int

    /// The `do` of the definition `name` at `path:line`.
    public init(name: String, path: String, line: Int) {
      self.name = name
      self.path = path
      self.line = line
    }
  }
}

/// A failure of one step, with all that helps to understand it.
public struct FailureReport: Sendable {
  /// What went wrong, in words.
  public var failure: FailureWords
  /// The step, as an index of the test's steps; nil where the whole scenario is at fault.
  public var step: Int?
  /// Its place.
  public var place: StepPlace
  /// What could be seen at that moment.
  public var screen: ScreenSnapshot
  /// The causes from the trace, in order.
  public var causes: [Cause]
  /// The earlier failure that this one only follows from, as an index of the test's failures.
  public var followsFrom: Int?
  /// The file's other models on which this step passes.
  public var passingModels: [String]

  /// The failure of the step at `place`, with `screen` as it was then.
  public init(_ failure: StepFailure, step: Int?, place: StepPlace, screen: ScreenSnapshot, causes: [Cause] = []) {
    self.init(FailureWords(failure, on: screen), step: step, place: place, screen: screen, causes: causes)
  }

  /// The failure of the step at `place`, told in `words`.
  public init(_ words: FailureWords, step: Int?, place: StepPlace, screen: ScreenSnapshot, causes: [Cause] = []) {
    self.failure = words
    self.step = step
    self.place = place
    self.screen = screen
    self.causes = causes
    self.followsFrom = nil
    self.passingModels = []
  }
}
