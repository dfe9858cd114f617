import Foundation
import Testing

struct TerminalProcessTests {
  /// What a terminal gets to see of a run of `arguments`.
  private func seen(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let (terminal, slave) = try Self.openTerminal()
    let screen = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    let process = ProbeRun(
      arguments: arguments, environment: ["TERM": "xterm"].merging(environment) { $1 }
    ).process()
    process.standardOutput = screen
    process.standardError = screen
    try process.run()
    // A terminal has no end: a mark of our own stands behind all that the process wrote.
    DispatchQueue.global().async {
      process.waitUntilExit()
      try? screen.write(contentsOf: Data("\u{4}".utf8))
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.last != 4 {
      let count = read(terminal, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    close(terminal)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Both ends of a terminal. The system's headers keep the call from Swift, so it is looked up by its name.
  private static func openTerminal() throws -> (terminal: Int32, slave: Int32) {
    typealias OpenTerminal =
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeRawPointer?, UnsafeRawPointer?,
        UnsafeRawPointer?
      ) -> Int32
    let open = unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), "openpty")), to: OpenTerminal.self)
    var (terminal, slave): (Int32, Int32) = (-1, -1)
    try #require(open(&terminal, &slave, nil, nil, nil) == 0)
    return (terminal, slave)
  }

  private static let failing = ["-e", "tap Share A; expect caption 'Share B: 34'"]

  @Test func coloursWhatATerminalShows() throws {
    #expect(try seen(Self.failing).contains("\u{1B}["))
  }

  @Test(
    arguments: [
      (["--color", "never"], [:]), ([], ["NO_COLOR": "1"]), ([], ["TERM": "dumb"]),
    ] as [([String], [String: String])])
  func leavesTheColoursOut(_ options: [String], _ environment: [String: String]) throws {
    // A slow run clears its progress away, which is no colour.
    let text = try seen(options + Self.failing, environment: environment)
      .replacingOccurrences(of: "\u{1B}[K", with: "")

    #expect(!text.contains("\u{1B}"))
  }

  @Test func coloursForATerminalAlthoughNoColorIsEmpty() throws {
    #expect(try seen(Self.failing, environment: ["NO_COLOR": ""]).contains("\u{1B}["))
  }

  @Test func putsNoControlCodesIntoAPipe() throws {
    let ending = try ProbeRun(arguments: Self.failing).end()

    #expect(!(ending.output + ending.errors).contains("\u{1B}"))
  }

  @Test func coloursAPipeWhenTold() throws {
    let ending = try ProbeRun(arguments: ["--color=always"] + Self.failing, environment: ["NO_COLOR": "1"]).end()

    #expect(ending.output.contains("\u{1B}["))
  }
}
