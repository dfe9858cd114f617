import PresentationRuntime
import ProbeInterpreter

extension Cause {
  /// A link of the trace's because-chain as the language tells it, with the line of the view that it points at.
  init(_ cause: TraceCause, viewLines: [String]) {
    self.init(
      cause.sentence, rule: cause.rule, basis: cause.basis?.rawValue,
      place: cause.place.map { place in
        let isKnown = viewLines.indices.contains(place.line - 1)
        return Place(
          path: place.path, line: place.line, column: place.column,
          statement: isKnown ? viewLines[place.line - 1] : nil)
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
