/// One event with the event that led to it.
public struct TraceRecord {
  /// What happened.
  public var event: TraceEvent
  /// The event that led to it, as an index of the trace; -1 for none.
  public var cause: Int
}

/// A state as the trace names it.
public struct TracedState: Sendable {
  /// The property's name.
  public var name: String
  /// The view's name.
  public var view: String
}

/// Everything that was recorded since the host was made, in order.
public struct Trace {
  /// The events.
  public private(set) var records = TraceRecords()
  /// The states that events name by number.
  public internal(set) var states: [TracedState] = []

  /// How many events there are: a mark for later questions.
  public var count: Int { records.count }

  /// Appends an event, and says which number it has.
  @discardableResult
  mutating func append(_ event: consuming TraceEvent, cause: Int) -> Int {
    records.append(TraceRecord(event: event, cause: cause))
    return records.count - 1
  }
}
