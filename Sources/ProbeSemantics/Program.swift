import ProbeSyntax

/// The steps of one test, with names, definitions, rows and models resolved: nothing is looked up while it runs.
public struct Program: Sendable {
  /// The steps, those of `setup` first. Steps that are not for this test's model are not here.
  public var steps: [PlannedStep]
  /// How many of `steps` belong to `setup`.
  public var setupCount: Int
  /// The calls of definitions that steps stand in.
  public var calls: [Call]
  /// What rows and calls give to the names in their steps.
  public var values: [Values] = []
  /// The files that steps and calls stand in; the first is the script itself.
  public var files: [SourceFile]

  /// A `do` that steps came from.
  public struct Call: Equatable, Sendable {
    /// The definition's name.
    public var name: String
    /// The place of the `do` statement.
    public var span: SourceSpan
    /// Its file, as an index of `files`.
    public var file: Int
    /// The call that this one stands in, as an index of `calls`.
    public var outer: Int?

    /// The call of `name` at `span` of the file `file`.
    public init(name: String, span: SourceSpan, file: Int, outer: Int?) {
      self.name = name
      self.span = span
      self.file = file
      self.outer = outer
    }
  }

  /// A program of `steps`, the first `setupCount` of which are `setup`.
  public init(steps: [PlannedStep], setupCount: Int, calls: [Call], files: [SourceFile]) {
    self.steps = steps
    self.setupCount = setupCount
    self.calls = calls
    self.files = files
  }
}

/// One step of a test, ready to run.
public struct PlannedStep: Sendable {
  /// What is done.
  public enum Kind: Sendable {
    case action(UserAction)
    case check(Check)
  }

  /// When a check is judged.
  public enum Timing: Equatable, Sendable {
    /// `at once`: right after the last action's own turn.
    case atOnce
    /// When the app has come to rest.
    case settled
    /// `for DURATION`: at every rest over that time.
    case throughout(Duration)
    /// `within DURATION`: as soon as it holds, at most this far.
    case within(Duration)
  }

  /// What is done.
  public var kind: Kind
  /// When a check is judged; `settled` for actions.
  public var timing: Timing
  /// Neighbours with the same number stand in one `within` or `for` block and share its time; zero: alone.
  public var timingGroup: Int
  /// `require`: a failure ends the scenario.
  public var isRequired: Bool
  /// `fails on` this test's model: the step must fail, and ends nothing.
  public var mustFail: Bool
  /// The statement, modifiers on the same statement included.
  public var span: SourceSpan
  /// The words that a caret points at: the operand, or the whole statement.
  public var operand: SourceSpan
  /// The control that is looked for where `operand` is something else: the picker of an option, the field of a text.
  public var control: SourceSpan?
  /// The file of both spans, as an index of `Program.files`.
  public var file: Int
  /// The innermost call that the step came from, as an index of `Program.calls`.
  public var call: Int?
  /// The values of the names in the statement, as an index of `Program.values`; nil where nothing has a name.
  public var values: Int?

  /// A plain step `kind` at `span`, with its caret under `operand`.
  public init(_ kind: Kind, span: SourceSpan, operand: SourceSpan, file: Int = 0) {
    self.kind = kind
    self.timing = .settled
    self.timingGroup = 0
    self.isRequired = false
    self.mustFail = false
    self.span = span
    self.operand = operand
    self.control = nil
    self.file = file
    self.call = nil
    self.values = nil
  }
}
