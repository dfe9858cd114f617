import ProbeSemantics
import ProbeSyntax

/// Where lines can be put into a scenario so that they are run right behind a step of one of its tests,
/// or first.
struct InsertionPlaces {
  /// A place behind a step, or before the first one.
  struct Place {
    /// The statement in the script that the lines follow, or stand before.
    var statement: SourceSpan
    /// Whether they stand before it.
    var isBefore = false
  }

  private let program: Program

  /// The places of `program`.
  init(_ program: Program) {
    self.program = program
  }

  /// The place behind the step at `index`, or behind the checks that follow it; nil where no line can stand.
  func place(behind index: Int) -> Place? {
    var step = index
    while step + 1 < program.steps.count, isPlainCheck(step + 1), statement(ofStep: step + 1) != nil { step += 1 }
    return exactPlace(behind: step) ?? exactPlace(behind: index)
  }

  /// The place behind the last step.
  var end: Place? { program.steps.isEmpty ? nil : exactPlace(behind: program.steps.count - 1) }

  /// The place before the first step of the scenario itself; nil where that has to be the first.
  var start: Place? {
    let index = program.setupCount
    guard index < program.steps.count, let statement = statement(ofStep: index) else { return nil }
    if case .action(let action) = program.steps[index].kind {
      switch action {
      case .device, .language, .launchArgument, .launchWith: return nil
      case .choose, .clear, .clearClipboard, .close, .copy, .pick, .relaunch, .setClipboard, .stub, .swipeDown,
        .swipeRow, .tap, .tapOutside, .turn, .type, .wait:
        break
      }
    }
    return Place(statement: statement, isBefore: true)
  }

  private func exactPlace(behind index: Int) -> Place? {
    guard index >= program.setupCount, let statement = statement(ofStep: index) else { return nil }
    if index + 1 < program.steps.count {
      let next = program.steps[index + 1]
      if next.timing == .atOnce || self.statement(ofStep: index + 1) == statement { return nil }
    }
    return Place(statement: statement)
  }

  /// The statement of the script that the step comes from: its own, or the call that led to it.
  private func statement(ofStep index: Int) -> SourceSpan? {
    let step = program.steps[index]
    guard step.timingGroup == 0 else { return nil }
    guard var call = step.call else { return step.file == 0 ? step.span : nil }
    while let outer = program.calls[call].outer { call = outer }
    return program.calls[call].file == 0 ? program.calls[call].span : nil
  }

  /// Whether the step looks at what there is, and nothing passes meanwhile.
  private func isPlainCheck(_ index: Int) -> Bool {
    let step = program.steps[index]
    guard case .check = step.kind, step.timingGroup == 0 else { return false }
    return step.timing == .settled
  }
}
