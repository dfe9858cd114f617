import PresentationRuntime

extension Trace {
  /// The index of the last thing that a person did, or of the launch; nil in an empty trace.
  var lastGesture: Int? {
    records.lastIndex { record in
      switch record.event {
      case .acted, .launched: true
      case .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing, .evaluated,
        .firstRead, .gate, .made, .objectWrote, .presented, .refused, .resumed, .updated, .waited, .warned, .wrote:
        false
      }
    }
  }

  /// The index of the last launch.
  var lastLaunch: Int {
    records.lastIndex { if case .launched = $0.event { true } else { false } } ?? 0
  }

  /// Who set the event `index` going, in words: `'tap Share A'`, `a timer that 'tap Load' started`.
  func origin(of index: Int) -> String {
    var next = records[index].cause
    var work: WorkKind?
    while next >= 0 {
      switch records[next].event {
      case .acted(let gesture): return words(for: work, after: gesture.words)
      case .launched: return words(for: work, after: "the launch")
      case .resumed(let kind): work = work ?? kind
      case .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing, .evaluated,
        .firstRead, .gate, .made, .objectWrote, .presented, .refused, .updated, .waited, .warned, .wrote:
        break
      }
      next = records[next].cause
    }
    return words(for: work, after: nil)
  }

  private func words(for work: WorkKind?, after start: String?) -> String {
    guard let work else { return start ?? "the app itself" }
    switch work {
    case .dispatched: return start.map { "a block that \($0) dispatched" } ?? "a dispatched block"
    case .queuedActions: return start.map { "an action that followed \($0)" } ?? "an action after an update"
    case .task: return start.map { "a task that \($0) started" } ?? "a task"
    case .timer: return start.map { "a timer that \($0) started" } ?? "a timer"
    case .transition: return "the end of a transition"
    }
  }
}
