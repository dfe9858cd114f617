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
      $0.presentsByItem = true
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

  @Test func aPopoverIsItsOwnAnchor() {
    let parts = Self.file.parts(ofView: "NoteView")

    #expect(parts.hasAnchor && parts.shares && parts.presentsByBool && !parts.hasTwoSheets)
  }
}
