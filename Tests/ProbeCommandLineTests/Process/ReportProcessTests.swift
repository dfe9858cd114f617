import Foundation
import Testing

struct ReportProcessTests {
  private static let script = "tap Share A; expect caption 'Share A: 12'; copy; expect clipboard 'Share A: 12'"
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("good.probe", Self.script)
    try directory.write("bad.probe", "on bool, empty\nscenario 'sharing' { \(Self.script) }\n")
    try directory.write("broken.probe", "tpa Share A; expect caption x\n")
  }

  @Test func writesSeveralReportsBesideTheConsole() throws {
    let ending = try ProbeRun.end(
      "good.probe", "bad.probe", "--report", "junit=junit.xml", "--report=tap=run.tap", in: directory.path)

    #expect(ending.code == 1)
    #expect(ending.output.contains("2 files, 3 tests: 1 passed, 2 failed"))
    #expect(try read("junit.xml").hasSuffix("</testsuites>\n"))
    #expect(try read("run.tap").hasSuffix("1..3\n"))
    #expect(try files() == ["bad.probe", "broken.probe", "good.probe", "junit.xml", "run.tap"])
  }

  @Test func writesAReportWithoutAPathInPlaceOfTheConsoles() throws {
    let ending = try ProbeRun.end("good.probe", "--report", "tap", in: directory.path)

    #expect(ending.output == "TAP version 13\nok 1 - good.probe:1 good on item\n1..1\n")
  }

  @Test func replaysARunWithEachReportByteForByte() throws {
    let formats = ["github", "html", "jsonl", "junit", "sarif", "storyboard", "tap", "tap14"]
    let run = try ProbeRun(
      arguments: ["good.probe", "bad.probe", "broken.probe"] + formats.flatMap { ["--report", "\($0)=one.\($0)"] },
      directory: directory.path
    ).end()
    let replay = try ProbeRun(
      arguments: ["replay", "one.jsonl"] + formats.flatMap { ["--report", "\($0)=two.\($0)"] },
      directory: directory.path
    ).end()

    #expect(run.code == 2)
    #expect(replay == run)
    for format in formats {
      #expect(try read("one.\(format)").utf8.elementsEqual(try read("two.\(format)").utf8), "\(format)")
    }
  }

  @Test func putsShardsTogether() throws {
    let whole = try ProbeRun.end("good.probe", "bad.probe", in: directory.path)
    for shard in 1...2 {
      _ = try ProbeRun.end(
        "good.probe", "bad.probe", "--shard", "\(shard)/2", "--report", "jsonl=\(shard).jsonl", in: directory.path)
    }

    let merged = try ProbeRun.end("replay", "2.jsonl", "1.jsonl", in: directory.path)

    #expect(merged == whole)
  }

  @Test func refusesTheSameShardTwice() throws {
    _ = try ProbeRun.end("good.probe", "--report", "jsonl=1.jsonl", in: directory.path)

    let ending = try ProbeRun.end("replay", "1.jsonl", "1.jsonl", in: directory.path)

    #expect(ending.code == 66)
    #expect(
      ending.errors.contains("'1.jsonl' tells of 'good.probe:1' on 'item', which a record before it tells of, too"))
    #expect(ending.errors.contains("give each shard of one run once"))
  }

  @Test func endsWith73WhenAReportCannotBeWrittenAndWritesTheOthers() throws {
    let ending = try ProbeRun.end(
      "good.probe", "--report", "junit=none/junit.xml", "--report", "tap=run.tap", in: directory.path)

    #expect(ending.code == 73)
    #expect(
      ending.errors
        == "error[unwritable-report]: the report 'none/junit.xml' cannot be written: its folder does not exist\n")
    #expect(try read("run.tap").hasSuffix("1..1\n"))
  }

  @Test func leavesAnOldReportAsItIsUntilTheNewOneIsWhole() throws {
    try directory.write("run.tap", "old")
    try FileManager.default.createSymbolicLink(atPath: directory.path("link.tap"), withDestinationPath: "run.tap")

    _ = try ProbeRun.end("good.probe", "--report", "tap=link.tap", in: directory.path)

    #expect(try read("run.tap").hasPrefix("TAP version 13\n"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("link.tap")) == "run.tap")
  }

  @Test func writesIntoWhatIsNoRegularFile() throws {
    let ending = try ProbeRun.end("good.probe", "-q", "--report", "tap=/dev/stdout", in: directory.path)

    #expect(ending.output.contains("TAP version 13\n"))
  }

  @Test func refusesWhatIsNoRecord() throws {
    let ending = try ProbeRun.end("replay", "good.probe", in: directory.path)

    #expect(ending.code == 66)
    #expect(ending.errors.hasPrefix("error[invalid-record-line]: 'good.probe' is no record of a run: line 1 is no"))
  }

  @Test func annotatesAndSummarisesInAWorkflow() throws {
    try directory.write("summary.md", "before\n")
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": directory.path("summary.md")]

    let ending = try ProbeRun.end("bad.probe", environment: environment, in: directory.path)

    #expect(ending.output.contains("\n::error file=bad.probe,line=2,"))
    #expect(try read("summary.md").hasPrefix("before\n## Probe: 2 of 2 failed\n"))
  }

  @Test func drawsATestThatFails() throws {
    let ending = try ProbeRun.end("storyboard", "bad.probe:2", "--model", "bool", in: directory.path)

    #expect(ending.code == 0)
    #expect(ending.output.hasPrefix("<svg "))
    #expect(ending.output.contains(">no caption</text>"))
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: directory.path(name))), as: UTF8.self)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }
}
