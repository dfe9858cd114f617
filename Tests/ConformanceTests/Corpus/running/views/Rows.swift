import SwiftUI

struct Row: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct RowsView: View {
  @State private var rows = [Row(id: 1, title: "Fern"), Row(id: 2, title: "Moss")]

  var body: some View {
    List {
      ForEach($rows) { $row in
        HStack {
          Text(row.title + (row.isDone ? " done" : ""))
          Toggle("Done \(row.id)", isOn: $row.isDone)
        }
        .swipeActions {
          Button("Rename") { row.title += "!" }
          Button("Delete", role: .destructive) { rows.removeAll { $0.id == row.id } }
        }
      }
      .onDelete { rows.remove(atOffsets: $0) }
    }
    Button {
      rows.append(Row(id: 3, title: "Reed"))
    } label: {
      Image(systemName: "plus")
      Text("Add")
    }
  }
}
