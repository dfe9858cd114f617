import PresentationRuntime
import ProbeInterpreter

/// Reads off the trace why something is as it is; it states what was recorded, and guesses nothing.
struct CauseFinder {
  /// More causes than that help nobody.
  static let mostCauses = 12

  let trace: Trace
  let screen: ScreenSnapshot

  init(_ trace: Trace, screen: ScreenSnapshot) {
    self.trace = trace
    self.screen = screen
  }

  /// The causes of what `question` asks about, in the order in which they happened.
  func causes(of question: CausalQuestion) -> [Cause] {
    let causes: [Cause] =
      switch question {
      case .activities, .caption, .cells: shareSheetCauses(of: question)
      case .clipboard: clipboardCauses()
      case .completion: completionCauses()
      case .crash: crashCauses()
      case .evaluations(let view): evaluationCauses(of: view)
      case .presentation, .screen: staleContentCauses() + recentCauses()
      }
    return Array(causes.prefix(Self.mostCauses))
  }

  /// A cause that rests on a rule.
  func cause(_ sentence: String, _ rule: PresentationRule? = nil, at place: SourcePlace? = nil) -> Cause {
    Cause(
      sentence, rule: rule?.id, basis: rule.map { $0.bases.map(\.rawValue).joined(separator: ", ") },
      place: place.map { Cause.Place(path: $0.path, line: $0.line, column: $0.column) })
  }

  /// The state's name as the app's source writes it.
  func name(ofState state: Int) -> String { "`\(trace.states[state].name)`" }

  /// The frame of the body evaluation at `index`.
  func frame(at index: Int?) -> Frame? {
    guard let index, case .evaluated(let frame, _) = trace.records[index].event else { return nil }
    return frame
  }
}
