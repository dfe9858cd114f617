extension TraceDigest {
  /// Adds an event with its cause; places in a view's source do not count.
  mutating func add(_ record: TraceRecord) {
    add(record.cause)
    switch record.event {
    case .acted(let gesture): add(1, gesture.words)
    case .evaluated(let frame, let reason):
      add(2, frame.definition.name)
      add(frame.evaluation)
      add(reason.number)
    case .clipboardWritten(let writer): add(3, "\(writer)")
    case .completed(let end):
      add(4, end.activity.map { "\($0)" } ?? "")
      add(end.isCompleted)
    case .contentCalled(let layer, let evaluation, _, _): add(5, [layer, evaluation ?? -1])
    case .contentRead(let slot, let snapshot, let write): add(6, [slot, snapshot ?? -1, write ?? -1])
    case .crashed(let crash): add(7, crash.message)
    case .dismissed(let layer, let kind): add(8, [layer], kind.rawValue)
    case .dismissing(let layer, let kind, let reason): add(9, [layer], kind.rawValue + " \(reason)")
    case .firstRead(let slot): add(10, [slot])
    case .gate(let slot, let write, let isOpen): add(11, [slot, write, isOpen ? 1 : 0])
    case .launched: add(12 as UInt8)
    case .made(let name, let items, let layer, let isKept, _):
      add(13, [items ?? -1, layer, isKept ? 1 : 0], name)
    case .objectWrote(let type, let property, _): add(14, type + "." + (property ?? ""))
    case .presented(let layer, let kind, let isShareSheet): add(15, [layer, isShareSheet ? 1 : 0], kind.rawValue)
    case .refused(let kind, let warning): add(16, [warning], kind.rawValue)
    case .resumed(let kind): add(17, kind.noun)
    case .rowTakenOut: add(22, "")
    case .updated(let name): add(18, name)
    case .waited(let kind, let warning): add(19, [warning], kind.rawValue)
    case .warned(let text): add(20, text)
    case .wrote(let slot, let outcome, _): add(21, [slot], "\(outcome)")
    }
  }

  private mutating func add(_ kind: UInt8, _ text: String) { add(kind, [], text) }

  private mutating func add(_ kind: UInt8, _ numbers: [Int], _ text: String = "") {
    add(kind)
    for number in numbers { add(number) }
    add(text)
  }
}

extension EvaluationReason {
  fileprivate var number: Int {
    switch self {
    case .appeared: -1
    case .bindingChanged(let slot): 4 * slot
    case .inputsChanged: -2
    case .objectChanged: -3
    case .stateChanged(let slot): 4 * slot + 1
    }
  }
}
