// R1 to R7, R12, R13: what is read where, and what a write sets going.
extension PresentationHost {
  /// Reads a state in an update: the snapshot, and the location is marked (R1).
  func readSnapshot(_ snapshot: Value, of slot: Int, from frame: Frame? = nil, marking: Bool = true) -> Value {
    if marking { markRead(slot) }
    if case .content = reader {
      let write = slots[slot].write
      trace.append(
        .contentRead(slot: slots[slot].number, snapshotOf: frame?.event, lastWrite: write < 0 ? nil : write),
        cause: cause)
    }
    return rules.readsAlwaysLive ? slots[slot].value : snapshot
  }

  /// `$state` (R2).
  func bindingMade(to slot: Int) {
    if rules.countsBindingsAsReads, isUpdating { markRead(slot) }
  }

  private func markRead(_ slot: Int) {
    guard !slots[slot].wasRead else { return }
    slots[slot].wasRead = true
    trace.append(.firstRead(slot: slots[slot].number), cause: cause)
  }

  /// Writes a state (R3).
  func writeSlot(_ slot: Int, _ value: Value, at place: SourcePlace?) {
    if isUpdating {
      trace.append(.wrote(slot: slots[slot].number, .droppedInUpdate, place), cause: cause)
      warn("Modifying state during view update, this will cause undefined behavior.")
      return
    }
    if slots[slot].isEquatable, slots[slot].value.isEqual(to: value) == true {
      trace.append(.wrote(slot: slots[slot].number, .droppedAsEqual, place), cause: cause)
      return
    }
    let event = trace.append(.wrote(slot: slots[slot].number, .stored, place), cause: cause)
    if slots[slot].store(value, event: event) { pendingSlots.append(slot) }
    needsTurn = true
  }

  /// Reads a property of an `@Observable` object: in an update the reader is subscribed (R13).
  func readProperty(_ property: Int, of object: ObservedObject) {
    guard isUpdating else { return }
    switch reader {
    case .nobody: return
    case .body(let node):
      objectStates[object.index].readers[property, default: [:]][ObjectIdentifier(node)] = reader
    case .content(let layer):
      objectStates[object.index].readers[property, default: [:]][ObjectIdentifier(layer)] = reader
    }
  }

  /// A property of an object was written, or the object said that it will change.
  func wroteProperty(_ property: Int?, of object: ObservedObject, at place: SourcePlace?) {
    let name = property.map { object.properties[$0].name }
    let event = trace.append(.objectWrote(type: object.typeName, property: name, place), cause: cause)
    if isUpdating {
      warn("Publishing changes from within view updates is not allowed, this will cause undefined behavior.")
    }
    needsTurn = true
    switch object.observation {
    case .none: break
    case .published: objectChanged(object, event: event)
    case .perProperty: propertyChanged(property, of: object, event: event)
    }
    deliverChange(of: object, property: property)
  }

  /// Counts an object of this launch.
  func addObject() -> Int {
    objectStates.append(ObjectState())
    return objectStates.count - 1
  }

  /// Prints a warning, as the console of a device would.
  @discardableResult
  func warn(_ text: String) -> Int {
    warnings.append(text)
    version += 1
    return trace.append(.warned(text), cause: cause)
  }
}
