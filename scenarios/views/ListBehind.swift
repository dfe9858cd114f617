import SwiftUI
import UIKit

/// A list behind the sheet: its cells are not the share sheet's.
struct ListBehindView: View {
  @State private var items: [Any] = []
  @State private var isSharing = false

  var body: some View {
    List {
      Text("Fern")
      Text("Moss")
      Button("Share") {
        items = ["Fern, Moss"]
        isSharing = true
      }
    }
    .sheet(isPresented: $isSharing) {
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
