import PresentationRuntime
import Testing

/// A host with a launched app at rest, whose root is the view that `make` defines.
func launched(
  _ settings: DeviceSettings = DeviceSettings(), rules: RuntimeRules = RuntimeRules(),
  _ make: @escaping @Sendable (PresentationHost) throws -> ViewDefinition
) -> PresentationHost {
  let app = AppDefinition { (host) throws(AppCrash) in .view(ViewInstance(try crashing { try make(host) })) }
  let host = PresentationHost(app, settings: settings)
  host.rules = rules
  host.launch()
  host.settle()
  return host
}

extension PresentationHost {
  func act(_ gesture: UserGesture, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try perform(gesture)
      settle()
    } catch {
      Issue.record("\(gesture) was refused: \(error)", sourceLocation: sourceLocation)
    }
  }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    act(.tap(label: label), sourceLocation: sourceLocation)
  }

  /// Moves the clock, resting at each event.
  func wait(_ duration: Duration) {
    let end = now + duration
    while advance(to: end) {}
  }

  func refusal(of gesture: UserGesture) -> ActionRefusal? {
    do {
      try perform(gesture)
      return nil
    } catch {
      return error
    }
  }

  /// The texts on top.
  var texts: [String] { screen.top?.texts ?? [] }

  /// The texts of the screen behind everything.
  var rootTexts: [String] { screen.layers.first?.texts ?? [] }

  /// The kinds of what is presented, bottom to top.
  var presented: [ScreenLayer.Kind] { screen.layers.dropFirst().map(\.kind) }

  var share: ScreenShareSheet? { screen.shareSheet }

  func evaluations(of view: String) -> Int { screen.evaluations.first { $0.view == view }?.count ?? 0 }
}
