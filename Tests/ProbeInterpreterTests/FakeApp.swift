import ProbeInterpreter
import ProbeSemantics

/// An app as a table: what each action does in its own turn, at rest, and later.
struct FakeApp: Driver {
  /// What an action does.
  struct Reaction {
    var action: UserAction
    var atOnce: (inout ScreenSnapshot) -> Void = { _ in }
    var atRest: (inout ScreenSnapshot) -> Void = { _ in }
    var later: [(after: Duration, change: (inout ScreenSnapshot) -> Void)] = []
    var failure: ActionFailure?
  }

  /// The calls that reached the app, in order; shared by the copies that a test and the runner hold.
  final class Log {
    var calls: [String] = []
  }

  var reactions: [Reaction] = []
  var atLaunch: (inout ScreenSnapshot) -> Void = { _ in }
  var explanations: [CausalQuestion: [Cause]] = [:]
  let log = Log()

  private(set) var now: Duration = .zero
  private(set) var traceMark = 0
  private var screen = ScreenSnapshot()
  private var atRest: [(inout ScreenSnapshot) -> Void] = []
  private var events: [(time: Duration, change: (inout ScreenSnapshot) -> Void)] = []

  init(_ reactions: Reaction..., atLaunch: @escaping (inout ScreenSnapshot) -> Void = { _ in }) {
    self.reactions = reactions
    self.atLaunch = atLaunch
  }

  mutating func launch() {
    log.calls.append("launch")
    let clipboard = screen.clipboard
    screen = ScreenSnapshot(clipboard: clipboard)
    atLaunch(&screen)
  }

  mutating func perform(_ action: UserAction) throws(ActionFailure) {
    log.calls.append("perform")
    let reaction = reactions.first { $0.action == action }
    if let failure = reaction?.failure { throw failure }
    traceMark += 1
    switch action {
    case .relaunch: launch()
    case .setClipboard(let text):
      screen.clipboard = .init(text: text, changeCount: screen.clipboard.changeCount + 1)
    default: break
    }
    guard let reaction else { return }
    reaction.atOnce(&screen)
    atRest.append(reaction.atRest)
    events += reaction.later.map { (now + $0.after, $0.change) }
  }

  mutating func settle() {
    log.calls.append("settle")
    for change in atRest { change(&screen) }
    atRest = []
  }

  func snapshot() -> ScreenSnapshot { screen }

  mutating func advance(to limit: Duration) -> Bool {
    let due = events.indices.filter { events[$0].time <= limit }.min { events[$0].time < events[$1].time }
    guard let due else {
      now = limit
      return false
    }
    let event = events.remove(at: due)
    now = max(now, event.time)
    event.change(&screen)
    return true
  }

  func account(from start: Int, to end: Int) -> [String] {
    (start..<end).map { "event \($0 + 1)" }
  }

  func causes(of question: CausalQuestion) -> [Cause] { explanations[question] ?? [] }
}

extension CausalQuestion: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(String(describing: self)) }
}

extension ScreenSnapshot {
  /// The text of the screen itself.
  mutating func show(_ text: String) { layers[0].texts = [text] }

  /// A share sheet comes up.
  mutating func present(_ shareSheet: ShareSheet) {
    var layer = Layer(kind: .sheet)
    layer.shareSheet = shareSheet
    layers.append(layer)
    presentations += 1
  }

  /// The app ends.
  mutating func end(_ error: String) {
    layers = []
    crash = error
  }
}
