import SwiftUI

struct SystemSheetsView: View {
  let api = API()
  @State private var notes: [String] = []
  @State private var isImporting = false
  @State private var isPicking = false
  @State private var isInspecting = false

  var body: some View {
    VStack {
      Text("\(notes.count) notes")
      Button("Load") { Task { notes = try await api.fetch().titles } }
      Button("Import") { isImporting = true }
      Button("Pick") { isPicking = true }
      Button("Inspect") { isInspecting = true }
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { _ in }
    .photosPicker(isPresented: $isPicking, selection: .constant([]))
    .inspector(isPresented: $isInspecting) { Text("Details") }
  }
}
