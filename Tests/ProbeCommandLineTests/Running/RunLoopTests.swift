import Testing

@testable import ProbeCommandLine

struct RunLoopTests {
  /// What is told of `scripts`, worked on by `workerCount` workers.
  private func told(
    _ scripts: [String], workerCount: Int, selection: TestSelection = TestSelection(), lastLine: String? = nil,
    engine: FakeEngine = FakeEngine()
  ) throws -> [String] {
    let inputs = scripts.enumerated().map { ScriptInput(path: "\($0.offset)", source: .script($0.element)) }
    var teller = RecordingTeller(lastLine: lastLine)
    try RunLoop.run(scriptCount: inputs.count, workerCount: workerCount, teller: &teller) { queue in
      Worker(
        queue: queue, inputs: inputs, engine: engine, selection: selection, purpose: .run(isTimed: false),
        failsFast: false)
    }
    return teller.lines
  }

  @Test func tellsScriptsInOrder() throws {
    let lines = try told(["pass\nfail", "broken", "", "pass 2"], workerCount: 1)

    #expect(
      lines == [
        "opened 0", "0:1 passed", "0:2 failed", "closed 0", "opened 1", "closed 1", "opened 2", "closed 2",
        "opened 3", "3:1[1] passed", "3:1[2] passed", "closed 3",
      ])
  }

  @Test(arguments: [2, 3, 8])
  func tellsTheSameWithAnyNumberOfWorkers(_ workerCount: Int) throws {
    let scripts =
      (0..<40).map { String(repeating: "pass\nfail\n", count: $0 % 7) }
      + ["pass 5000", "fail", "pass 1000\nfail 64\npass 65\nbroken 2"]
      + Array(repeating: "pass", count: 200)

    let alone = try told(scripts, workerCount: 1)
    let together = try told(scripts, workerCount: workerCount)

    #expect(together == alone)
    #expect(alone.count(where: { $0.hasPrefix("opened") }) == scripts.count)
    #expect(alone.count(where: { $0.hasPrefix("40:") }) == 5000)
  }

  @Test func makesOneRunnerForAllPartsOfALongScript() throws {
    let runners = FakeEngine.RunnerCount()

    _ = try told(["pass 5000", "pass"], workerCount: 1, engine: FakeEngine(runners: runners))

    #expect(runners.value == 2)
  }

  @Test(arguments: [1, 4])
  func endsAtOnceWhenTheTellerHasEnough(_ workerCount: Int) throws {
    let scripts = Array(repeating: "pass 300", count: 50)

    let lines = try told(scripts, workerCount: workerCount, lastLine: "1:1[70] passed")

    #expect(lines.last == "1:1[70] passed")
    #expect(lines.count == 1 + 300 + 1 + 1 + 70)
  }

  @Test func spreadsTestsOverShardsWithoutLoss() throws {
    let scripts = ["pass 10\nfail", "fail", "pass 3", "fail 2\npass"]
    let all = try told(scripts, workerCount: 1).filter { $0.hasSuffix("ed") && $0.contains(":") }

    var parts: [String] = []
    for number in 1...3 {
      let selection = TestSelection(shard: Shard(number: number, count: 3))
      parts += try told(scripts, workerCount: 2, selection: selection).filter { $0.contains(":") }
    }

    #expect(parts.sorted() == all.sorted())
  }
}
