import SwiftUI

struct Note: Identifiable {
  let id: Int
  let text: String
}

/// A popover by a Bool beside a text.
struct FlagNoteView: View {
  @State private var text = "no note"
  @State private var isShown = false

  var body: some View {
    Button("Show note") {
      text = "Water it"
      isShown = true
    }
    .popover(isPresented: $isShown) {
      Text(text)
    }
  }
}

/// A popover by item.
struct ItemNoteView: View {
  @State private var note: Note?

  var body: some View {
    Button("Show note") {
      note = Note(id: 1, text: "Water it")
    }
    .popover(item: $note) { note in
      Text(note.text)
    }
  }
}
