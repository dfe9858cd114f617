import SwiftUI
import UIKit

/// What the share sheet is for.
struct SharePayload: Identifiable, Equatable {
  let id: Int
  let text: String
}

/// Presents by item: one optional payload, and the closure's own argument goes to the share sheet.
struct ContentView: View {
  @State private var payload: SharePayload?
  @State private var copied: String?

  var body: some View {
    VStack {
      Button("Share A") {
        payload = SharePayload(id: 1, text: "Share A: 12")
      }
      Button("Share B") {
        payload = SharePayload(id: 2, text: "Share B: 34")
      }
      Button("Read copied text") {
        copied = UIPasteboard.general.string ?? "nothing"
      }
      if let copied {
        Text("Copied: \(copied)")
      }
    }
    .sheet(item: $payload) { payload in
      ShareSheet(items: [payload.text])
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
