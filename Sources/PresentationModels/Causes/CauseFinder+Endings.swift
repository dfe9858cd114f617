import PresentationRuntime
import ProbeInterpreter

// Why the clipboard, a share sheet's end, a crash or a number of evaluations is as it is.
extension CauseFinder {
  /// Who wrote the clipboard last, and how the last share sheet ended if that wrote nothing.
  func clipboardCauses() -> [Cause] {
    var causes: [Cause] = []
    if let ending = lastCompletion, ending.completion.activity != .copy { causes.append(completionCause(ending)) }
    let write = trace.records.lastIndex { if case .clipboardWritten = $0.event { true } else { false } }
    guard let write, case .clipboardWritten(let writer) = trace.records[write].event else {
      return causes + [cause("nobody has written the clipboard since the test began")]
    }
    let origin = trace.origin(of: write)
    switch writer {
    case .app: causes.append(cause("the app wrote the clipboard last, in \(origin)"))
    case .copyActivity: causes.append(cause("Copy put the share sheet's items on the clipboard", .copy))
    case .outside: causes.append(cause("another app wrote the clipboard last: \(origin)"))
    }
    return causes
  }

  /// How the last share sheet ended.
  func completionCauses() -> [Cause] {
    guard let ending = lastCompletion else { return [cause("no share sheet has ended since the launch")] }
    return [completionCause(ending)]
  }

  private var lastCompletion: (event: Int, completion: ShareCompletion)? {
    for index in trace.records.indices.reversed() {
      if case .completed(let completion) = trace.records[index].event { return (index, completion) }
      if case .launched = trace.records[index].event { return nil }
    }
    return nil
  }

  private func completionCause(_ ending: (event: Int, completion: ShareCompletion)) -> Cause {
    let origin = trace.origin(of: ending.event)
    guard ending.completion.isCompleted else {
      return cause("the share sheet was closed by \(origin) with nothing chosen", .closing)
    }
    return cause("the share sheet was completed by \(origin)", ending.completion.activity == .copy ? .copy : nil)
  }

  /// In which act the app ended, after what its content read too old.
  func crashCauses() -> [Cause] {
    for index in trace.records.indices.reversed() {
      guard case .crashed(let crash) = trace.records[index].event else { continue }
      var causes: [Cause] = []
      if let layer = layerInTheMaking(before: index),
        let call = trace.contentCall(ofLayer: layer, before: index)
      {
        causes = staleCauses(of: call)
      }
      causes.append(cause("the app ended in \(trace.origin(of: index))", crash.rule, at: crash.place))
      return causes
    }
    return []
  }

  /// The layer whose content closure was running when the event `index` was recorded.
  private func layerInTheMaking(before index: Int) -> Int? {
    var next = trace.records[index].cause
    while next >= 0 {
      if case .contentCalled(let layer, _, _) = trace.records[next].event { return layer }
      next = trace.records[next].cause
    }
    return nil
  }

  /// The evaluations of that view since the launch with their reasons, and the writes that brought none.
  func evaluationCauses(of view: String) -> [Cause] {
    (trace.lastLaunch..<trace.count).compactMap { index in
      switch trace.records[index].event {
      case .evaluated(let frame, let reason) where frame.definition.name == view:
        evaluationCause(frame, reason, at: index)
      case .gate(let state, let write, isOpen: false) where trace.states[state].view == view:
        closedGate(of: state, write: write)
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .dismissing,
        .evaluated, .firstRead, .gate, .launched, .made, .objectWrote, .presented, .refused, .resumed, .updated,
        .waited, .warned, .wrote:
        nil
      }
    }
  }

  private func evaluationCause(_ frame: Frame, _ reason: EvaluationReason, at index: Int) -> Cause {
    let number = "body evaluation \(frame.evaluation)"
    let place = frame.definition.place
    switch reason {
    case .appeared:
      return cause("\(number): the view is new", .identity, at: place)
    case .bindingChanged(let state):
      return cause(
        "\(number): \(name(ofState: state)) was written, and the view holds a binding to it",
        .bindingSubscribesItsReader, at: place)
    case .inputsChanged:
      return cause("\(number): what the view was made with has changed", .gate, at: place)
    case .objectChanged:
      return cause("\(number): an object that the view observes has changed", .objectModels, at: place)
    case .stateChanged(let state):
      return cause("\(number): \(name(ofState: state)) was written, and an update had read it", .gate, at: place)
    }
  }
}

extension AppCrash {
  /// The rule that says that the app ends so.
  fileprivate var rule: PresentationRule? {
    switch reason {
    case .exception: .anchorOnAnIPad
    case .missingEnvironmentObject: .hostedContent
    case .endlessTurns: .orderOfATurn
    case .endlessRecursion, .endlessWork, .fatal, .unsupported, .unwrappedNil: nil
    }
  }
}
