import ProbeInterpreter

/// Puts the recorded parts of one run together: shards, each a record of its own.
public struct RunMerge: Sendable {
  /// A script, with what all parts tell of it.
  private struct Script {
    var start: FileStart
    var results: [TestResult]
  }

  /// What tells the tests of one run apart.
  private struct TestKey: Hashable {
    var script: Int
    var number: Int
    var model: String
  }

  private var start: RunStart?
  private var scripts: [Script] = []
  private var indexes: [String: Int] = [:]
  private var end = RunEnd(elapsed: .zero)
  private var known: Set<TestKey> = []

  /// A run of which nothing is known.
  public init() {}

  /// Adds one part, and answers with its first test that another part tells of, too: then they are no parts of one run.
  public mutating func add(_ record: RunRecord) -> TestIdentity? {
    var current: Int?
    var repeated: TestIdentity?
    for event in record.events {
      switch event {
      case .runStarted(let start): self.start = self.start ?? start
      case .fileStarted(let start): current = open(start)
      case .testFinished(let result):
        guard let current else { continue }
        let key = TestKey(script: current, number: result.number, model: result.identity.model)
        if !known.insert(key).inserted { repeated = repeated ?? result.identity }
        scripts[current].results.append(result)
      case .fileFinished: current = nil
      case .runFinished(let end): close(end)
      }
    }
    return repeated
  }

  /// The events of the whole run, scripts and tests in the order that one run would have told them in.
  public var events: [RunEvent] {
    var events: [RunEvent] = []
    if let start { events.append(.runStarted(start)) }
    for script in scripts.sorted(by: { $0.start.number < $1.start.number }) {
      events.append(.fileStarted(script.start))
      events += script.results.sorted { $0.number < $1.number }.map { .testFinished($0) }
      events.append(.fileFinished(path: script.start.path))
    }
    events.append(.runFinished(end))
    return events
  }

  private mutating func open(_ start: FileStart) -> Int {
    let key = "\(start.number) \(start.path)"
    if let index = indexes[key] {
      scripts[index].start.testCount += start.testCount
      return index
    }
    indexes[key] = scripts.count
    scripts.append(Script(start: start, results: []))
    return scripts.count - 1
  }

  private mutating func close(_ end: RunEnd) {
    self.end.elapsed += end.elapsed
    self.end.wasInterrupted = self.end.wasInterrupted || end.wasInterrupted
    self.end.endedEarly = self.end.endedEarly || end.endedEarly
  }
}
