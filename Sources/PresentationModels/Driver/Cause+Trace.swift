import PresentationRuntime
import ProbeInterpreter

extension Cause {
  /// A link of the trace's because-chain as the language tells it; `lines` gives the lines of the view's source.
  init(_ cause: TraceCause, lines: Model.Lines?) {
    self.init(
      cause.sentence, rule: cause.rule, basis: cause.basis?.rawValue,
      place: cause.place.map {
        Place(path: $0.path, line: $0.line, column: $0.column, statement: lines?($0.line))
      })
  }
}

extension TraceQuestion {
  /// The question of a failed check to the trace.
  init(_ question: CausalQuestion) {
    switch question {
    case .activities: self = .activities
    case .caption: self = .caption
    case .cells: self = .cells
    case .clipboard: self = .clipboard
    case .completion: self = .completion
    case .crash: self = .crash
    case .evaluations(let view): self = .evaluations(view: view)
    case .presentation: self = .presentation
    case .screen: self = .screen
    }
  }
}
