extension Trace {
  /// What happened between two marks, in a few words each: "a sheet came up".
  public func account(from start: Int, to end: Int) -> [String] {
    var lines: [String] = []
    for index in max(0, start)..<min(max(start, end), count) {
      guard let line = line(for: records[index].event), lines.last != line else { continue }
      lines.append(line)
    }
    return lines
  }

  private func line(for event: TraceEvent) -> String? {
    switch event {
    case .clipboardWritten: "the clipboard was written"
    case .completed(let end): end.isCompleted ? "the share sheet was completed" : "the share sheet was cancelled"
    case .crashed(let crash): "the app ended: \(crash.message)"
    case .dismissed(_, let kind): "the \(kind.rawValue) went"
    case .evaluated(let frame, _): "the body of '\(frame.definition.name)' was evaluated"
    case .launched: "the app was launched"
    case .objectWrote(let type, let property, _): "'\(property ?? "something")' of '\(type)' was written"
    case .presented(_, let kind, let isShareSheet): "a \(isShareSheet ? "share sheet" : kind.rawValue) came up"
    case .refused(let kind, _): "a \(kind.rawValue) was refused"
    case .waited(let kind, _): "a \(kind.rawValue) has to wait"
    case .wrote(let slot, .stored, _): "'\(states[slot].name)' was written"
    case .wrote(let slot, .droppedAsEqual, _): "'\(states[slot].name)' kept its value"
    case .wrote(let slot, .droppedInUpdate, _): "a write of '\(states[slot].name)' was dropped"
    case .acted, .contentCalled, .contentRead, .dismissing, .firstRead, .gate, .made, .resumed, .updated, .warned: nil
    }
  }
}
