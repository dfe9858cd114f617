import PresentationRuntime
import ProbeInterpreter

// Why a share sheet has the caption, the cells and the activities that it has.
extension CauseFinder {
  /// The making of the share sheet that is open.
  private struct Making {
    var event: Int
    var items: Int
    var layer: Int
    var place: SourcePlace?
  }

  /// The causes of what the open share sheet shows; without one, of what was presented.
  func shareSheetCauses(of question: CausalQuestion) -> [Cause] {
    guard let making = openShareSheet() else { return staleContentCauses() + recentCauses() }
    var causes: [Cause] = []
    let call = trace.contentCall(ofLayer: making.layer, before: making.event)
    if let call {
      causes = staleCauses(of: call)
      if causes.isEmpty { causes.append(freshCause(of: call, items: making.items)) }
    }
    causes.append(
      cause("the share sheet was made with \(count(making.items)), and keeps them", .itemsAreFrozen, at: making.place))
    if let call { causes += laterWrites(to: call.reads, after: making.event) }
    causes.append(consequence(of: question, items: making.items))
    return causes
  }

  private func openShareSheet() -> Making? {
    let open = presentedLayers
    for index in trace.records.indices.reversed() {
      guard case .made(_, let items?, let layer, let place) = trace.records[index].event else { continue }
      return open.contains(layer) ? Making(event: index, items: items, layer: layer, place: place) : nil
    }
    return nil
  }

  /// What a content closure handed over whose reads were all up to date.
  private func freshCause(of call: ContentCall, items: Int) -> Cause {
    guard let read = call.reads.first, let frame = frame(at: read.evaluation) else {
      return cause("the content closure read no state, so what it hands to the share sheet is its own", at: call.place)
    }
    let value = frame.snapshot(named: trace.states[read.state].name)
    let was = value.map { ", which was \($0.words) in body evaluation \(frame.evaluation)" } ?? ""
    return cause("the content closure read \(name(ofState: read.state))\(was)", .twoWaysToRead, at: call.place)
  }

  /// Writes that came too late for the share sheet.
  private func laterWrites(to reads: [ContentCall.Read], after making: Int) -> [Cause] {
    var causes: [Cause] = []
    for index in trace.records.index(after: making)..<trace.records.endIndex {
      guard case .wrote(let state, .stored, let place) = trace.records[index].event,
        reads.contains(where: { $0.state == state })
      else { continue }
      causes.append(
        cause(
          "\(name(ofState: state)) was written by \(trace.origin(of: index)) after that, which an open share sheet "
            + "does not take up", .representables, at: place))
    }
    return causes
  }

  private func consequence(of question: CausalQuestion, items: Int) -> Cause {
    guard items > 0 else {
      return cause("a share sheet without items has no caption, no cells and no Copy", .shareSheetWithoutItems)
    }
    switch question {
    case .cells: return cause("the number of its cells comes from the device profile", .shareSheetOfAText)
    case .activities: return cause("what it offers follows the kind of its items", .activitiesFollowTheItems)
    case .caption, .clipboard, .completion, .crash, .evaluations, .presentation, .screen:
      return cause("its caption is the first line of its text", .shareSheetOfAText)
    }
  }

  private func count(_ items: Int) -> String { items == 1 ? "1 item" : "\(items) items" }
}
