import Foundation
import Testing

struct ReadmeTests {
  /// A fenced block: the word behind its fence, and what stands in it.
  struct Fence: CustomTestStringConvertible {
    var kind: String
    var text: String
    var testDescription: String { text.split(separator: "\n").first.map(String.init) ?? "" }
  }

  static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
  static let text = (try? String(contentsOfFile: "\(root)/README.md", encoding: .utf8)) ?? ""
  static let fences: [Fence] = text.components(separatedBy: "```").enumerated()
    .filter { $0.offset % 2 == 1 }
    .map { block in
      let lines = block.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Fence(kind: String(lines[0]), text: String(lines.count > 1 ? lines[1] : ""))
    }

  @Test func isShort() {
    #expect(Self.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    #expect(Set(Self.fences.map(\.kind)).isSuperset(of: ["probe", "console", "sh"]))
  }

  @Test(arguments: fences.filter { $0.kind == "console" })
  func showsWhatTheProgramPrints(_ fence: Fence) throws {
    let lines = fence.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ").map(String.init)
    try #require(Array(words.prefix(2)) == ["$", "probe-run"])

    let ending = try ProbeRun(arguments: Array(words.dropFirst(2)), directory: String(Self.root)).end()

    let output = ending.output.replacingOccurrences(of: ProbeRun.program.path, with: "probe-run")
    #expect(output == String(lines[1]))
  }

  @Test(arguments: fences.filter { $0.kind == "probe" })
  func givesScriptsThatPass(_ fence: Fence) throws {
    let ending = try ProbeRun.end("-", input: fence.text)

    #expect(ending.code == 0, "\(ending.output)\(ending.errors)")
  }

  @Test func namesTheTwoCommands() {
    let commands = Self.fences.filter { $0.kind == "sh" }.flatMap { $0.text.split(separator: "\n") }
      .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }

    #expect(commands.contains("swift run probe-run scenarios/*.probe"))
    #expect(commands.contains("swift test"))
  }

  @Test func theShippedScenariosPass() throws {
    let ending = try ProbeRun.end("scenarios", in: String(Self.root))

    #expect(ending.code == 0, "\(ending.output)\(ending.errors)")
    #expect(ending.errors == "")
  }
}
