import PresentationRuntime
import ProbeInterpreter

// What followed the last thing that a person did.
extension CauseFinder {
  /// The writes, waits and presentations since then, in order.
  func recentCauses() -> [Cause] {
    guard let start = trace.lastGesture else { return [] }
    let causes = (start + 1..<trace.count).compactMap { recentCause(at: $0) }
    if causes.isEmpty, case .acted(let gesture) = trace.records[start].event {
      return [cause("\(gesture.words) wrote no state and presented nothing")]
    }
    return causes
  }

  private func recentCause(at index: Int) -> Cause? {
    switch trace.records[index].event {
    case .wrote(let state, _, _):
      return writeCause(index, of: state)
    case .gate(let state, let write, isOpen: false):
      return closedGate(of: state, write: write)
    case .objectWrote(let type, let property, let place):
      let what = property.map { "`\($0)` of \(type)" } ?? "\(type)"
      return cause("\(what) was changed by \(trace.origin(of: index))", at: place)
    case .presented(_, let kind, let isShareSheet):
      return cause("\(isShareSheet ? "a share sheet" : kind.words) came up", .contentIsCalledWhenShown)
    case .dismissing(_, let kind, let reason):
      return dismissalCause(of: kind, reason, at: index)
    case .refused(let kind, let warning):
      return cause("\(kind.words) was refused\(text(ofWarning: warning))", .onePresentationForEachPresenter)
    case .waited(let kind, let warning):
      return cause(
        "\(kind.words) has to wait\(text(ofWarning: warning))",
        isDuringDismissal(index) ? .presentingDuringADismissal : .onePresentationForEachPresenter)
    case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .dismissed, .evaluated,
      .firstRead, .gate, .launched, .made, .resumed, .updated, .warned:
      return nil
    }
  }

  private func dismissalCause(of kind: ScreenLayer.Kind, _ reason: DismissalReason, at index: Int) -> Cause {
    switch reason {
    case .belowWent:
      cause("the \(kind.rawValue) went with what it stood on", .onePresentationForEachPresenter)
    case .byCode:
      cause("the \(kind.rawValue) was dismissed by the app", .edgesAndDismissal)
    case .byUser:
      cause("the \(kind.rawValue) was dismissed by \(trace.origin(of: index))", .edgesAndDismissal)
    case .ownerRemoved:
      cause("the \(kind.rawValue) went with the view that presents it", .ownerRemoved)
    case .replaced:
      cause("the item got another id, so the \(kind.rawValue) goes and comes up anew", .sheetOfAnItem)
    }
  }

  /// Whether something was on its way out when the event `index` was recorded.
  private func isDuringDismissal(_ index: Int) -> Bool {
    for record in trace.records[..<index].reversed() {
      switch record.event {
      case .dismissing: return true
      case .dismissed, .launched: return false
      case .acted, .clipboardWritten, .completed, .contentCalled, .contentRead, .crashed, .evaluated, .firstRead, .gate,
        .made, .objectWrote, .presented, .refused, .resumed, .updated, .waited, .warned, .wrote:
        continue
      }
    }
    return false
  }

  /// The words of the warning that the event `index` records; those of an earlier launch are gone.
  private func text(ofWarning index: Int) -> String {
    guard index >= trace.lastLaunch, case .warned(let number) = trace.records[index].event,
      screen.warnings.indices.contains(number)
    else { return "" }
    return ": '\(screen.warnings[number])'"
  }
}
