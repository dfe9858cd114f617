extension Trace {
  /// The because-chain of what `question` asks about, read off the trace; empty where it has none.
  public func causes(of question: TraceQuestion) -> [TraceCause] {
    switch question {
    case .activities, .caption, .cells: shareSheetCauses()
    case .clipboard: clipboardCauses()
    case .completion: completionCauses()
    case .crash: crashCauses()
    case .evaluations(let view): evaluationCauses(of: view)
    case .presentation: presentationCauses()
    case .screen: screenCauses()
    }
  }

  // Walking the trace.

  /// The last event that `matches` picks something from.
  func last<Found>(before end: Int? = nil, _ matches: (TraceEvent) -> Found?) -> (index: Int, found: Found)? {
    var index = (end ?? count) - 1
    while index >= 0 {
      if let found = matches(records[index].event) { return (index, found) }
      index -= 1
    }
    return nil
  }

  /// Who set an event going: the nearest person, launch or work on the way back.
  func actor(of index: Int) -> TraceActor {
    var current = index
    var work: TraceActor?
    while current >= 0 {
      switch records[current].event {
      case .acted(let gesture): return .person(gesture)
      case .launched: return .launch
      case .resumed(.queuedActions): work = work ?? .work(.queuedActions)
      case .resumed(let kind): return .work(kind)
      case .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing, .evaluated,
        .firstRead, .gate, .made, .objectWrote, .presented, .refused, .rowTakenOut, .updated, .waited, .warned, .wrote:
        break
      }
      current = records[current].cause
    }
    return work ?? .launch
  }

  /// The call of a content closure that led to an event.
  func contentCall(before index: Int) -> Int? {
    var current = index
    while current >= 0 {
      if case .contentCalled = records[current].event { return current }
      current = records[current].cause
    }
    return nil
  }

  /// The kind of the layer of that number.
  func kind(ofLayer layer: Int) -> ScreenLayer.Kind {
    for record in records.reversed() {
      if case .presented(layer, let kind, _) = record.event { return kind }
    }
    return .sheet
  }

  /// Where that view's body stands.
  func bodyPlace(of view: String) -> SourcePlace? {
    let frame = last { event -> Frame? in
      if case .evaluated(let frame, _) = event, frame.definition.name == view { frame } else { nil }
    }
    return frame?.found.definition.place
  }

  // Share sheets.

  private func shareSheetCauses() -> [TraceCause] {
    let sheet = last { event -> (items: Int, layer: Int, isKept: Bool, place: SourcePlace?)? in
      guard case .made(_, let items?, let layer, let isKept, let place) = event else { return nil }
      return (items, layer, isKept, place)
    }
    guard let sheet else { return presentationCauses() }
    var causes: [TraceCause] = []
    if let call = contentCall(before: sheet.index) { causes = contentCauses(ofCall: call) }
    causes.append(
      TraceCause(.made(items: sheet.found.items, isKept: sheet.found.isKept), at: sheet.found.place))
    let again = records[(sheet.index + 1)...].firstIndex { record in
      if case .contentCalled(sheet.found.layer, _, _, _) = record.event { true } else { false }
    }
    if let again {
      causes += lateWrite(from: sheet.index, to: again)
      causes.append(TraceCause(.keptItems))
    }
    return causes
  }

  /// The last write before a content closure was called again.
  private func lateWrite(from start: Int, to end: Int) -> [TraceCause] {
    for index in (start..<end).reversed() {
      if case .wrote(let slot, .stored, let place) = records[index].event {
        return [TraceCause(.wrote(actor(of: index), state: states[slot].name, .stored), at: place)]
      }
    }
    return []
  }

  /// What one call of a content closure read, and why that was not newer.
  func contentCauses(ofCall call: Int) -> [TraceCause] {
    guard case .contentCalled(let layer, let madeIn, let item, let place) = records[call].event else { return [] }
    let kind = kind(ofLayer: layer)
    var causes: [TraceCause] = []
    var seen: Set<Int> = []
    for index in (call + 1)..<max(count, call + 1) {
      guard records[index].cause == call, case .contentRead(let slot, let snapshotOf, let write) = records[index].event,
        seen.insert(slot).inserted, let evaluation = snapshotOf ?? madeIn,
        case .evaluated(let frame, _) = records[evaluation].event
      else { continue }
      let isStale = write.map { $0 > evaluation } ?? false
      if isStale, let write { causes += writeCauses(slot: slot, write: write, before: call) }
      causes.append(
        TraceCause(
          .contentRead(
            kind, state: states[slot].name, evaluation: frame.evaluation,
            snapshot: frame.snapshot(of: states[slot].name)?.words ?? "unknown", isStale: isStale),
          at: place))
    }
    if !item.isNothing {
      causes.append(TraceCause(.contentGotItem(kind, item: item.description), at: place))
    } else if causes.isEmpty {
      causes.append(TraceCause(.contentReadNothing(kind), at: place))
    }
    return causes
  }

  /// A write, what the gate made of it, and later writes that were no change.
  private func writeCauses(slot: Int, write: Int, before end: Int) -> [TraceCause] {
    guard case .wrote(_, _, let place) = records[write].event else { return [] }
    var causes = [TraceCause(.wrote(actor(of: write), state: states[slot].name, .stored), at: place)]
    for index in write..<end {
      switch records[index].event {
      case .gate(slot, write, let isOpen):
        causes.append(
          TraceCause(
            .gate(state: states[slot].name, view: states[slot].view, isOpen: isOpen),
            at: bodyPlace(of: states[slot].view)))
      case .wrote(slot, .droppedAsEqual, let place):
        causes.append(TraceCause(.wrote(actor(of: index), state: states[slot].name, .droppedAsEqual), at: place))
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing,
        .evaluated, .firstRead, .gate, .launched, .made, .objectWrote, .presented, .refused, .resumed, .rowTakenOut,
        .updated, .waited, .warned, .wrote:
        continue
      }
    }
    return causes
  }
}

extension Value {
  /// What the value was, behind "was": `empty`, `nil`, `'Ada'`.
  fileprivate var words: String {
    switch self {
    case .list(let values) where values.isEmpty: "empty"
    case .text(""): "empty"
    case .custom(let value) where ["[]", "[:]"].contains(value.description): "empty"
    case .binding, .bool, .custom, .double, .int, .list, .nothing, .object, .text: description
    }
  }
}

extension Frame {
  /// The snapshot of the state of that name.
  func snapshot(of name: String) -> Value? {
    guard let index = definition.properties.firstIndex(where: { $0.name == name }),
      case .state(_, let snapshot) = properties[index]
    else { return nil }
    return snapshot
  }
}
