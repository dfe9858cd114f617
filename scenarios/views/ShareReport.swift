import SwiftUI
import UIKit

struct SharePayload: Identifiable {
  let id = UUID()
  let items: [Any]
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

/// One optional payload: presenting and content are the same fact.
struct PayloadView: View {
  @State private var payload: SharePayload?

  var body: some View {
    NavigationStack {
      List {
        Section("This week") {
          ForEach(["A", "B"], id: \.self) { name in
            Button("Share \(name)") {
              payload = SharePayload(items: ["Report \(name)"])
            }
          }
        }
      }
      .navigationTitle("Reports")
    }
    .sheet(item: $payload) { payload in
      ShareSheet(items: payload.items)
        .presentationDetents([.medium, .large])
    }
  }
}

/// A Bool beside an array: two facts that the sheet sees at different times.
struct BoolView: View {
  @State private var items: [Any] = []
  @State private var showShare = false

  var body: some View {
    NavigationStack {
      List {
        Section("This week") {
          ForEach(["A", "B"], id: \.self) { name in
            Button("Share \(name)") {
              items = ["Report \(name)"]
              showShare = true
            }
          }
        }
      }
      .navigationTitle("Reports")
    }
    .sheet(isPresented: $showShare) {
      ShareSheet(items: items)
        .presentationDetents([.medium, .large])
    }
  }
}

@main
struct ShareReportApp: App {
  var body: some Scene {
    WindowGroup {
      PayloadView()
    }
  }
}
