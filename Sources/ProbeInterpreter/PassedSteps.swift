import ProbeSemantics
import ProbeSyntax

/// The steps of a test that passed on another model.
struct PassedSteps {
  /// A statement as the calls that lead to it tell it from others.
  private struct Key: Hashable {
    var file: Int
    var span: SourceSpan
    var calls: [SourceSpan]
  }

  private var passed: Set<Key> = []

  /// Runs the test on `model`.
  init(of model: ComparedModel, _ patterns: inout PatternCache) {
    let outcomes = Self.outcomes(of: model, on: model.makeDriver(), &patterns)
    for (step, outcome) in zip(model.program.steps, outcomes) where outcome == .passed {
      passed.insert(Self.key(of: step, in: model.program))
    }
  }

  /// Whether the same statement, reached by the same calls, passed.
  func contain(_ step: PlannedStep, of program: Program) -> Bool {
    passed.contains(Self.key(of: step, in: program))
  }

  private static func outcomes(
    of model: ComparedModel, on app: some Driver, _ patterns: inout PatternCache
  ) -> [StepResult.Outcome] {
    var interpreter = Interpreter(model.program, model: model.name, isControl: false, app: app, patterns: patterns)
    interpreter.run()
    patterns = interpreter.patterns
    return interpreter.records.map(\.outcome)
  }

  private static func key(of step: PlannedStep, in program: Program) -> Key {
    var calls: [SourceSpan] = []
    var next = step.call
    while let index = next {
      calls.append(program.calls[index].span)
      next = program.calls[index].outer
    }
    return Key(file: step.file, span: step.span, calls: calls)
  }
}
