import Testing

@testable import ProbeCommandLine

struct FileReaderTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 65_536, 1_000_000])
  func readsAllBytes(_ count: Int) throws {
    let text = String(repeating: "x", count: count)
    let path = try directory.write("a.probe", text)

    #expect(try FileReader.read(path: path) == Array(text.utf8))
  }

  @Test func readsWhatHasNoSize() throws {
    #expect(try FileReader.read(path: "/dev/null") == [])
  }

  @Test func saysThatADirectoryIsNoFile() {
    #expect(throws: SystemError.isDirectory) { try FileReader.read(path: directory.path) }
  }

  @Test func saysThatAFileIsMissing() {
    #expect(throws: SystemError.notFound) { try FileReader.read(path: directory.path("a.probe")) }
  }
}
