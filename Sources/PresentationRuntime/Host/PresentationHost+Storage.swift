// What the app keeps under keys: `UserDefaults`, `@AppStorage`.
extension PresentationHost {
  /// The value that the app stored under a key; it outlives a launch.
  public func storedValue(_ key: String) -> Value? {
    if let slot = sharedSlots[key] { return slots[slot].value }
    return storedValues[key]
  }

  /// Stores a value under a key, or takes it away; views of that key are updated.
  public func store(_ value: Value?, under key: String) {
    storedValues[key] = value
    if let slot = sharedSlots[key] { writeSlot(slot, value ?? .nothing, at: nil) }
  }

  /// The location that all views of a key share.
  func sharedBinding(_ key: String, _ definition: PropertyDefinition, _ initial: Value, view: String) -> Binding {
    let slot: Int
    if let known = sharedSlots[key] {
      slot = known
    } else {
      slot = addSlot(definition, storedValues[key] ?? initial, owner: nil, view: view)
      sharedSlots[key] = slot
    }
    return Binding(source: .slot(SlotReference(host: self, index: slot)), snapshot: slots[slot].value)
  }

  /// Keeps what was written in this launch for the next one.
  func keepStoredValues() {
    for (key, slot) in sharedSlots where slots[slot].write >= 0 { storedValues[key] = slots[slot].value }
    sharedSlots.removeAll()
  }
}
