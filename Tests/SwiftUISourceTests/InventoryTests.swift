import SwiftUISource
import Testing

struct InventoryTests {
  private let file = ViewSource(
    path: "View.swift",
    source: Array(
      """
      import SwiftUI
      struct Row: View {
        @Binding var text: String
        var body: some View { TextField("Title", text: $text).shimmering(3) }
      }
      struct ContentView: View {
        @State private var open = false
        @StateObject private var store = RemoteStore()
        var body: some View {
          Button("Open") { open = true }
            .sheet(isPresented: $open) { Text(Formatter.shared.text) }
        }
        func pattern() { _ = /a+/ }
      }
      """.utf8))

  @Test func listsViewsWithTheirState() {
    #expect(file.views == ["Row", "ContentView"])
    #expect(file.inventory.views.map(\.line) == [2, 6])
    #expect(file.inventory.views[1].state.map(\.what) == ["@State open", "@StateObject store"])
  }

  @Test func listsControlsAndPresentations() {
    #expect(file.inventory.controls.map(\.what) == ["TextField 'Title'", "Button 'Open'"])
    #expect(file.inventory.presentations.map(\.what) == [".sheet(isPresented: $open)"])
    #expect(file.inventory.presentations.map(\.line) == [11])
  }

  @Test func listsViewsOfABodyThatAreNotInTheFile() {
    let file = ViewSource(
      path: "View.swift",
      source: Array(
        """
        import SwiftUI
        struct Row: View { var body: some View { LineChart(points: load()).padding() } }
        struct ContentView: View {
          let make: () -> Text
          var body: some View {
            VStack {
              Row()
              make()
              if true { Banner { Text("in") } }
            }
          }
        }
        """.utf8))

    #expect(file.inventory.opaqueViews.map(\.what) == ["LineChart", "Banner"])
    #expect(file.inventory.opaqueViews.map(\.line) == [2, 9])
    #expect(Set(file.inventory.opaque).isSuperset(of: file.inventory.opaqueViews))
  }

  @Test func listsWhatIsInertOpaqueAndUnsupported() {
    #expect(file.inventory.inert.map(\.what) == [".shimmering"])
    #expect(file.inventory.opaque.map(\.what).contains("RemoteStore"))
    #expect(file.inventory.unsupported.map(\.line) == [13])
  }
}
