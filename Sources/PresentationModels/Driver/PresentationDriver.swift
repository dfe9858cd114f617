import PresentationRuntime
import ProbeInterpreter
import ProbeSemantics

/// Lets a script drive one app in the presentation runtime: the language's actions in, snapshots out.
public struct PresentationDriver: Driver {
  let host: PresentationHost
  let parameters: [String]
  private let lines: Model.Lines?
  private let looks = SnapshotCache()
  var isLaunched = false

  /// A driver of a fresh device with `model` on it; nothing runs before `launch`.
  public init(_ model: Model) {
    self.init(model, host: PresentationHost(model.app))
  }

  /// A driver of `host`, on which `model` is installed.
  init(_ model: Model, host: PresentationHost) {
    self.host = host
    parameters = model.parameters
    lines = model.lines
  }

  public mutating func launch() {
    isLaunched = true
    host.launch()
  }

  public mutating func settle() { host.settle() }

  public func snapshot() -> ScreenSnapshot { looks.snapshot(of: host) }

  public var crash: String? { host.hasCrashed ? host.crash?.message : nil }

  public var crashAdvice: String? { host.crash?.advice }

  public var now: Duration { host.now }

  public mutating func advance(to limit: Duration) -> Bool { host.advance(to: limit) }

  public var traceMark: Int { host.trace.count }

  public func account(from start: Int, to end: Int) -> [String] {
    host.trace.account(from: start, to: end)
  }

  public func causes(of question: CausalQuestion) -> [Cause] {
    host.trace.causes(of: TraceQuestion(question)).map { Cause($0, lines: lines) }
  }
}
