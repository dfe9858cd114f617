import SwiftUI

struct DraftView: View {
  @State private var isEditing = false
  @State private var title = "Soup"

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) {
        VStack {
          TextField("Title", text: $title)
          Button("Done") { isEditing = false }
        }
        .interactiveDismissDisabled(title.isEmpty)
      }
  }
}
