import Foundation
import Testing

@testable import ProbeCommandLine

struct InputCollectorTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  /// Collects `names`, each in the directory of the test.
  private func collect(_ names: String...) -> InputCollector {
    var collector = InputCollector()
    for name in names { collector.add(.path(directory.path(name))) }
    return collector
  }

  /// The names of the scripts in the directory of the test.
  private func names(_ collector: InputCollector) -> [String] {
    collector.scripts.map { String($0.path.dropFirst(directory.path.count + 1)) }
  }

  @Test func findsAllScriptsBelowADirectoryInTheOrderOfTheirNames() throws {
    for name in ["b.probe", "a/z.probe", "a/b/c.probe", "a.probe", "B.probe", "note.txt", ".probe"] {
      try directory.write(name)
    }
    try directory.write(".hidden/x.probe")
    try directory.write(".x.probe")

    let collector = collect("")

    #expect(names(collector) == ["B.probe", "a/b/c.probe", "a/z.probe", "a.probe", "b.probe"])
    #expect(collector.problems == [])
  }

  @Test func goesRoundNoCircleOfLinks() throws {
    try directory.write("a/one.probe")
    try directory.link("a/again", to: directory.path)
    try directory.link("self", to: directory.path("self"))

    let collector = collect("")

    #expect(names(collector) == ["a/one.probe"])
    #expect(collector.problems == [])
  }

  @Test func runsAFileOnceHoweverOftenItIsNamed() throws {
    try directory.write("a.probe")
    try directory.write("b.probe")
    try directory.link("c.probe", to: directory.path("a.probe"))

    let collector = collect("b.probe", "", "a.probe", "./b.probe")

    #expect(names(collector) == ["b.probe", "a.probe"])
  }

  @Test func joinsThePlacesOfOneFile() throws {
    try directory.write("a.probe")

    let collector = collect("a.probe:3", "a.probe:7[2]", "a.probe:3", "a.probe:9:4")

    #expect(
      collector.scripts.map(\.lines) == [
        [LineReference(line: 3), LineReference(line: 7, row: 2), LineReference(line: 9)]
      ])
  }

  @Test func takesTheWholeFileOverItsPlaces() throws {
    try directory.write("a.probe")

    #expect(collect("a.probe:3", "a.probe").scripts.map(\.lines) == [nil])
    #expect(collect("a.probe", "a.probe:3").scripts.map(\.lines) == [nil])
  }

  @Test func takesAFileThatIsCalledLikeAPlace() throws {
    try directory.write("a.probe:3")

    let collector = collect("a.probe:3")

    #expect(names(collector) == ["a.probe:3"])
    #expect(collector.scripts[0].lines == nil)
  }

  @Test func readsAFileWhateverItsEnding() throws {
    try directory.write("notes.txt")

    #expect(names(collect("notes.txt")) == ["notes.txt"])
  }

  @Test func numbersTheScriptsOfTheCommandLine() {
    var collector = InputCollector()
    collector.add(.script("copy"))
    collector.add(.script("copy"))

    #expect(collector.scripts.map(\.path) == ["<script 1>", "<script 2>"])
    #expect(collector.scripts[0].source == .script("copy"))
  }

  @Test(arguments: [
    ("sharng.probe", "sharing.probe"),
    ("sharing", "sharing.probe"),
    ("sharing.prob", "sharing.probe"),
    ("sub/on.probe", "sub/one.probe"),
    ("sbu/one.probe", "sub/one.probe"),
    ("other.probe", nil),
  ])
  func proposesTheNearestFile(_ name: String, _ nearest: String?) throws {
    try directory.write("sharing.probe")
    try directory.write("sub/one.probe")

    let collector = collect(name)

    #expect(
      collector.problems == [.missingFile(path: directory.path(name), nearest: nearest.map(directory.path))])
    #expect(collector.scripts == [])
  }

  @Test func saysThatAPatternMatchedNoFile() {
    let pattern = directory.path("*.probe")

    #expect(collect("*.probe").problems == [.nothingMatches(pattern: pattern)])
  }

  @Test func saysThatAViewFileIsNoScript() throws {
    try directory.write("PantryView.swift")

    let collector = collect("PantryView.swift")

    #expect(collector.problems == [.viewFile(path: directory.path("PantryView.swift"))])
    #expect(collector.scripts == [])
  }

  @Test func refusesALineOfADirectory() throws {
    try directory.write("sub/one.probe")

    #expect(collect("sub:3").problems == [.lineOfDirectory(path: directory.path("sub"))])
  }

  @Test func saysThatAnEmptyPathIsNone() {
    var collector = InputCollector()
    collector.add(.path(""))

    #expect(collector.problems == [.emptyPath])
  }

  @Test func proposesACommandForAWordThatIsNoFile() {
    var collector = InputCollector()
    collector.add(.path("chekc"))

    #expect(collector.problems == [.missingFileLikeCommand(path: "chekc", command: .check)])
  }

  @Test func goesOnAfterAFileThatIsMissing() throws {
    try directory.write("b.probe")

    #expect(names(collect("zzzz.probe", "b.probe")) == ["b.probe"])
  }
}
