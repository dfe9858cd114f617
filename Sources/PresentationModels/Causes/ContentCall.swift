import PresentationRuntime

/// One call of a content closure, as the trace tells it.
struct ContentCall {
  /// A state that it read.
  struct Read {
    /// The state's number in the trace.
    var state: Int
    /// The body evaluation whose snapshot it read, as an index of the trace.
    var evaluation: Int?
    /// The last write of the state before, as an index of the trace.
    var write: Int?
    /// Whether it was read through a bare binding (R7).
    var isThroughBinding: Bool

    /// Whether the state was written after the snapshot was taken.
    var isStale: Bool {
      if let evaluation, let write { write > evaluation } else { false }
    }
  }

  /// Its index in the trace.
  var event: Int
  /// The body evaluation that made the closure, as an index of the trace.
  var madeIn: Int?
  /// Where the closure stands.
  var place: SourcePlace?
  /// The states that it read, each once, in order.
  var reads: [Read]
}

extension Trace {
  /// The last call of that layer's content closure before `end`.
  func contentCall(ofLayer layer: Int, before end: Int) -> ContentCall? {
    for index in stride(from: end - 1, through: 0, by: -1) {
      guard case .contentCalled(layer, let madeIn, let place) = records[index].event else { continue }
      return ContentCall(event: index, madeIn: madeIn, place: place, reads: reads(ofCall: index, madeIn: madeIn))
    }
    return nil
  }

  /// What the call at `event` read; it reads in one stretch.
  private func reads(ofCall event: Int, madeIn: Int?) -> [ContentCall.Read] {
    var reads: [ContentCall.Read] = []
    for index in records.index(after: event)..<records.endIndex {
      switch records[index].event {
      case .contentRead(let state, let evaluation, let write):
        guard records[index].cause == event, !reads.contains(where: { $0.state == state }) else { continue }
        reads.append(
          ContentCall.Read(
            state: state, evaluation: evaluation ?? madeIn, write: write, isThroughBinding: evaluation == nil))
      case .acted, .launched, .resumed:
        return reads
      case .clipboardWritten, .completed, .contentCalled, .crashed, .dismissed, .dismissing, .evaluated, .firstRead,
        .gate, .made, .objectWrote, .presented, .refused, .updated, .waited, .warned, .wrote:
        continue
      }
    }
    return reads
  }
}
