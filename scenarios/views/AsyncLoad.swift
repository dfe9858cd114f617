import SwiftUI
import UIKit

struct Report: Identifiable {
  let id = UUID()
  let text: String
}

/// Loads first, and presents when the item is there. `loadReport()` is not in this file.
struct AsyncLoadView: View {
  @State private var report: Report?
  @State private var problem = ""

  var body: some View {
    VStack {
      Button("Share report") {
        Task {
          do {
            report = Report(text: try await loadReport())
          } catch {
            problem = error.localizedDescription
          }
        }
      }
      Text(problem)
    }
    .sheet(item: $report) { report in
      ShareSheet(items: [report.text])
    }
  }
}

/// Loads first, then sets an array and a Bool: waiting does not help where the array is not read.
struct AsyncFlagView: View {
  @State private var items: [Any] = []
  @State private var isSharing = false

  var body: some View {
    Button("Share report") {
      Task {
        items = [try await loadReport()]
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
