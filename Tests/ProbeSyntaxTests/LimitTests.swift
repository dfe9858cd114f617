import ProbeSyntax
import Testing

/// Large and deep scripts get a result or a clear diagnostic.
@Suite struct LimitTests {
  private func read(_ text: String) -> ParsedFile { ParsedFile(parsing: SourceFile(path: "large.probe", text: text)) }

  @Test(arguments: ["on item { ", "on item ", "fails on item on bool ", "{ ", "{\n", "scenaro {\n"])
  func reportsNestingThatIsTooDeepOnce(_ opening: String) {
    let parsed = read(String(repeating: opening, count: 100_000))

    #expect(parsed.diagnostics.count { $0.problem.id == "nesting-too-deep" } == 1)
    #expect(!parsed.diagnostics.contains { $0.problem.id == "missing-brace" })
  }

  @Test func readsNestingUpToTheLimit() {
    let depth = Limits.nestingDepth
    let text = String(repeating: "on item { ", count: depth) + "copy" + String(repeating: " }", count: depth)

    #expect(read(text).diagnostics.isEmpty)
  }

  @Test func readsListsUpToTheLimit() {
    let lists = String(repeating: "[", count: 100_000)

    #expect(read("stub x() returns \(lists)").diagnostics.map(\.problem.id) == ["nesting-too-deep"])
  }

  @Test func readsManyStatementsOfOneLine() {
    let parsed = read(String(repeating: "copy; tap 'A'; ", count: 50_000))

    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.tree.statements.reduce(0) { count, _ in count + 1 } == 100_000)
  }

  @Test func readsOneLongText() {
    let parsed = read("tap " + String(repeating: "x", count: 1_000_000))

    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.tree.statements.first { _ in true }?.span.length == 1_000_004)
  }

  @Test func writesManyDiagnosticsOfOneLine() {
    let diagnostics = read(String(repeating: "tpa é; ", count: 3_000)).diagnostics

    var renderer = DiagnosticRenderer()
    let text = renderer.render(diagnostics)

    #expect(diagnostics.count == 3_000)
    #expect(text.utf8.count < 3_000 * 600)
    #expect(text.contains("large.probe:1:20994\n"))
  }

  @Test(arguments: [
    ("expect cells 1000000000", 0), ("expect cells 1000000001", 1), ("wait 1000000000ms", 0), ("wait 1000000001s", 1),
    ("expect cells 99999999999999999999999999", 1),
  ])
  func boundsNumbers(_ text: String, _ count: Int) {
    #expect(read(text).diagnostics.map(\.problem.id) == Array(repeating: "number-too-large", count: count))
  }

  @Test func keepsAScenarioSmall() {
    let text = "scenario 'x' { tap Share A; expect caption 'Share A: 12'; copy; expect clipboard 'Share A: 12' }"
    let tree = read(text).tree

    #expect(tree.nodeByteCount <= 120)
    #expect(tree.nodeByteCount + text.utf8.count <= 250)
  }
}
