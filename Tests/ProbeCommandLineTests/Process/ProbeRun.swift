import Foundation
import Synchronization

/// The program itself, run as a process of its own.
struct ProbeRun {
  /// How it ended.
  struct Ending: Equatable {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Where the built program stands: beside the bundle of the tests.
  static let program: URL = {
    let arguments = CommandLine.arguments
    var bundle = URL(fileURLWithPath: arguments[0])
    if let flag = arguments.firstIndex(of: "--test-bundle-path"), flag + 1 < arguments.count {
      bundle = URL(fileURLWithPath: arguments[flag + 1])
      while bundle.pathExtension != "xctest", bundle.path != "/" { bundle.deleteLastPathComponent() }
    }
    return bundle.deletingLastPathComponent().appendingPathComponent("probe-run")
  }()

  /// What stands behind the program's name.
  var arguments: [String]
  /// What it reads from standard input.
  var input = ""
  /// What is added to the environment.
  var environment: [String: String] = [:]
  /// Where it runs; nil: where the tests run.
  var directory: String?

  /// Runs the program with `arguments` to its end.
  static func end(
    _ arguments: String..., input: String = "", environment: [String: String] = [:], in directory: String? = nil
  ) throws -> Ending {
    try ProbeRun(arguments: arguments, input: input, environment: environment, directory: directory).end()
  }

  /// Runs it to its end.
  func end() throws -> Ending {
    let process = process()
    let input = Pipe()
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The child may be waiting for its input and have much to say: three ends are served at once.
    let queue = DispatchQueue(label: "probe-run", attributes: .concurrent)
    let text = self.input
    queue.async {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
    let said = Collected(errors.fileHandleForReading, on: queue)
    let told = output.fileHandleForReading.readDataToEndOfFile()
    let errorText = said.wait()
    process.waitUntilExit()
    return Ending(
      code: Self.code(of: process), output: String(decoding: told, as: UTF8.self),
      errors: String(decoding: errorText, as: UTF8.self))
  }

  /// The process, which has not begun.
  func process() -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"] { environment[name] = nil }
    process.environment = environment.merging(self.environment) { $1 }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    return process
  }

  /// The code as a shell tells it.
  static func code(of process: Process) -> Int32 {
    switch process.terminationReason {
    case .exit: process.terminationStatus
    case .uncaughtSignal: 128 + process.terminationStatus
    @unknown default: -1
    }
  }
}

/// All that comes out of a pipe, gathered beside the thread of the test.
private final class Collected: Sendable {
  private let gathered = Mutex(Data())
  private let group = DispatchGroup()

  init(_ handle: FileHandle, on queue: DispatchQueue) {
    queue.async(group: group) {
      let data = handle.readDataToEndOfFile()
      self.gathered.withLock { $0 = data }
    }
  }

  func wait() -> Data {
    group.wait()
    return gathered.withLock { $0 }
  }
}
