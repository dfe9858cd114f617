import SwiftUI

/// Asks a service that is not in this file.
struct ServiceView: View {
  let name: String
  var count = 1
  @State private var report = "nothing"
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("\(name) \(count) \(report)")
      if ProcessInfo.processInfo.arguments.contains("--baseline") {
        Text("baseline")
      }
      Button("Load") {
        Task {
          do {
            report = try await api.fetch(name)
          } catch {
            report = error.localizedDescription
          }
        }
      }
      Button("Count") {
        let rows = loadRows()
        report = "\(rows.count) rows"
      }
      Button("Show") {
        report = "shown"
        isShown = true
      }
    }
    .padding()
    .sheet(isPresented: $isShown) {
      Text("sheet of \(name)").font(.title).padding()
    }
  }
}
