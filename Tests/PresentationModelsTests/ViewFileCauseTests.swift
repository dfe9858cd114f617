import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import Testing

/// What failures on view files say, as somebody reads them who knows the view only.
@Suite struct ViewFileCauseTests {
  static let sheets = """
    struct ShareSheet: UIViewControllerRepresentable {
      let items: [Any]
      func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
      }
      func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }
    final class Kept {
      static let shared = Kept()
      private var made: UIActivityViewController?
      func sheet(_ text: String) -> UIActivityViewController {
        if let made { return made }
        let new = UIActivityViewController(activityItems: [text], applicationActivities: nil)
        made = new
        return new
      }
    }
    struct KeptSheet: UIViewControllerRepresentable {
      let text: String
      func makeUIViewController(context: Context) -> UIActivityViewController { Kept.shared.sheet(text) }
      func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    """

  func causes(_ view: String, _ statements: Statement...) throws -> [Cause] {
    let bytes = Array((Self.sheets + view).utf8)
    let nowhere = SourceSpan(start: 0, end: 0)
    let declared = TestPlan.Model(
      name: "app",
      origin: .declared(
        path: "View.swift", view: "ContentView", file: SourceFile(path: "a.probe", text: ""), pathSpan: nowhere,
        viewSpan: nowhere))
    let opened = ModelCatalogue { _ in .success(bytes) }.open([declared])
    let model = try #require(opened.models.first.flatMap { $0 })
    return try #require(run(statements, on: model).failures.first).causes
  }

  @Test func dataThatComesLateIsToldWithItsWrite() throws {
    let causes = try causes(
      """
      struct ContentView: View {
        @State private var items: [Any] = []
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text("\\(items.count)")
            Button("Share") {
              isOpen = true
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { items = ["late"] }
            }
          }
          .sheet(isPresented: $isOpen) { ShareSheet(items: items) }
        }
      }
      """, tap("Share"), act(.wait(.seconds(2))), expect(caption: "late"))

    #expect(
      causes.map(\.sentence) == [
        "the sheet's content closure was made by body evaluation 1, and read `items`, "
          + "which was empty and had not been written since",
        "the share sheet was made with no items, so it has no caption, no cells and no Copy",
        "a timer wrote `items`", "later changes do not reach a share sheet that was made before",
      ])
    #expect(causes[2].place?.statement?.hasPrefix("DispatchQueue.main.asyncAfter") == true)
  }

  @Test func aControllerThatWasMadeBeforeIsSaidToKeepItsItems() throws {
    let causes = try causes(
      """
      struct Choice: Identifiable { let id: String }
      struct ContentView: View {
        @State private var choice: Choice?
        var body: some View {
          VStack {
            Button("A") { choice = Choice(id: "A") }
            Button("B") { choice = Choice(id: "B") }
          }
          .sheet(item: $choice) { choice in KeptSheet(text: choice.id) }
        }
      }
      """, tap("A"), act(.close), tap("B"), expect(caption: "B"))

    #expect(
      causes.map(\.sentence) == [
        "the content closure was called with the present item Choice(id: \"B\")",
        "the share sheet is a controller that was made before: it keeps its one item",
      ])
  }

  @Test func aSheetThatWaitsIsToldWhereItsTextIsMissing() throws {
    let causes = try causes(
      """
      struct ContentView: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
          Button("Both") { isFirst = true; isSecond = true }
            .sheet(isPresented: $isFirst) { Text("first") }
            .sheet(isPresented: $isSecond) { Text("second") }
        }
      }
      """, tap("Both"), expect(text: "second"))

    #expect(
      causes.map(\.sentence) == [
        "the content closure read no state: what it shows was written into it",
        "a sheet was asked for, but waits: its presenter is already presenting",
      ])
  }
}
