import ProbeInterpreter

/// Reads the events of a recorded run.
public struct RunRecord: Sendable {
  /// The events in order, the first and the last of a run included.
  public private(set) var events: [RunEvent] = []

  /// The events that `bytes` record; kinds that this version does not know are left out.
  public init(_ bytes: [UInt8]) throws(RecordProblem) {
    var line = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      if bytes[start..<end].contains(where: { $0 > 0x20 }) { try read(bytes[start..<end], line: line) }
      start = end + 1
    }
    guard let last = events.last else { throw .noEvents }
    guard case .runFinished = last else { throw .ended }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, line: Int) throws(RecordProblem) {
    guard let event = try RunEvent(recorded: bytes, line: line) else { return }
    if events.isEmpty {
      guard case .runStarted = event else { throw .notARecord(line: line) }
    } else if case .runStarted = event {
      throw .notARecord(line: line)
    } else if case .runFinished? = events.last {
      throw .notARecord(line: line)
    }
    events.append(event)
  }
}
