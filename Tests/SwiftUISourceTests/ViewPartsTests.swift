import SwiftUISource
import Testing

/// What is found of a view's parts, in what it uses of its file and nowhere else.
struct ViewPartsTests {
  private static let file = ViewSource(
    path: "Parts.swift",
    source: Array(
      """
      import SwiftUI

      struct PlainView: View {
        var body: some View { Text("plain") }
      }

      struct ItemView: View {
        @State private var payload: Payload?
        var body: some View {
          Text("a").sheet(item: $payload) { payload in ShareSheet(items: [payload.text]) }
        }
      }

      struct TwoItemsView: View {
        @State private var payload: Payload?
        var body: some View {
          VStack {
            Button("A") { payload = Payload(id: 1, text: "A") }
            Button("B") { payload = Payload(id: 2, text: "B") }
          }
          .sheet(item: $payload) { payload in ShareSheet(items: [payload.text]) }
        }
      }

      struct OneItemView: View {
        @State private var payload: Payload?
        var body: some View {
          Button("A") { payload = Payload(id: 1, text: "A") }
            .sheet(item: $payload) { payload in ShareSheet(items: [payload.text]) }
        }
      }

      struct LoadedItemView: View {
        @State private var payload: Payload?
        var body: some View {
          Button("A") { Task { payload = Payload(id: 1, text: await load()) } }
            .sheet(item: $payload) { payload in ShareSheet(items: [payload.text]) }
        }
      }

      struct UnusedItemView: View {
        @State private var payload: Payload?
        @State private var items: [Any] = []
        var body: some View {
          Button("A") { items = ["A"]; payload = Payload(id: 1, text: "A") }
            .sheet(item: $payload) { _ in ShareSheet(items: items) }
        }
      }

      struct TypedView: View {
        @State private var items: [Any] = []
        @State private var text = ""
        @State private var isOn = false
        var body: some View {
          TextField("Text", text: $text)
          Button("A") { items = [text]; isOn = true }
            .sheet(isPresented: $isOn) { ShareSheet(items: items) }
        }
      }

      struct TwoView: View {
        @State private var isA = false
        @State private var isB = false
        var body: some View {
          Text("a")
            .sheet(isPresented: $isA) { Text("A") }
            .padding()
            .sheet(isPresented: $isB) { Text("B") }
        }
      }

      struct ApartView: View {
        @State private var isA = false
        @State private var isB = false
        var body: some View {
          VStack {
            Text("a").sheet(isPresented: $isA) { Text("A") }
            Text("b").sheet(isPresented: $isB) { Text("B") }
          }
          .alert("Sure?", isPresented: $isA) {}
        }
      }

      struct NoteView: View {
        @State private var isOn = false
        var body: some View { Text("a").popover(isPresented: $isOn) { ShareLink(item: "x") } }
      }

      struct Payload: Identifiable { let id: Int; let text: String }

      struct ShareSheet: UIViewControllerRepresentable {
        let items: [Any]
        func makeUIViewController(context: Context) -> UIActivityViewController {
          let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
          controller.completionWithItemsHandler = { _, _, _, _ in }
          return controller
        }
        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
      }
      """.utf8))

  private static func parts(_ change: (inout ViewParts) -> Void) -> ViewParts {
    var parts = ViewParts()
    change(&parts)
    return parts
  }

  @Test func aPlainViewHasNone() {
    #expect(Self.file.parts(ofView: "PlainView") == ViewParts())
    #expect(Self.file.parts(ofView: "NoView") == ViewParts())
  }

  @Test func theShareSheetOfAnotherTypeCounts() {
    let expected = Self.parts {
      $0.presents = true
      $0.presentsContent = true
      $0.shares = true
      $0.hasCompletionHandler = true
    }

    #expect(Self.file.parts(ofView: "ItemView") == expected)
  }

  @Test func twoSheetsCountOnOneViewOnly() {
    let expected = Self.parts {
      $0.presents = true
      $0.presentsContent = true
      $0.presentsByBool = true
    }

    #expect(Self.file.parts(ofView: "ApartView") == expected)
    #expect(
      Self.file.parts(ofView: "TwoView")
        == Self.parts {
          $0 = expected
          $0.hasTwoSheets = true
        })
  }

  /// Whether a sheet by item, what is shared, and its letters may differ from what the text of a view says.
  struct VaryingCase: CustomTestStringConvertible, Sendable {
    var view: String
    var item: Bool
    var share: Bool
    var letters: Bool
    var testDescription: String { view }
  }

  @Test(arguments: [
    VaryingCase(view: "TwoItemsView", item: true, share: true, letters: false),
    VaryingCase(view: "OneItemView", item: false, share: false, letters: false),
    VaryingCase(view: "LoadedItemView", item: true, share: true, letters: true),
    VaryingCase(view: "UnusedItemView", item: false, share: true, letters: false),
    VaryingCase(view: "TypedView", item: false, share: true, letters: true),
  ])
  func whatIsSharedVariesAsFarAsTheViewLetsIt(_ example: VaryingCase) {
    let parts = Self.file.parts(ofView: example.view)

    #expect(parts.presentsVaryingItem == example.item)
    #expect(parts.sharesVaryingItems == example.share)
    #expect(parts.sharesForeignLetters == example.letters)
  }

  @Test func aPopoverIsItsOwnAnchor() {
    let parts = Self.file.parts(ofView: "NoteView")

    #expect(parts.hasAnchor && parts.shares && parts.presentsByBool && !parts.hasTwoSheets)
  }
}
