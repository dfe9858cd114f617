import Foundation
import Testing

struct OutputProcessTests {
  @Test func endsQuietlyWhenTheReaderHasGone() throws {
    let process = ProbeRun(arguments: ["help", "run"]).process()
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()

    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(ProbeRun.code(of: process) == 141)
    #expect(process.terminationReason == .exit)
    #expect(said.isEmpty)
  }

  @Test func endsQuietlyWhenTheReaderLeavesInTheMiddle() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "many.probe", (1...3000).map { "scenario '\($0)' { tap Share A; expect caption 'Share A: 0' }\n" }.joined())
    let process = ProbeRun(arguments: ["many.probe"], directory: directory.path).process()
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors

    try process.run()
    _ = try output.fileHandleForReading.read(upToCount: 1)
    try output.fileHandleForReading.close()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(ProbeRun.code(of: process) == 141)
    #expect(said.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs a device that is always full"))
  func endsWith73WhenNothingCanBeWritten() throws {
    let process = ProbeRun(arguments: ["help"]).process()
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors

    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(ProbeRun.code(of: process) == 73)
    #expect(
      String(decoding: said, as: UTF8.self)
        == "error[unwritable-output]: standard output cannot be written: no space left on device\n")
  }
}
