import SwiftUI
import UIKit

struct Payload: Identifiable {
  let id = UUID()
  let title: String
}

/// The item is set, but the closure reads another array: `sheet(item:)` alone is no cure.
struct OtherArrayView: View {
  @State private var payload: Payload?
  @State private var items: [Any] = []

  var body: some View {
    Button("Share") {
      items = ["Report: 12"]
      payload = Payload(title: "Report")
    }
    .sheet(item: $payload) { _ in
      ShareSheet(items: items)
    }
  }
}

/// The cure: all that the sheet needs travels in the item.
struct OnePayloadView: View {
  @State private var payload: Payload?

  var body: some View {
    Button("Share") {
      payload = Payload(title: "Report: 12")
    }
    .sheet(item: $payload) { payload in
      ShareSheet(items: [payload.title])
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
