import ProbeSyntax

/// What a plan's tests are made of: the trees of a script and of the files it uses, with names resolved.
struct PlanSource: Sendable {
  /// A file.
  struct Unit: Sendable {
    /// Its tree.
    var tree: SyntaxTree
    /// Its `setup`.
    var setup: Block?
    /// The definitions that may be called in it, as indices of `definitions`.
    var visible: [ExactText: Int] = [:]
    /// The names that are defined more than once: what a call of one means is not known.
    var ambiguous: Set<ExactText> = []
  }

  /// A definition.
  struct Definition: Sendable {
    /// Its name.
    var name: String
    /// Its file, as an index of `units`.
    var unit: Int
    /// Its parameters.
    var scope: NameScope
    /// Where its parameters stand.
    var parameters: [SourceSpan]
    /// Its steps.
    var steps: Block
    /// Its header.
    var headerSpan: SourceSpan
  }

  /// Where a scenario and its rows stand in the tree of the script.
  struct ScenarioPlace: Sendable {
    /// Its statement; nil where the file is the scenario.
    var statement: TreePlace?
    /// Its columns; nil without `examples`.
    var columns: NameScope?
    /// Its rows.
    var rows: [TreePlace] = []
  }

  /// The script first, then the files that it uses.
  var units: [Unit]
  /// The definitions of all files.
  var definitions: [Definition] = []
  /// The files with a `setup`, in the order in which they run.
  var setupOrder: [Int] = []
  /// The scenarios, as `TestPlan.scenarios`.
  var scenarios: [ScenarioPlace] = []
  /// The models that the script may name.
  var models = ModelNames(shipped: [])
  /// The files themselves, as a program hands them on.
  var files: [SourceFile]
}
