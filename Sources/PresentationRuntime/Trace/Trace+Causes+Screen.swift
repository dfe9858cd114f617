// Causes of what is presented, what a screen shows, and how things ended.
extension Trace {
  func clipboardCauses() -> [TraceCause] {
    let write = last { event -> ClipboardWriter? in
      if case .clipboardWritten(let writer) = event { writer } else { nil }
    }
    let end = lastCompletion
    let isOtherwise = end.map { $0.found.activity != .copy && $0.index > write?.index ?? -1 } ?? false
    var causes = isOtherwise ? completionCauses() : []
    if let write {
      causes.append(TraceCause(.clipboardWritten(write.found, actor(of: write.index))))
    } else {
      causes.append(TraceCause(.clipboardUntouched))
    }
    return causes
  }

  func completionCauses() -> [TraceCause] {
    guard let end = lastCompletion else { return [] }
    return [TraceCause(.completed(end.found, actor(of: end.index)))]
  }

  /// How the last share sheet ended.
  private var lastCompletion: (index: Int, found: ShareCompletion)? {
    last { event -> ShareCompletion? in
      if case .completed(let end) = event { end } else { nil }
    }
  }

  func crashCauses() -> [TraceCause] {
    let crash = last { event -> AppCrash? in
      if case .crashed(let crash) = event { crash } else { nil }
    }
    guard let crash else { return [] }
    var causes: [TraceCause] = []
    if let call = contentCall(before: records[crash.index].cause) { causes = contentCauses(ofCall: call) }
    causes.append(TraceCause(.crashed(crash.found.reason), at: crash.found.place))
    return causes
  }

  func evaluationCauses(of view: String) -> [TraceCause] {
    var causes: [TraceCause] = []
    for index in launch..<count {
      switch records[index].event {
      case .evaluated(let frame, let reason) where frame.definition.name == view:
        causes.append(
          TraceCause(
            .evaluated(view: view, evaluation: frame.evaluation, cause(of: reason)), at: frame.definition.place))
      case .gate(let slot, let write, false) where states[slot].view == view && stayedUnevaluated(view, after: index):
        if case .wrote(_, let outcome, let place) = records[write].event {
          causes.append(TraceCause(.wrote(actor(of: write), state: states[slot].name, outcome), at: place))
        }
        causes.append(TraceCause(.gate(state: states[slot].name, view: view, isOpen: false), at: bodyPlace(of: view)))
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing,
        .evaluated, .firstRead, .gate, .launched, .made, .objectWrote, .presented, .refused, .resumed, .rowTakenOut,
        .updated,
        .waited, .warned, .wrote:
        continue
      }
    }
    return Array(causes.suffix(Trace.longestChain))
  }

  func cause(of reason: EvaluationReason) -> TraceCause.EvaluationCause {
    switch reason {
    case .appeared: .appeared
    case .bindingChanged(let slot): .bindingChanged(state: states[slot].name)
    case .inputsChanged: .inputsChanged
    case .objectChanged: .objectChanged
    case .stateChanged(let slot): .stateChanged(state: states[slot].name)
    }
  }

  /// What happened to presentations, and to writes that set none going, since the last time a person did something.
  func presentationCauses() -> [TraceCause] {
    var causes = staleContentCauses()
    for index in lastAction..<count {
      switch records[index].event {
      case .dismissing(_, let kind, let reason):
        causes.append(TraceCause(.dismissed(kind, reason, actor(of: index))))
      case .presented(_, let kind, let isShareSheet):
        causes.append(TraceCause(.presented(kind, isShareSheet: isShareSheet, actor(of: index))))
      case .refused(let kind, _):
        causes.append(TraceCause(.refused(kind)))
      case .rowTakenOut:
        causes.append(TraceCause(.rowTakenOut(actor(of: index))))
      case .waited(let kind, _):
        causes.append(TraceCause(.waited(kind, isDuringDismissal: isDuringDismissal(index))))
      case .wrote(let slot, let outcome, let place):
        causes.append(TraceCause(.wrote(actor(of: index), state: states[slot].name, outcome), at: place))
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .evaluated,
        .firstRead, .gate, .launched, .made, .objectWrote, .resumed, .updated, .warned:
        continue
      }
    }
    if causes.isEmpty { return nothingFollowed() }
    return Array(causes.suffix(Trace.longestChain))
  }

  /// That the last thing that a person did wrote nothing and presented nothing.
  private func nothingFollowed() -> [TraceCause] {
    guard lastAction < count, case .acted(let gesture) = records[lastAction].event else { return [] }
    return [TraceCause(.nothingFollowed(.person(gesture)))]
  }

