import SwiftUI

struct Note: Identifiable {
  let id: Int
  let text: String
}

/// A popover by a Bool and a popover by item.
struct PopoverNoteView: View {
  @State private var text = "no note"
  @State private var isShown = false
  @State private var note: Note?

  var body: some View {
    VStack {
      Button("By flag") {
        text = "Water it"
        isShown = true
      }
      .popover(isPresented: $isShown) {
        Text(text)
      }
      Button("By item") {
        note = Note(id: 1, text: "Water it")
      }
      .popover(item: $note) { note in
        Text(note.text)
      }
    }
  }
}
