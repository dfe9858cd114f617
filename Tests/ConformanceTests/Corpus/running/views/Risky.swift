import SwiftUI

struct RiskyView: View {
  @State private var note: String?
  @State private var noteShown = false
  @State private var otherShown = false

  var body: some View {
    VStack {
      Button("Open") {
        note = "Ada"
        noteShown = true
      }
      Button("Both") {
        noteShown = true
        otherShown = true
      }
      Button("Later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fatalError("late") }
      }
      Button("Copy") { UIPasteboard.general.string = "by the app" }
    }
    .sheet(isPresented: $otherShown) { Text("other") }
    .sheet(isPresented: $noteShown) { Text(note!) }
  }
}
