/// A state's location: shared by the view that owns it and everyone who holds a binding to it.
struct StateSlot {
  /// The present value.
  var value: Value
  /// The view that owns it; nil when that is gone.
  var owner: ViewNode?
  /// Whether an equal value is no change (R3).
  let isEquatable: Bool
  /// Its number in the trace, which outlives launches.
  let number: Int
  /// Whether an update ever read it (R1); never cleared while the location lives (R5).
  var wasRead = false
  /// Whether a write waits to be applied.
  var isPending = false
  /// The views that hold a binding to it (R6).
  var holders: [ViewNode] = []
  /// The last stored write's event in the trace.
  var write = -1

  init(value: Value, owner: ViewNode?, isEquatable: Bool, number: Int) {
    self.number = number
    self.value = value
    self.owner = owner
    self.isEquatable = isEquatable
  }

  /// Keeps the value of a write; whether it is the first that waits to be applied.
  mutating func store(_ value: Value, event: Int) -> Bool {
    self.value = value
    write = event
    defer { isPending = true }
    return !isPending
  }

  /// The write that waits is applied now.
  mutating func apply() -> (owner: ViewNode?, wasRead: Bool, write: Int) {
    isPending = false
    return (owner, wasRead, write)
  }
}
