import PresentationRuntime

/// Runs one program for one launch of the app.
///
/// A class confined to its host: globals, caches and what the library keeps live here.
final class Machine {
  let program: Program
  unowned let host: PresentationHost
  let options: ViewSource.Options
  var globals: [SwiftValue]
  var globalsInMaking: Set<Int> = []
  /// The view types that are in use; weak, because they hold the machine.
  var definitions: [WeakDefinition]
  /// Objects that hold what the runtime keeps of them; they are let go with the machine.
  var objects: [Instance] = []
  var controllers: [Controller] = []
  /// The type and member that each site met last.
  var methodCache: [MethodEntry]
  var memberCache: [MemberEntry]
  var plans: [CallPlan?]
  var places: [SourcePlace?]
  var caseValues: [[SwiftValue?]]
  var pool: [Fiber] = []
  var depth = 0
  /// How deep a value is being followed into its parts.
  var valueDepth = 0
  var steps = 0
  /// How many steps this stretch may take.
  var stepLimit = Budget.steps
  /// Where the program stands when the library is called.
  var callPosition = 0
  /// The site of the library call that is going on; -1 where there is none.
  var callSite = -1
  /// Set by a library function that waits.
  var suspension: Suspension?
  /// A closure that a library function goes on with in its place.
  var pendingCall: (closure: Closure, arguments: [SwiftValue])?
  /// Errors that are on their way to who catches them.
  var thrownErrors: [SwiftValue] = []
  var isCancelled = false
  var isTask = false
  /// The body evaluation that is going on.
  var frame: PresentationRuntime.Frame?
  /// Instances whose `didSet` runs: their own writes call it no more.
  var observersRunning: Set<ObjectIdentifier> = []
  /// What stands for every `TabView`.
  var tabViews: ViewDefinition?
  var library: LibraryState
  let hostStubs: AppStubs
  var knownStubs: KnownStubs

  struct MethodEntry {
    var type = -1
    var function = -1
  }

  struct MemberEntry {
    var type = -1
    var kind: MemberKind = .none
    var number = 0
  }

  enum MemberKind {
    case none
    case field
    case getter
    case state
  }

  /// Why the program stopped.
  enum Suspension {
    case sleep(Duration)
    /// A sleep that a cancellation ends with an error.
    case throwingSleep(Duration)
    case stub(Duration, WaitResult)
    case yield
    case event(TaskEvent, result: WaitResult)
  }

  /// What the program goes on with.
  enum WaitResult {
    case unit
    case value(SwiftValue)
    case task(TaskState)
    case continuation(ContinuationState)
    case failure(SwiftValue)
    case sleepError
    /// The result of a task as a `Result`.
    case wrapped(TaskState)
  }

  init(_ program: Program, host: PresentationHost, options: ViewSource.Options) {
    self.program = program
    self.host = host
    self.options = options
    globals = [SwiftValue](repeating: .hole, count: program.globals.count)
    definitions = [WeakDefinition](repeating: WeakDefinition(), count: program.types.count)
    methodCache = [MethodEntry](repeating: MethodEntry(), count: program.sites.count)
    memberCache = [MemberEntry](repeating: MemberEntry(), count: program.sites.count)
    plans = [CallPlan?](repeating: nil, count: program.sites.count)
    places = [SourcePlace?](repeating: nil, count: program.sites.count)
    caseValues = program.types.indices.map { [SwiftValue?](repeating: nil, count: program.types[$0].cases.count) }
    library = LibraryState(arguments: options.launchArguments)
    hostStubs = host.surroundings.stubs
    knownStubs = KnownStubs(byName: options.stubs)
  }

  deinit {
    for object in objects { object.observed = nil }
    for controller in controllers { controller.instance = nil }
  }

  func name(_ number: Int) -> String { number >= 0 ? program.names[number] : "" }

  func place(ofSite site: Int) -> SourcePlace {
    if let place = places[site] { return place }
    let place = program.lines.place(of: program.sites[site].offset)
    places[site] = place
    return place
  }

  /// Throws a value of the program.
  func thrown(_ value: SwiftValue) -> Interruption {
    thrownErrors.append(value)
    return .thrown(thrownErrors.count - 1)
  }

  /// The thrown value, which is caught.
  func caught(_ number: Int) -> SwiftValue {
    guard thrownErrors.indices.contains(number) else { return .none }
    let value = thrownErrors[number]
    thrownErrors.removeLast(thrownErrors.count - number)
    return value
  }

  /// The end of the app with one of Swift's own messages.
  func crash(_ text: String) -> Interruption { .crash(AppCrash(.fatal(text))) }

  func unsupported(_ what: String, hint: String = "move it out of the view, or stub what it gives back") -> Interruption
  {
    .crash(AppCrash(.unsupported(piece: what, advice: hint)))
  }

  /// Goes into the parts of a value; `ascend` follows where it does not end the app.
  func descend() throws(Interruption) {
    guard valueDepth < Budget.valueDepth else {
      throw crash("the stack has overflowed: values are nested more than \(Budget.valueDepth) deep")
    }
    valueDepth += 1
    steps += Budget.stepsPerCall
    if steps > stepLimit { try spend(0) }
  }

  func ascend() { valueDepth -= 1 }

  /// Begins to count the steps anew, where the runtime calls the program.
  func beginStretch() {
    host.codeSteps += steps
    steps = 0
    if host.effortLimit < .max { stepLimit = min(Budget.steps, max(0, host.effortLimit - host.codeSteps)) }
  }

  /// Counts one step; ends the app when it runs without end.
  func spend(_ count: Int) throws(Interruption) {
    steps += count
    if steps > stepLimit { throw .crash(AppCrash(.endlessWork(what: "the view's code", limit: stepLimit))) }
  }
}

/// A view type that lives as long as somebody uses it.
struct WeakDefinition {
  weak var definition: ViewDefinition?
}

/// What a program may use up.
enum Budget {
  /// Instructions in one stretch.
  static let steps = 5_000_000
  /// Calls inside each other.
  static let frames = 20_000
  /// Calls of the library that call back.
  static let nesting = 48
  /// Elements of a collection or bytes of a text.
  static let size = 2_000_000
  /// Bytes of text that the library goes through in the time of one instruction.
  static let bytesPerStep = 16
  /// Elements that the library goes through in the time of one instruction.
  static let elementsPerStep = 4
  /// Instructions that a call, a value made of others, and a look into one are worth. Values inside each other are let go
  /// one inside the other, so this bounds the stack that it takes.
  static let stepsPerCall = 4
  /// Values inside each other, as far as they are compared, described or shown.
  static let valueDepth = 500
}

/// How the arguments of a site go to the parameters of a function.
struct CallPlan {
  enum Source {
    case argument(Int)
    case missing
    case variadic([Int])
  }

  var function: Int
  /// Nil where the arguments are the parameters, in order.
  var sources: [Source]?
  var inOut: [Int]
}
