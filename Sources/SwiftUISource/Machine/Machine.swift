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
  /// The view types that are in use; the host holds the machine, and they do not.
  var definitions: [ViewDefinition?]
  /// Objects that hold what the runtime keeps of them; they are let go with the machine.
  var objects: [Instance] = []
  var controllers: [Controller] = []
  /// The type and member that each site met last.
  var memberCache: [MemberEntry]
  /// How the arguments of each site went to a function; empty until the first plan is made.
  var plans: [CallPlan?] = []
  /// The values of cases without a payload, by type and case; empty until the first one is used.
  var caseValues: [[SwiftValue?]] = []
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
  /// The text of the field that is edited.
  weak var draft: FieldDraft?
  /// The body evaluation that is going on.
  var frame: PresentationRuntime.Frame?
  /// Instances whose `didSet` runs: their own writes call it no more.
  var observersRunning: Set<ObjectIdentifier> = []
  /// What stands for every `TabView`.
  var tabViews: ViewDefinition?
  var library: LibraryState
  let hostStubs: AppStubs
  var knownStubs: KnownStubs

  struct MemberEntry {
    var type = -1
    var kind: MemberKind = .none
    var number = 0
  }

  enum MemberKind {
    case none
    case field
    case getter
    /// A method of the file; a call that is the library's has the number -1.
    case method
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
    globals = program.globals.map { _ in .hole }
    definitions = program.types.map { _ in nil }
    memberCache = program.sites.map { _ in MemberEntry() }
    library = LibraryState(arguments: options.launchArguments)
    hostStubs = host.surroundings.stubs
    knownStubs = KnownStubs(byName: options.stubs)
  }

  deinit {
    for object in objects { object.observed = nil }
    for controller in controllers { controller.instance = nil }
  }

  func name(_ number: Int) -> String { number >= 0 ? program.names[number] : "" }

  func place(ofSite site: Int) -> SourcePlace { program.sitePlaces[site] }

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
