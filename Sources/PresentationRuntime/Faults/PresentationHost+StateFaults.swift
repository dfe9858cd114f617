// Faults of what views read.
extension PresentationHost {
  /// The snapshot that a body evaluation takes of a state it had before (R5).
  func refreshed(_ snapshot: Value, of slot: Int) -> Value {
    let value = slots[slot].value
    if rules.watchesFaults, snapshot.isEqual(to: value) != true { noteActing(.snapshotsNeverRefreshed) }
    guard rules.fault == .snapshotsNeverRefreshed else { return value }
    noteFault(differed: snapshot.isEqual(to: value) != true)
    return snapshot
  }

  /// The item that a content closure is called with (R16).
  func argument(_ state: PresenterState) -> Value {
    guard rules.fault == .oneBehind || rules.watchesFaults, !state.item.isNothing else { return state.item }
    let differs = !state.itemBefore.isNothing && state.itemBefore.isEqual(to: state.item) != true
    if rules.watchesFaults {
      if differs { noteActing(.oneBehind) }
      return state.item
    }
    noteFault(differed: differs)
    return state.itemBefore.isNothing ? state.item : state.itemBefore
  }
}
