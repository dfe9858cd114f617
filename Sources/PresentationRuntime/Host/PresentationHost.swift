/// One app on one device, without a screen: launch it, do what a person does, look at what there is.
///
/// A class confined to one test: made fresh, used from one thread at a time, thrown away. Nothing in it sleeps,
/// reads a clock or knows of another host.
public final class PresentationHost {
  /// The app.
  public let app: AppDefinition
  /// The device and language of the next launch.
  public var settings: DeviceSettings
  /// The world around the app, for the app; it outlives launches.
  public var surroundings = AppSurroundings()
  /// The general clipboard; it outlives launches.
  public internal(set) var clipboard = Clipboard()
  /// The virtual time since the host was made.
  public internal(set) var now: Duration = .zero
  /// All that was recorded.
  public internal(set) var trace = Trace()
  /// The error that ended the app.
  public internal(set) var crash: AppCrash? {
    didSet { hasCrashed = crash != nil }
  }
  /// Whether the app has ended with an error; asked at each turn.
  public private(set) var hasCrashed = false
  /// Tests take one mechanism out, and an audit puts a fault in; no other run changes them.
  package var rules = RuntimeRules()
  /// How the device differs from the one that the script asks for; only an audit sets it, before the launch.
  package internal(set) var variant: DeviceVariant?
  /// How far the app's fault came, if it has one.
  package internal(set) var faultProgress = FaultProgress.notReached

  // The state graph.
  var slots: [StateSlot] = []
  var pendingSlots: [Int] = []
  var objectStates: [ObjectState] = []
  var dirtyNodes: [ViewNode] = []
  var presenters: [ViewNode] = []
  var controllers: [ViewNode] = []
  var destinations: [ViewNode] = []
  var layers: [Layer] = []
  var deviceInUse = DeviceSettings()
  var hasLaunched = false

  // What an update is doing.
  /// Whether the graph is updating: state is then read from snapshots (R1).
  var isUpdating = false
  /// Who reads: the view whose body or the layer whose content closure runs.
  var reader: Reader = .nobody
  /// The event that led to what happens now.
  var cause = -1
  var builtInTurn = 0
  var evaluatedInTurn = 0

  // What the app keeps under keys.
  /// The locations of this launch, by key.
  var sharedSlots: [String: Int] = [:]
  /// The values that outlive a launch, by key.
  var storedValues: [String: Value] = [:]

  // What is still to be done.
  var work: [TreeWork] = []
  var queuedActions: [QueuedAction] = []
  var jobs = JobQueue()
  var timers = TimerQueue()
  var transitions: [Transition] = []
  var codeRequests: [CodeRequest] = []
  var pageRequests: [PageRequest] = []
  var shareRequests: [(link: ShareLinkElement, node: ViewNode)] = []
  var buildingPage: NavigationPage?
  var needsTurn = false
  var hasRenewedLayers = false
  var turnsInRow = 0
  var cycle: [String] = []

  // What a person can count and see.
  var presentations = 0
  var dismissals = 0
  var completion: ShareCompletion?
  var warnings: [String] = []
  var evaluationCounts: [ViewEvaluations] = []
  var nextNode = 0
  /// Whoever runs the code of views in this launch: held here, so that its views need not hold it.
  package var code: AnyObject?
  /// Steps that the code of views has taken so far; whoever runs such code counts them here.
  package var codeSteps = 0
  var nextLayer = 1
  var nextPage = 1
  var revealedRow: RevealedRow? {
    didSet {
      for layer in layers { layer.look = nil }
    }
  }
  /// Grows with each change of what can be seen.
  var version = 0
  var cachedScreen: Screen?
  var cachedScreenVersion = -1

  // What only an audit needs.
  var faultMemory = FaultMemory()
  /// The places where a fault would have acted, where that is noted.
  package internal(set) var faultWatch = FaultWatch()
  /// How much work the run may be, in steps of the code of views; a run that is more counts as endless.
  package var effortLimit = Int.max
  /// How many stretches of the app's code were run.
  var stretches = 0
  /// The digest of what could be seen; nil where nobody compares runs.
  var sightDigest: SightDigest?

  /// A device on which `app` is installed; nothing runs before `launch`.
  public init(_ app: AppDefinition, settings: DeviceSettings = DeviceSettings()) {
    self.app = app
    self.settings = settings
    slots.reserveCapacity(4)
    work.reserveCapacity(8)
    evaluationCounts.reserveCapacity(4)
  }

  deinit { dismantle() }
}
