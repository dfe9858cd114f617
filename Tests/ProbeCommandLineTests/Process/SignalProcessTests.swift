import Foundation
import Testing

struct SignalProcessTests {
  /// Starts a run that reads standard input, and hands it `signal` once it is there.
  ///
  /// What it says of a missing file comes before it reads: so the test knows how far it is.
  private func ending(after signal: Int32, command: [String] = []) throws -> ProbeRun.Ending {
    let process = ProbeRun(arguments: command + ["missing.probe", "-"]).process()
    let input = Pipe()
    let errors = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    var said = errors.fileHandleForReading.availableData

    kill(process.processIdentifier, signal)
    said += errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try input.fileHandleForWriting.close()

    return ProbeRun.Ending(
      code: ProbeRun.code(of: process),
      output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }

  @Test(arguments: [[], ["audit"]]) func endsWith130WhenInterruptedWhileItReads(_ command: [String]) throws {
    #expect(try ending(after: SIGINT, command: command).code == 130)
  }

  @Test func reportsWhatAnAuditFinishedWhenInterrupted() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "many.probe",
      (1...3_000).map { "scenario '\($0)' { tap Share A; expect caption 'Share A: 12' }\n" }.joined())
    let process = ProbeRun(arguments: ["audit", "missing.probe", "many.probe"], directory: directory.path).process()
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // It says what is missing before it reads the rest, which takes far longer to run.
    _ = errors.fileHandleForReading.availableData

    kill(process.processIdentifier, SIGINT)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(ProbeRun.code(of: process) == 130)
    #expect(text.contains(/interrupted: \d+ of \d+ mutants were not tried/))
  }

  @Test func endsWith70ForAFaultOfItsOwn() throws {
    let ending = try ending(after: SIGILL)

    #expect(ending.code == 70)
    #expect(ending.errors.contains("error[fault]: probe-run broke a rule of its own"))
  }

  @Test(arguments: ["1", "4"])
  func reportsWhatWasFinishedWhenInterrupted(_ jobs: String) throws {
    let directory = try TemporaryDirectory()
    let count = 6_000
    try directory.write(
      "many.probe", (1...count).map { "scenario '\($0)' { tap Share A; expect caption 'Share A: 0' }\n" }.joined())
    let process = ProbeRun(arguments: ["--jobs", jobs, "many.probe"], directory: directory.path).process()
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()

    // The pipe holds far less than the whole report: the program is in the middle of it.
    var told = try #require(try output.fileHandleForReading.read(upToCount: 1))
    kill(process.processIdentifier, SIGINT)
    told += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    let text = String(decoding: told, as: UTF8.self)
    #expect(ProbeRun.code(of: process) == 130)
    #expect(text.contains("\ninterrupted: "))
    #expect(text.split(separator: "\n").count(where: { $0.hasPrefix("failure[") }) < count)
  }
}
