import ProbeSyntax

/// The tests of one script, checked: each scenario, each row and each model is one.
///
/// The checker makes it; `program(for:)` turns one test into steps when its turn comes, so that a plan of many tests
/// costs little memory.
public struct TestPlan: Sendable {
  /// A scenario of the script.
  public struct Scenario: Equatable, Sendable {
    /// The name as written, with `\(column)` in it where it stands; the file's name where the file is the scenario.
    public var name: String
    /// The line of its header, from one; the first statement's line where the file is the scenario.
    public var line: Int
    /// The header, or the whole file.
    public var span: SourceSpan
    /// Its tags and the file's, without `@`, in source order.
    public var tags: [String]
    /// How many rows its `examples` have; nil without `examples`.
    public var rowCount: Int?
    /// The lines that belong to it, tags included, from one: a line among them selects it.
    public var lines: ClosedRange<Int>

    /// The scenario `name` at `line`, which takes up `lines`.
    public init(name: String, line: Int, span: SourceSpan, tags: [String], rowCount: Int?, lines: ClosedRange<Int>) {
      self.name = name
      self.line = line
      self.span = span
      self.tags = tags
      self.rowCount = rowCount
      self.lines = lines
    }
  }

  /// One run of a scenario: with one row, on one model.
  public struct Test: Equatable, Sendable {
    /// The scenario, as an index of `scenarios`.
    public var scenario: Int
    /// The row of its `examples`, from one.
    public var row: Int?
    /// The model, as an index of `models`.
    public var model: Int
    /// `catches`: the scenario must fail on this model.
    public var isControl: Bool

    /// The scenario number `scenario` with its row `row` on the model number `model`.
    public init(scenario: Int, row: Int?, model: Int, isControl: Bool) {
      self.scenario = scenario
      self.row = row
      self.model = model
      self.isControl = isControl
    }
  }

  /// A model that the script's tests run on.
  public struct Model: Equatable, Sendable {
    /// Where a model comes from.
    public enum Origin: Equatable, Sendable {
      /// Shipped with the tool.
      case shipped
      /// `model NAME from 'FILE' view VIEW`; the file as it was written, with the places of its path and its view.
      case declared(path: String, view: String, file: SourceFile, pathSpan: SourceSpan, viewSpan: SourceSpan)
    }

    /// The name that the script uses.
    public var name: String
    /// Where it comes from.
    public var origin: Origin

    /// The model `name`, which comes from `origin`.
    public init(name: String, origin: Origin) {
      self.name = name
      self.origin = origin
    }
  }

  /// The script.
  public var file: SourceFile
  /// Its scenarios in source order.
  public var scenarios: [Scenario]
  /// All models that it knows: first those that its tests run on, in the order in which the file names them.
  public var models: [Model]
  /// Its tests in source order: scenarios, then rows, then models, controls last.
  public var tests: [Test]
  /// All mistakes of the script and of the files it uses, in source order, warnings included.
  public var diagnostics: [Diagnostic]
  /// What an audit must not count, in source order, that of used files included.
  public var ignoredMutants: [IgnoredMutant] = []
  /// What programs are made of.
  var source: PlanSource

  /// Whether a diagnostic is an error: then the script runs nothing.
  public var hasErrors: Bool { diagnostics.contains { $0.problem.severity == .error } }
}
