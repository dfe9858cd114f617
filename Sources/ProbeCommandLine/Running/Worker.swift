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
    var last: LastRunner?
    while let claim = queue.claim() { perform(claim, &last) }
  }

  /// Who ran the last tests of a script: what was learned of its lines is of use for its next tests.
  struct LastRunner {
    fileprivate var script: Int
    fileprivate var runner: any ScriptRunner
  }

  /// Does one piece of work; `last` is of the thread that does it.
  func perform(_ claim: RunSchedule.Claim, _ last: inout LastRunner?) {
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
      let results = isSmall ? runTests(of: opened, script, in: opened.tests.indices, &last) : nil
      queue.update { $0.opened(opened, script: script, results: results) }
    case .run(let opened, let script, let chunk):
      let range = RunSchedule.tests(ofChunk: chunk, of: opened.tests.count)
      let results = runTests(of: opened, script, in: range, &last)
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
    return OpenedScript(input: input, content: content(of: plan, file: script, lines: input.lines))
  }

  private func content(of plan: TestPlan, file: Int, lines: [LineReference]?) -> OpenedScript.Content {
    if plan.hasErrors { return .chosen(.nothing(of: plan), nil) }
    var choice =
      purpose == .check ? .nothing(of: plan) : selection.choice(of: plan, file: file, lines: lines)
    if purpose == .list { return .chosen(choice, nil) }
    let ready = engine.prepare(&choice.plan)
    if purpose == .check { choice.plan.diagnostics += plan.impossibleMutants }
    if choice.plan.hasErrors { choice.tests = [] }
    return .chosen(choice, ready)
  }

  private func runTests(
    of opened: OpenedScript, _ script: Int, in range: Range<Int>, _ last: inout LastRunner?
  ) -> [TestResult] {
    guard !range.isEmpty, case .chosen(let choice, let ready) = opened.content else { return [] }
    var runner = last?.script == script ? last?.runner : ready?.makeRunner()
    // Only one of both holds what it learned, so that it is never copied.
    last = nil
    defer { last = runner.map { LastRunner(script: script, runner: $0) } }
    var results: [TestResult] = []
    results.reserveCapacity(range.count)
    for index in range {
      if queue.isStopping { break }
      var result = run(choice.tests[index], of: choice.plan, with: &runner)
      result.number = choice.numbers?[index] ?? index
      results.append(result)
      if failsFast, result.outcome == .failed { break }
    }
    return results
  }

  private func run(
    _ test: TestPlan.Test, of plan: TestPlan, with runner: inout (any ScriptRunner)?
  ) -> TestResult {
    let start = isTimed ? Clock.now() : .zero
    guard var result = runner?.run(test) else {
      // A list: only the identity is wanted.
      return TestResult(identity: plan.identity(of: test), stepCount: 0)
    }
    if isTimed { result.elapsed = Clock.now() - start }
    return result
  }

  private var isTimed: Bool {
    switch purpose {
    case .run(let isTimed): isTimed
    case .check, .list: false
    }
  }
}

extension TestSelection.Choice {
  /// Nothing of `plan`, because it has errors or is only checked.
  fileprivate static func nothing(of plan: TestPlan) -> Self {
    Self(plan: plan, tests: [], numbers: nil, countBeforeShard: 0, problems: [], unknownModels: [])
  }
}
