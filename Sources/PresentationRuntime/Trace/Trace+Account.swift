extension Trace {
  /// What happened between two marks, in a few words for each thing that a person would notice.
  public func account(from start: Int, to end: Int) -> [String] {
    var lines: [String] = []
    var written: [String] = []
    for index in max(0, start)..<min(max(start, end), count) {
      if case .wrote(let state, .stored, _) = records[index].event {
        let name = "`\(states[state].name)`"
        if !written.contains(name) { written.append(name) }
        continue
      }
      guard let line = line(for: records[index].event) else { continue }
      tell(&written, in: &lines)
      if lines.last != line { lines.append(line) }
      guard lines.count < Self.longestAccount else { return lines + ["and more"] }
    }
    tell(&written, in: &lines)
    return lines
  }

  /// Longer accounts tell nobody what happened.
  private static let longestAccount = 12

  private func tell(_ written: inout [String], in lines: inout [String]) {
    guard let last = written.popLast() else { return }
    let others = written.joined(separator: ", ")
    lines.append(others.isEmpty ? "\(last) was written" : "\(others) and \(last) were written")
    written.removeAll()
  }

  private func line(for event: TraceEvent) -> String? {
    switch event {
    case .clipboardWritten: "the clipboard was written"
    case .completed(let end): end.isCompleted ? "the share sheet was completed" : "the share sheet was cancelled"
    case .crashed(let crash): "the app ended: \(crash.message)"
    case .dismissed(_, let kind): "the \(kind.rawValue) went"
    case .evaluated(let frame, let reason): line(for: frame, reason)
    case .launched: "the app was launched"
    case .made(_, let items?, _, true, _):
      "a share sheet that was made before came again, with \(items == 1 ? "1 item" : "\(items) items")"
    case .made(_, let items?, _, false, _): "a share sheet was made with \(items == 1 ? "1 item" : "\(items) items")"
    case .objectWrote(let type, let property, _): "\(property.map { "`\($0)` of " } ?? "")`\(type)` was written"
    case .presented(_, let kind, let isShareSheet): "\(isShareSheet ? "a share sheet" : kind.phrase) came up"
    case .refused(let kind, _): "\(kind.phrase) was refused"
    case .rowTakenOut: "the row went, because the swipe action is destructive"
    case .resumed(.task): "a task went on"
    case .resumed(.timer): "a timer came due"
    case .waited(let kind, _): "\(kind.phrase) has to wait"
    case .wrote(let state, .droppedAsEqual, _): "`\(states[state].name)` kept its value"
    case .wrote(let state, .droppedInUpdate, _): "a write of `\(states[state].name)` was dropped"
    case .acted, .contentCalled, .contentRead, .dismissing, .firstRead, .gate, .made, .resumed, .updated, .warned,
      .wrote:
      nil
    }
  }

  private func line(for frame: Frame, _ reason: EvaluationReason) -> String? {
    switch reason {
    case .appeared: nil
    case .bindingChanged, .inputsChanged, .objectChanged, .stateChanged:
      "the body of `\(frame.definition.name)` was evaluated again (\(frame.evaluation))"
    }
  }
}
