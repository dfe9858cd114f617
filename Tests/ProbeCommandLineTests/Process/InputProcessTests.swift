import Foundation
import Testing

struct InputProcessTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func endsWith66ForAMissingFileAndNamesTheNearest() throws {
    try directory.write("sharing.probe")

    let ending = try ProbeRun.end("sharng.probe", in: directory.path)

    #expect(ending.code == 66)
    #expect(
      ending.errors == """
        error[missing-file]: 'sharng.probe' does not exist
          = hint: did you mean 'sharing.probe'?

        """)
  }

  @Test func endsWith66ForAPatternThatMatchedNoFile() throws {
    let ending = try ProbeRun.end("*.probe", in: directory.path)

    #expect(ending.code == 66)
    #expect(ending.errors.hasPrefix("error[nothing-matches]: no file matches the pattern '*.probe'\n"))
  }

  @Test func endsWith66ForALineOfADirectory() throws {
    let ending = try ProbeRun.end(".:3", in: directory.path)

    #expect(ending.code == 66)
    #expect(ending.errors.hasPrefix("error[line-of-directory]: "))
  }

  @Test(.enabled(if: getuid() != 0, "a superuser may read everything"))
  func endsWith66ForAFileThatMayNotBeRead() throws {
    let path = try directory.write("a.probe")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)

    let ending = try ProbeRun.end("a.probe", in: directory.path)

    #expect(ending.code == 66)
    #expect(ending.errors == "error[unreadable-file]: 'a.probe' cannot be read: permission denied\n")
  }

  @Test func endsWith66ForACircleOfLinks() throws {
    try directory.link("a.probe", to: "a.probe")

    let ending = try ProbeRun.end("a.probe", in: directory.path)

    #expect(ending.code == 66)
    #expect(ending.errors.hasPrefix("error[unreadable-file]: 'a.probe' cannot be read: "))
  }

  @Test(arguments: [[], ["check"]])
  func endsWith5ForADirectoryWithoutScripts(_ command: [String]) throws {
    let plain = try ProbeRun(arguments: command + ["."], directory: directory.path).end()
    let allowed = try ProbeRun(arguments: command + [".", "--allow-empty"], directory: directory.path).end()

    #expect(plain.code == 5)
    #expect(allowed.code == 0)
  }
}
