import Foundation
import Testing

struct SignalProcessTests {
  /// Starts a run that reads standard input, and hands it `signal` once it is there.
  ///
  /// What it says of a missing file comes before it reads: so the test knows how far it is.
  private func ending(after signal: Int32) throws -> ProbeRun.Ending {
    let process = ProbeRun(arguments: ["missing.probe", "-"]).process()
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

  @Test func endsWith130WhenInterruptedWhileItReads() throws {
    #expect(try ending(after: SIGINT).code == 130)
  }

  @Test func endsWith70ForAFaultOfItsOwn() throws {
    let ending = try ending(after: SIGILL)

    #expect(ending.code == 70)
    #expect(ending.errors.contains("error[fault]: probe-run broke a rule of its own"))
  }
}
