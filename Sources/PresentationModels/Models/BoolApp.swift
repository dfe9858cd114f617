import SwiftUI
import UIKit

/// Presents by a Bool beside an array: the first share sheet is empty, the next ones are not.
struct ContentView: View {
  @State private var items: [Any] = []
  @State private var showShare = false
  @State private var copied: String?

  var body: some View {
    VStack {
      Button("Share A") {
        items = ["Share A: 12"]
        showShare = true
      }
      Button("Share B") {
        items = ["Share B: 34"]
        showShare = true
      }
      Button("Read copied text") {
        copied = UIPasteboard.general.string ?? "nothing"
      }
      if let copied {
        Text("Copied: \(copied)")
      }
    }
    .sheet(isPresented: $showShare) {
      ShareSheet(items: items)
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
