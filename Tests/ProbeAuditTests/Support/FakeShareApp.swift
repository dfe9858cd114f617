import ProbeAudit
import ProbeInterpreter
import ProbeSemantics

/// What is wrong with a share app.
enum FakeFault: String, CaseIterable {
  /// The first sheet is empty.
  case staleFirst = "stale-first"
  /// The sheet shows what was presented before.
  case oneBehind = "one-behind"
  /// The caption is right, and another text is copied.
  case captionLies = "caption-lies"
  /// Copy writes nothing.
  case copyNoop = "copy-noop"
  /// Copy writes nothing, since the button has done so.
  case preseeded = "noop-preseeded"
  /// No sheet comes up.
  case neverOpens = "never-opens"
  /// Closing the sheet writes the clipboard.
  case cancelCopies = "cancel-copies"
  /// A tap never ends.
  case endless
  /// It cannot be built.
  case unbuildable
  /// An edit of the view that changes nothing.
  case sameColour = "removed-modifier"
  /// An edit of a place that no share reaches.
  case unreached = "negated-condition"
  /// It does not apply.
  case misplaced
  /// An edit of the view that a share runs, and that shows when the sheet is closed.
  case lateWrite = "added-write"

  var mutant: Mutant {
    var mutant = Mutant(
      id: "F\(FakeFault.allCases.firstIndex(of: self)! + 1)", name: rawValue, sentence: "the app is broken",
      symptom: "something is wrong", killer: "expect clipboard T")
    if self == .misplaced { mutant.exclusion = "the app has no such thing" }
    if self == .sameColour || self == .unreached || self == .lateWrite {
      mutant.id = "\(rawValue)@View.swift:3:5"
      mutant.place = MutatedPlace(
        start: Cause.Place(path: "View.swift", line: 3, column: 5), endLine: 3, endColumn: 9, replacement: "")
    }
    return mutant
  }
}

/// An app with two share buttons, as a table would have it.
struct FakeShareApp: AuditedDriver {
  var fault: FakeFault?
  var cells = 2
  var clipboardAtLaunch: String?
  var effort = 0

  private(set) var mutationProgress = MutationProgress.notReached
  private(set) var hasReachedLimit = false
  let reachedPlaces = ReachedPlaces()
  private(set) var traceDigest: UInt64 = 0xCBF2_9CE4_8422_2325
  private var screen = ScreenSnapshot()
  private var opened: String?
  private var openCount = 0
  private var previous: String?

  init(fault: FakeFault? = nil) {
    self.fault = fault
  }

  private static let payloads = ["Share A": "Share A: 12", "Share B": "Share B: 34"]

  mutating func launch() {
    screen.layers = [ScreenSnapshot.Layer(kind: .screen)]
    screen.layers[0].controls = ["Share A", "Share B"].map { ScreenSnapshot.Control(.button, label: $0) }
    screen.clipboard.text = clipboardAtLaunch
    record("launch")
  }

  mutating func perform(_ action: UserAction) throws(ActionFailure) {
    record("\(action)")
    switch action {
    case .tap(let label): try tap(label)
    case .copy:
      guard let text = opened, screen.shareSheet?.activities.contains(where: \.isCopy) == true else {
        throw .noShareSheet
      }
      copy(text)
      dismiss(.completed)
    case .close:
      guard screen.shareSheet != nil else { throw .noShareSheet }
      if fault == .cancelCopies || fault == .lateWrite {
        fire()
        write(opened ?? "")
      }
      dismiss(.cancelled)
    case .setClipboard(let text): write(text)
    default: break
    }
    record("\(screen)")
  }

  private mutating func tap(_ label: String) throws(ActionFailure) {
    guard screen.shareSheet == nil, let payload = Self.payloads[label] else {
      throw .notFound(kind: "control", label: label)
    }
    openCount += 1
    if fault == .sameColour || fault == .lateWrite { mutationProgress = .reached }
    switch fault {
    case .neverOpens:
      fire()
      return
    case .endless:
      fire()
      screen.layers = []
      screen.crash = "the app never came to rest"
      hasReachedLimit = true
      return
    case .preseeded:
      fire()
      write(payload)
    case .staleFirst where openCount == 1: fire()
    default: break
    }
    var shown = payload
    if fault == .oneBehind, let previous, previous != payload {
      fire()
      shown = previous
    }
    previous = payload
    opened = shown
    var sheet = ScreenSnapshot.ShareSheet(
      caption: shown, cells: cells, activities: [ScreenSnapshot.Activity(label: "Copy", isCopy: true)])
    if fault == .staleFirst, openCount == 1 { sheet = ScreenSnapshot.ShareSheet() }
    var layer = ScreenSnapshot.Layer(kind: .sheet)
    layer.shareSheet = sheet
    screen.layers.append(layer)
    screen.presentations += 1
  }

  private mutating func copy(_ text: String) {
    switch fault {
    case .captionLies:
      fire()
      write("a stranger")
    case .copyNoop, .preseeded: fire()
    default: write(text)
    }
  }

  private mutating func write(_ text: String) {
    screen.clipboard.text = text
    screen.clipboard.changeCount += 1
  }

  private mutating func dismiss(_ completion: ScreenSnapshot.Completion) {
    screen.layers.removeLast()
    screen.dismissals += 1
    screen.completion = completion
    opened = nil
  }

  private mutating func fire() { mutationProgress = .fired }

  private mutating func record(_ event: String) {
    for byte in event.utf8 { traceDigest = (traceDigest ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  mutating func settle() {}
  mutating func limitEffort(to limit: Int) {}
  func snapshot() -> ScreenSnapshot { screen }
  var now: Duration { .zero }
  mutating func advance(to limit: Duration) -> Bool { false }
  var traceMark: Int { 0 }
  func account(from start: Int, to end: Int) -> [String] { [] }
  func causes(of question: CausalQuestion) -> [Cause] { [] }
}

/// Share apps, broken and healthy.
struct FakeApps: AuditedApps {
  var faults = FakeFault.allCases
  /// How much work each run is.
  var effort = 0

  let variants = [
    BenignVariant(id: "V1", sentence: "more cells", advice: "use 'cells > 0'"),
    BenignVariant(id: "V9", sentence: "a text on the clipboard at launch", advice: "use 'clear clipboard'"),
  ]

  func mutants(ofModel index: Int) -> [Mutant] { faults.map(\.mutant) }

  func mayDiffer(_ mutant: Int, ofModel index: Int, where reached: ReachedPlaces) -> Bool { true }

  func makeDriver(forModel index: Int, mutant: Int?, noting attention: Attention) -> FakeShareApp? {
    let fault = mutant.map { faults[$0] }
    if fault == .unbuildable { return nil }
    var app = FakeShareApp(fault: fault)
    app.effort = effort
    return app
  }

  func makeDriver(forModel index: Int, variant: Int) -> FakeShareApp? {
    var app = FakeShareApp()
    app.effort = effort
    if variant == 0 { app.cells = 5 } else { app.clipboardAtLaunch = "mine" }
    return app
  }
}
