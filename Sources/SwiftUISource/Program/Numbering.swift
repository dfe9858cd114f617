/// Values with numbers, each value once, in the order in which they came.
///
/// A table of its own: making the first dictionary with a kind of key costs much at the start.
struct Numbering<Value: Hashable> {
  /// The values by their numbers.
  private(set) var values: [Value] = []
  /// The numbers by the hashes of their values; -1 for none.
  private var slots = [Int](repeating: -1, count: 32)

  /// The number of a value, which gets one if it has none.
  mutating func number(of value: Value) -> Int {
    var slot = self.slot(of: value)
    if slots[slot] >= 0 { return slots[slot] }
    if 2 * (values.count + 1) > slots.count {
      grow()
      slot = self.slot(of: value)
    }
    values.append(value)
    slots[slot] = values.count - 1
    return values.count - 1
  }

  /// Where the number of a value stands, or is to stand.
  private func slot(of value: Value) -> Int {
    var slot = value.hashValue & (slots.count - 1)
    while slots[slot] >= 0, values[slots[slot]] != value { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = [Int](repeating: -1, count: 4 * slots.count)
    for (number, value) in values.enumerated() { slots[slot(of: value)] = number }
  }
}
