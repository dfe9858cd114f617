import ProbeSyntax

/// Turns the steps of one test into a program: calls are replaced by the steps of their definitions.
struct Planner {
  /// Steps that are being read, and what holds for them.
  private struct Level {
    var steps: Block.Iterator
    var unit: Int
    /// The texts of the file, with the values of the names in it.
    var inserter: TextInserter
    /// These values, as an index of the program's.
    var valueIndex: Int?
    /// The whole statement, if these steps are a part of it.
    var statement: SourceSpan?
    var timing = PlannedStep.Timing.settled
    var timingGroup = 0
    var mustFail = false
    var call: Int?

    /// A step that holds no others, as it is planned.
    func plan(_ step: Step) -> PlannedStep? {
      guard let (kind, operand) = inserter.kind(of: step) else { return nil }
      var planned = PlannedStep(kind, span: statement ?? step.span, operand: operand, file: unit)
      planned.control = step.controlSpan
      planned.timing = timing
      planned.timingGroup = timingGroup
      planned.mustFail = mustFail
      planned.call = call
      planned.values = valueIndex
      if case .expect(let expectation) = step.kind { planned.isRequired = expectation.isRequired }
      return planned
    }
  }

  /// What has been planned so far.
  private(set) var program: Program
  private let source: PlanSource
  private let model: String
  private var groupCount = 0

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
    var level = level(of: steps.makeIterator(), in: unit, values: values)
    // Calls and blocks that are open, instead of recursion: definitions may call each other as often as they like.
    var outerLevels: [Level] = []
    while true {
      if let step = level.steps.next() {
        if let planned = level.plan(step) {
          program.steps.append(planned)
        } else if let inner = open(step, in: level) {
          outerLevels.append(level)
          level = inner
        }
      } else if let outer = outerLevels.popLast() {
        level = outer
      } else {
        return
      }
    }
  }

  /// The steps that `step` holds, if this test has them.
  private mutating func open(_ step: Step, in level: Level) -> Level? {
    switch step.kind {
    case .call(let call): return open(call, of: step, in: level)
    case .on(let block):
      return names(of: block, in: level.inserter.tree) ? open(block.steps, of: step, in: level) : nil
    case .failsOn(let block):
      var inner = open(block.steps, of: step, in: level)
      if names(of: block, in: level.inserter.tree) { inner.mustFail = true }
      return inner
    case .timed(let timed): return open(timed, of: step, in: level)
    case .broken, .choose, .clear, .clearClipboard, .close, .copy, .device, .expect, .language, .launch, .pick,
      .relaunch, .setClipboard, .stub, .swipeDown, .swipeRow, .tap, .tapOutside, .turn, .type, .wait:
      return nil
    }
  }

  /// Whether this test's model is among those of `block`.
  private func names(of block: ModelBlock, in tree: SyntaxTree) -> Bool {
    block.models.contains { name in
      tree.file.bytes[name.span.start..<name.span.end].elementsEqual(model.utf8)
    }
  }

  private func open(_ block: Block, of step: Step, in level: Level) -> Level {
    var inner = level
    inner.steps = block.makeIterator()
    inner.statement = block.isBraced ? nil : level.statement ?? step.span
    return inner
  }

  private mutating func open(_ timed: Timed, of step: Step, in level: Level) -> Level {
    var inner = level
    switch timed.timing {
    case .atOnce: inner.timing = .atOnce
    case .throughout(let length): inner.timing = .throughout(inner.inserter.duration(of: length))
    case .within(let length): inner.timing = .within(inner.inserter.duration(of: length))
    }
    if timed.steps.isBraced, inner.timing != .atOnce {
      groupCount += 1
      inner.timingGroup = groupCount
    }
    return open(timed.steps, of: step, in: inner)
  }

  private mutating func open(_ call: Call, of step: Step, in level: Level) -> Level {
    let name = ExactText(level.inserter.tree.text(of: call.name))
    guard let index = source.units[level.unit].visible[name] else { preconditionFailure("a call was not checked") }
    let definition = source.definitions[index]
    let given = NamedValues(scope: definition.scope, values: call.arguments.map(level.inserter.text(of:)))
    program.calls.append(
      Program.Call(name: definition.name, span: level.statement ?? step.span, file: level.unit, outer: level.call))
    var inner = self.level(of: definition.steps.makeIterator(), in: definition.unit, values: given)
    inner.mustFail = level.mustFail
    inner.call = program.calls.count - 1
    return inner
  }

  private mutating func level(of steps: Block.Iterator, in unit: Int, values: NamedValues) -> Level {
    let inserter = TextInserter(tree: source.units[unit].tree, values: values)
    return Level(steps: steps, unit: unit, inserter: inserter, valueIndex: indexOfValues(values))
  }

  /// Keeps `values` for those who tell the steps; nil if there are none.
  private mutating func indexOfValues(_ values: NamedValues) -> Int? {
    guard !values.values.isEmpty else { return nil }
    program.values.append(Program.Values(names: values.scope.names, values: values.values))
    return program.values.count - 1
  }
}
