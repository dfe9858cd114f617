import PresentationRuntime
import ProbeInterpreter

// Why a content closure showed what it showed.
extension CauseFinder {
  /// The causes of stale reads in the content that is on top.
  func staleContentCauses() -> [Cause] {
    guard let layer = topLayer, let call = trace.contentCall(ofLayer: layer, before: trace.count) else { return [] }
    return staleCauses(of: call)
  }

  /// For each state that the call read too old: the write, the gate's decision, the snapshot.
  func staleCauses(of call: ContentCall) -> [Cause] {
    var causes: [Cause] = []
    for read in call.reads where read.isStale {
      guard let write = read.write, let frame = frame(at: read.evaluation) else { continue }
      causes.append(writeCause(write, of: read.state))
      if let gate = closedGate(of: read.state, write: write) { causes.append(gate) }
      causes.append(snapshotCause(of: read, frame, in: call))
    }
    return causes
  }

  /// "`items` was written by 'tap Share A'".
  func writeCause(_ index: Int, of state: Int) -> Cause {
    guard case .wrote(_, let outcome, let place) = trace.records[index].event else { return cause("") }
    let origin = trace.origin(of: index)
    switch outcome {
    case .droppedAsEqual:
      return cause(
        "\(origin) wrote an equal value to \(name(ofState: state)), which changes nothing", .writes, at: place)
    case .droppedInUpdate:
      return cause("a write of \(name(ofState: state)) during an update was dropped", .writes, at: place)
    case .stored:
      return cause("\(name(ofState: state)) was written by \(origin)", at: place)
    }
  }

  /// What the gate said to that write, if it stayed closed.
  func closedGate(of state: Int, write: Int) -> Cause? {
    let decision = trace.records[write...].first { record in
      if case .gate(state, let decided, _) = record.event { decided >= write } else { false }
    }
    guard case .gate(_, _, isOpen: false) = decision?.event else { return nil }
    let view = trace.states[state].view
    return cause(
      "no body evaluation had read \(name(ofState: state)), so the body of \(view) was not evaluated again", .gate,
      at: bodyPlace(of: view))
  }

  private func snapshotCause(of read: ContentCall.Read, _ frame: Frame, in call: ContentCall) -> Cause {
    let value = frame.snapshot(named: trace.states[read.state].name)
    let state = name(ofState: read.state)
    let was = value.map { ", in which \(state) was \($0.words)" } ?? " of \(state)"
    return cause(
      "the content closure read the snapshot of body evaluation \(frame.evaluation)\(was)",
      read.isThroughBinding ? .bareBindingIsASnapshot : .snapshots, at: call.place)
  }

  /// Where that view's body stands.
  private func bodyPlace(of view: String) -> SourcePlace? {
    for record in trace.records.reversed() {
      if case .evaluated(let frame, _) = record.event, frame.definition.name == view { return frame.definition.place }
    }
    return nil
  }

  /// The number of the layer on top, if something is presented.
  private var topLayer: Int? {
    guard screen.layers.count > 1 else { return nil }
    return presentedLayers.last
  }

  /// The numbers of the layers that came up and have not gone since the launch.
  var presentedLayers: [Int] {
    var layers: [Int] = []
    for record in trace.records[trace.lastLaunch...] {
      switch record.event {
      case .presented(let layer, _, _): layers.append(layer)
      case .dismissed(let layer, _): layers.removeAll { $0 == layer }
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissing, .evaluated,
        .firstRead, .gate, .launched, .made, .objectWrote, .refused, .resumed, .updated, .waited, .warned, .wrote:
        continue
      }
    }
    return layers
  }
}
