import PresentationRuntime

/// Tells what happened in a stretch of the trace, in a few words for each thing that a person would notice.
struct TraceAccount {
  /// More sentences than that tell nobody what a step did.
  static let mostSentences = 12

  let trace: Trace
  let warnings: [String]

  init(_ trace: Trace, warnings: [String]) {
    self.trace = trace
    self.warnings = warnings
  }

  /// What happened from the event `start` up to the event `end`.
  func sentences(from start: Int, to end: Int) -> [String] {
    var sentences: [String] = []
    var written: [String] = []
    for index in start..<min(end, trace.count) {
      if case .wrote(let state, .stored, _) = trace.records[index].event {
        let name = "`\(trace.states[state].name)`"
        if !written.contains(name) { written.append(name) }
        continue
      }
      guard let sentence = sentence(at: index) else { continue }
      tell(&written, in: &sentences)
      if sentences.last != sentence { sentences.append(sentence) }
      guard sentences.count < Self.mostSentences else { return sentences + ["and more"] }
    }
    tell(&written, in: &sentences)
    return sentences
  }

  private func tell(_ written: inout [String], in sentences: inout [String]) {
    guard let last = written.popLast() else { return }
    let others = written.joined(separator: ", ")
    sentences.append(others.isEmpty ? "\(last) was written" : "\(others) and \(last) were written")
    written.removeAll()
  }

  private func sentence(at index: Int) -> String? {
    switch trace.records[index].event {
    case .clipboardWritten: "the clipboard was written"
    case .completed(let completion):
      completion.isCompleted ? "the share sheet completed" : "the share sheet was cancelled"
    case .crashed(let crash): crash.message
    case .dismissed(_, let kind): "the \(kind.rawValue) went"
    case .evaluated(let frame, let reason): sentence(for: frame, reason)
    case .launched: "the app was launched"
    case .made(_, let items?, _, _): "a share sheet was made with \(items == 1 ? "1 item" : "\(items) items")"
    case .objectWrote(let type, let property, _): "\(property.map { "`\($0)` of " } ?? "")\(type) changed"
    case .presented(_, let kind, let isShareSheet): "\(isShareSheet ? "a share sheet" : kind.words) came up"
    case .refused(let kind, _): "\(kind.words) was refused"
    case .resumed(.task): "a task went on"
    case .resumed(.timer): "a timer came due"
    case .waited(let kind, _): "\(kind.words) has to wait"
    case .warned(let warning): warnings.indices.contains(warning) ? "warning: \(warnings[warning])" : nil
    case .acted, .contentCalled, .contentRead, .dismissing, .firstRead, .gate, .made, .resumed, .updated, .wrote: nil
    }
  }

  private func sentence(for frame: Frame, _ reason: EvaluationReason) -> String? {
    switch reason {
    case .appeared: nil
    case .bindingChanged, .inputsChanged, .objectChanged, .stateChanged:
      "the body of \(frame.definition.name) was evaluated again (\(frame.evaluation))"
    }
  }
}
