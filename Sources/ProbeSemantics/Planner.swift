import ProbeSyntax

/// Turns the steps of one test into a program: calls are replaced by the steps of their definitions.
struct Planner {
  /// Steps that are being read, and what holds for them.
  private struct Level {
    var steps: StepSource.Iterator
    var unit: Int
    var values: NamedValues
    /// These values, as an index of the program's.
    var valueIndex: Int?
    /// The whole statement, if these steps are a part of it.
    var statement: SourceSpan?
    var timing = PlannedStep.Timing.settled
    var timingGroup = 0
    var mustFail = false
    var call: Int?
  }

  /// What has been planned so far.
  private(set) var program: Program
  private let source: PlanSource
  private let model: String
  private var groupCount = 0
  /// Calls and blocks that are open, instead of recursion: definitions may call each other as often as they like.
  private var levels: [Level] = []

  /// A planner for a test on `model`.
  init(_ source: PlanSource, model: String) {
    self.source = source
    self.model = model
    program = Program(steps: [], setupCount: 0, calls: [], files: source.files)
  }

  /// What has been planned so far is `setup`.
  mutating func endSetup() { program.setupCount = program.steps.count }

  /// Adds steps of the file `unit`, and those that come out of them.
  mutating func append(_ steps: StepSource, of unit: Int, values: NamedValues) {
    levels = [Level(steps: steps.makeIterator(), unit: unit, values: values, valueIndex: indexOfValues(values))]
    while !levels.isEmpty {
      if let step = levels[levels.count - 1].steps.next() {
        append(step)
      } else {
        levels.removeLast()
      }
    }
  }

  private mutating func append(_ step: Step) {
    let level = levels[levels.count - 1]
    let tree = source.units[level.unit].tree
    switch step.kind {
    case .broken: return
    case .call(let call): open(call, of: step, in: level, tree: tree)
    case .on(let block):
      if names(of: block, in: tree) { open(block.steps, of: step, in: level) }
    case .failsOn(let block):
      var inner = level
      if names(of: block, in: tree) { inner.mustFail = true }
      open(block.steps, of: step, in: inner)
    case .timed(let timed):
      open(timed, of: step, in: level, tree: tree)
    case .choose, .clear, .clearClipboard, .close, .copy, .device, .expect, .language, .launch, .pick, .relaunch,
      .setClipboard, .stub, .swipeDown, .swipeRow, .tap, .tapOutside, .turn, .type, .wait:
      let inserter = TextInserter(tree: tree, values: level.values)
      guard let (kind, operand) = inserter.kind(of: step) else { return }
      var planned = PlannedStep(kind, span: level.statement ?? step.span, operand: operand, file: level.unit)
      planned.control = step.controlSpan
      planned.timing = level.timing
      planned.timingGroup = level.timingGroup
      planned.mustFail = level.mustFail
      planned.call = level.call
      planned.values = level.valueIndex
      if case .expect(let expectation) = step.kind { planned.isRequired = expectation.isRequired }
      program.steps.append(planned)
    }
  }

  /// Whether this test's model is among those of `block`.
  private func names(of block: ModelBlock, in tree: SyntaxTree) -> Bool {
    block.models.contains { name in
      tree.file.bytes[name.span.start..<name.span.end].elementsEqual(model.utf8)
    }
  }

  private mutating func open(_ block: Block, of step: Step, in level: Level) {
    var inner = level
    inner.steps = StepSource.Iterator.block(block.makeIterator())
    inner.statement = block.isBraced ? nil : level.statement ?? step.span
    levels.append(inner)
  }

  private mutating func open(_ timed: Timed, of step: Step, in level: Level, tree: SyntaxTree) {
    var inner = level
    let inserter = TextInserter(tree: tree, values: level.values)
    switch timed.timing {
    case .atOnce: inner.timing = .atOnce
    case .throughout(let length): inner.timing = .throughout(inserter.duration(of: length))
    case .within(let length): inner.timing = .within(inserter.duration(of: length))
    }
    if timed.steps.isBraced, inner.timing != .atOnce {
      groupCount += 1
      inner.timingGroup = groupCount
    }
    open(timed.steps, of: step, in: inner)
  }

  private mutating func open(_ call: Call, of step: Step, in level: Level, tree: SyntaxTree) {
    let unit = source.units[level.unit]
    guard let index = unit.visible[ExactText(tree.text(of: call.name))] else {
      preconditionFailure("a call was not checked")
    }
    let definition = source.definitions[index]
    let inserter = TextInserter(tree: tree, values: level.values)
    let given = NamedValues(scope: definition.scope, values: call.arguments.map(inserter.text(of:)))
    program.calls.append(
      Program.Call(name: definition.name, span: level.statement ?? step.span, file: level.unit, outer: level.call))
    levels.append(
      Level(
        steps: StepSource.block(definition.steps).makeIterator(), unit: definition.unit,
        values: given, valueIndex: indexOfValues(given), mustFail: level.mustFail, call: program.calls.count - 1))
  }

  /// Keeps `values` for those who tell the steps; nil if there are none.
  private mutating func indexOfValues(_ values: NamedValues) -> Int? {
    guard !values.values.isEmpty else { return nil }
    program.values.append(Program.Values(names: values.scope.names, values: values.values))
    return program.values.count - 1
  }
}
