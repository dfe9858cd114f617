import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Does the pieces of work that a queue hands out; each thread of a run has one.
struct Worker: Sendable {
  /// What is done with a test.
  enum Purpose: Equatable, Sendable {
    /// Nothing: only diagnostics are wanted.
    case check
    /// Only its identity is wanted.
    case list
    /// It runs, and its time is taken or not.
    case run(isTimed: Bool)
  }

  /// Where work comes from and results go.
  var queue: RunQueue
  /// The scripts of the run.
  var inputs: [ScriptInput]
  /// What reads and runs them.
  var engine: any ScriptEngine
  /// What runs of each script.
  var selection: TestSelection
  /// What is done with each test.
  var purpose: Purpose
  /// Whether nothing of a chunk is wanted after the first failure in it.
  var failsFast: Bool

  /// Works until nothing is left.
  func run() {
    while let claim = queue.claim() { perform(claim) }
  }

  /// Does one piece of work.
  func perform(_ claim: RunSchedule.Claim) {
    switch claim {
    case .nothingMore, .nothingNow:
      return
    case .open(let script):
      if queue.isStopping {
        queue.update { $0.abandoned(script: script) }
        return
      }
      let opened = open(script)
      let isSmall = opened.tests.count <= RunSchedule.chunkSize
      let results = isSmall ? runTests(of: opened, in: opened.tests.indices) : nil
      queue.update { $0.opened(opened, script: script, results: results) }
    case .run(let opened, let script, let chunk):
      let results = runTests(of: opened, in: RunSchedule.tests(ofChunk: chunk, of: opened.tests.count))
      queue.update { $0.finished(results, script: script, chunk: chunk) }
    }
  }

  private func open(_ script: Int) -> OpenedScript {
    let input = inputs[script]
    let bytes: [UInt8]
    switch input.source {
    case .script(let text):
      bytes = Array(text.utf8)
    case .standardInput(let read):
      bytes = read
    case .file:
      do throws(SystemError) {
        bytes = try FileReader.read(path: input.path)
      } catch {
        return OpenedScript(input: input, content: .unreadable(.unreadable(path: input.path, error)))
      }
    }
    let plan = engine.plan(for: SourceFile(path: input.path, bytes: bytes))
    guard !plan.hasErrors else {
      return OpenedScript(input: input, content: .chosen(.nothing(of: plan)))
    }
    if purpose == .check { return OpenedScript(input: input, content: .chosen(.onlyChecked(plan))) }
    let choice = selection.choice(of: plan, file: script, lines: input.lines) {
      engine.identity(of: $0, in: plan).name
    }
    return OpenedScript(input: input, content: .chosen(choice))
  }

  private func runTests(of opened: OpenedScript, in range: Range<Int>) -> [TestResult] {
    guard case .chosen(let choice) = opened.content else { return [] }
    var results: [TestResult] = []
    results.reserveCapacity(range.count)
    for test in choice.tests[range] {
      if queue.isStopping { break }
      let result = run(test, of: choice.plan)
      results.append(result)
      if failsFast, result.outcome == .failed { break }
    }
    return results
  }

  private func run(_ test: TestPlan.Test, of plan: TestPlan) -> TestResult {
    switch purpose {
    case .check, .list:
      return TestResult(identity: engine.identity(of: test, in: plan), stepCount: 0)
    case .run(isTimed: false):
      return engine.run(test, of: plan)
    case .run(isTimed: true):
      let start = Clock.now()
      var result = engine.run(test, of: plan)
      result.elapsed = Clock.now() - start
      return result
    }
  }
}

extension TestSelection.Choice {
  /// Nothing of `plan`, because it has errors.
  fileprivate static func nothing(of plan: TestPlan) -> Self {
    Self(plan: plan, tests: [], countBeforeShard: 0, problems: [], unknownModels: [])
  }

  /// Nothing of `plan`, because it is only checked.
  fileprivate static func onlyChecked(_ plan: TestPlan) -> Self {
    Self(plan: plan, tests: [], countBeforeShard: plan.tests.count, problems: [], unknownModels: [])
  }
}
