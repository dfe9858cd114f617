import SwiftUI
import UIKit

/// The sheet comes up at once, and its data a second later.
struct LateShareView: View {
  @State private var items: [Any] = []
  @State private var isSharing = false

  var body: some View {
    VStack {
      Text("\(items.count) items")
      Button("Share") {
        isSharing = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          items = ["Late: 7"]
        }
      }
    }
    .sheet(isPresented: $isSharing) {
      ShareSheet(items: items)
    }
  }
}

/// The same with a text in the sheet, which follows.
struct LateTextView: View {
  @State private var text = "Loading"
  @State private var isShown = false

  var body: some View {
    Button("Show") {
      isShown = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        text = "Late: 7"
      }
    }
    .sheet(isPresented: $isShown) {
      Text(text)
    }
  }
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
