import Testing

struct UsageProcessTests {
  @Test(arguments: [
    (["--help"], "usage: probe-run [run] [options] PATH…"),
    (["help", "run"], "probe-run --shard 2/4 scenarios"),
    (["help", "check"], "usage: probe-run check [options] PATH…"),
    (["check", "--help"], "usage: probe-run check [options] PATH…"),
    (["models", "--help"], "usage: probe-run models"),
    (["explain", "-h"], "usage: probe-run explain [ID…]"),
    (["--version"], "probe-run "),
  ])
  func showsWhatItIsAskedFor(_ arguments: [String], _ text: String) throws {
    let ending = try ProbeRun(arguments: arguments).end()

    #expect(ending.code == 0)
    #expect(ending.output.contains(text))
    #expect(ending.errors == "")
  }

  @Test func showsACallWithoutAPathHowItIsDone() throws {
    let ending = try ProbeRun.end()

    #expect(ending.code == 64)
    #expect(ending.output == "")
    #expect(
      ending.errors == """
        error[nothing-to-read]: no script to run
          = hint: name a file or a directory, '-' for standard input, or give the text itself: probe-run -e "tap Share A; expect share sheet"

        """)
  }

  @Test func proposesTheNearestOption() throws {
    let ending = try ProbeRun.end("--jbos", "4", "a.probe")

    #expect(ending.code == 64)
    #expect(
      ending.errors == """
        error[unknown-option]: there is no option '--jbos'
          = hint: did you mean '--jobs'?

        """)
  }

  @Test(arguments: [
    ["--jobs", "0", "a.probe"], ["--shard", "3/2", "a.probe"], ["--color", "red", "a.probe"], ["a.probe", "--tag"],
    ["check"], ["help", "nothing"], ["-q", "-v", "a.probe"], ["check", "--list", "a.probe"],
  ])
  func endsWith64ForACommandLineThatIsWrong(_ arguments: [String]) throws {
    let ending = try ProbeRun(arguments: arguments).end()

    #expect(ending.code == 64)
    #expect(ending.output == "")
    #expect(ending.errors.hasPrefix("error["))
  }

  @Test func pointsIntoATagExpression() throws {
    let ending = try ProbeRun.end("--tag", "smoke and or slow", "a.probe")

    #expect(ending.code == 64)
    #expect(ending.errors.contains("--tag:1:11"))
  }
}
