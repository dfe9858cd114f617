import PresentationRuntime
import SwiftUISource
import Testing

struct StubTests {
  private let source = """
    import SwiftUI
    struct ContentView: View {
      @State private var text = "-"
      let name: String
      var count = 1
      private let api = ReportService()
      var body: some View {
        VStack {
          Text("\\(name) \\(count) \\(text)")
          if ProcessInfo.processInfo.arguments.contains("--baseline") { Text("baseline") }
          Button("Load") {
            Task {
              do { text = try await api.fetch(id: 3) } catch { text = error.localizedDescription }
            }
          }
          Button("Log") { Analytics.shared.log("x"); text = "logged" }
          Button("Use") { text = "\\(Analytics.shared.total)" }
        }
      }
    }
    """

  @Test func returnsWhatTheScriptSaysWhenTheClockGetsThere() throws {
    var options = ViewSource.Options()
    options.stubs["api.fetch"] = ViewSource.Stub(.returns(.text("Q3: 56")), after: .seconds(2))
    let host = try launched(source, arguments: [("name", .text("Ada")), ("count", .integer(3))], options: options)

    try host.tap("Load")
    #expect(host.texts == ["Ada 3 -"])
    host.wait(.seconds(2))

    #expect(host.texts == ["Ada 3 Q3: 56"])
  }

  @Test func failsWithTheWordsOfTheScript() throws {
    var options = ViewSource.Options()
    options.stubs["ReportService.fetch"] = ViewSource.Stub(.fails("offline"))
    options.launchArguments = ["--baseline"]
    let host = try launched(source, arguments: [("name", .text("Ada"))], options: options)

    try host.tap("Load")

    #expect(host.texts == ["Ada 1 offline", "baseline"])
  }

  @Test func readsThroughUnknownTypesAndNamesWhatIsUsed() throws {
    let host = try launched(source, arguments: [("name", .text("Ada"))])
    try host.tap("Log")
    #expect(host.texts == ["Ada 1 logged"])

    try host.tap("Use")

    #expect(host.crash?.reason == .unknownValue(name: "Analytics.shared.total"))
    #expect(host.crash?.advice == "say it in the script: stub Analytics.shared.total returns …")
    #expect(host.crash?.place?.path == "View.swift")
  }

  @Test(arguments: [
    ("Nobody", ViewSourceProblem.unknownView(name: "Nobody", known: ["ContentView"])),
    ("ContentView", ViewSourceProblem.missingArgument(label: "name", view: "ContentView")),
  ])
  func saysWhyAViewCannotBeMade(_ view: String, _ problem: ViewSourceProblem) {
    let file = ViewSource(path: "View.swift", source: Array(source.utf8))

    #expect(throws: problem) { try file.app(view: view) }
  }
}