  /// What the topmost content read too old; empty if nothing was.
  private func staleContentCauses() -> [TraceCause] {
    guard let causes = topContentCauses() else { return [] }
    let isStale = causes.contains { cause in
      if case .contentRead(_, _, _, _, true) = cause.fact { true } else { false }
    }
    return isStale ? causes : []
  }

  /// Whether something was on its way out when the event `index` was recorded.
  private func isDuringDismissal(_ index: Int) -> Bool {
    for record in records[..<index].reversed() {
      switch record.event {
      case .dismissing: return true
      case .dismissed, .launched: return false
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .evaluated, .firstRead, .gate,
        .made, .objectWrote, .presented, .refused, .resumed, .rowTakenOut, .updated, .waited, .warned, .wrote:
        continue
      }
    }
    return false
  }

  /// What the topmost content read; on the screen itself, what became of the last writes.
  func screenCauses() -> [TraceCause] {
    if let causes = topContentCauses() { return causes + waitingCauses() }
    var causes: [TraceCause] = []
    for index in lastAction..<count {
      switch records[index].event {
      case .wrote(let slot, let outcome, let place):
        causes.append(TraceCause(.wrote(actor(of: index), state: states[slot].name, outcome), at: place))
      case .gate(let slot, _, let isOpen) where isOpen || stayedUnevaluated(states[slot].view, after: index):
        causes.append(
          TraceCause(
            .gate(state: states[slot].name, view: states[slot].view, isOpen: isOpen),
            at: bodyPlace(of: states[slot].view)))
      case .objectWrote(let type, let property, let place):
        causes.append(TraceCause(.objectWrote(actor(of: index), type: type, property: property), at: place))
      case .rowTakenOut:
        causes.append(TraceCause(.rowTakenOut(actor(of: index))))
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing,
        .evaluated, .firstRead, .gate, .launched, .made, .presented, .refused, .resumed, .updated,
        .waited, .warned:
        continue
      }
    }
    if causes.isEmpty { return nothingFollowed() }
    return Array(causes.suffix(Trace.longestChain))
  }

  /// What the topmost content read; nil on the screen itself.
  private func topContentCauses() -> [TraceCause]? {
    guard let layer = topLayer() else { return nil }
    let call = last { event -> Int? in
      if case .contentCalled(layer, _, _, _) = event { layer } else { nil }
    }
    return call.map { contentCauses(ofCall: $0.index) }
  }

  /// What was asked for since the last time a person did something, and waits.
  private func waitingCauses() -> [TraceCause] {
    records.indices[lastAction...].compactMap { index in
      guard case .waited(let kind, _) = records[index].event else { return nil }
      return TraceCause(.waited(kind, isDuringDismissal: isDuringDismissal(index)))
    }
  }

  /// Whether the turn of a closed gate did not evaluate the view for another reason either (R42).
  private func stayedUnevaluated(_ view: String, after gate: Int) -> Bool {
    for record in records[gate...] {
      switch record.event {
      case .acted, .launched, .resumed:
        return true
      case .evaluated(let frame, _):
        if frame.definition.name == view { return false }
      case .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing, .firstRead,
        .gate, .made, .objectWrote, .presented, .refused, .rowTakenOut, .updated, .waited, .warned, .wrote:
        continue
      }
    }
    return true
  }

  /// The layer that came up last and has not gone.
  private func topLayer() -> Int? {
    var gone: Set<Int> = []
    for record in records.reversed() {
      switch record.event {
      case .dismissed(let layer, _): gone.insert(layer)
      case .presented(let layer, _, _): if !gone.contains(layer) { return layer }
      case .launched: return nil
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissing, .evaluated,
        .firstRead, .gate, .made, .objectWrote, .refused, .resumed, .rowTakenOut, .updated, .waited, .warned, .wrote:
        continue
      }
    }
    return nil
  }

  /// The last launch.
  private var launch: Int {
    let launch = last { event -> Bool? in
      if case .launched = event { true } else { nil }
    }
    return launch?.index ?? 0
  }

  /// The last time a person did something, or the launch.
  private var lastAction: Int {
    let action = last { event -> Bool? in
      switch event {
      case .acted, .launched: true
      case .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing, .evaluated,
        .firstRead, .gate, .made, .objectWrote, .presented, .refused, .resumed, .rowTakenOut, .updated, .waited,
        .warned, .wrote:
        nil
      }
    }
    return action?.index ?? 0
  }

  /// How many links a chain has at most: the last ones.
  private static let longestChain = 12
}
