import SwiftUI

struct EverythingView: View {
  @State private var name = ""
  @State private var isLoud = false
  @State private var colour = "Red"
  @State private var alertShown = false
  @State private var dialogShown = false
  @State private var coverShown = false
  @State private var popoverShown = false
  @State private var sheetShown = false
  @State private var loaded = "nothing yet"
  @State private var rows = ["First", "Second"]

  var body: some View {
    VStack {
      Text("Hello \(name)")
      Text("Loaded: \(loaded)")
      Text(isLoud ? "loud" : "quiet")
      Text("Colour: \(colour)")
      TextField("Name", text: $name)
      Toggle("Loud", isOn: $isLoud)
      Picker("Colour", selection: $colour) {
        Text("Red").tag("Red")
        Text("Blue").tag("Blue")
      }
      Button("Alert") { alertShown = true }
      Button("Dialog") { dialogShown = true }
      Button("Cover") { coverShown = true }
      Button("Popover") { popoverShown = true }
      Button("Sheet") { sheetShown = true }
      Button("Load") {
        Task {
          try? await Task.sleep(for: .seconds(2))
          loaded = "report"
        }
      }
      Menu("More") {
        Button("Reset") { name = "" }
      }
      List {
        ForEach(rows, id: \.self) { row in
          Text(row)
            .swipeActions {
              Button("Delete", role: .destructive) { rows.removeAll { $0 == row } }
            }
        }
      }
    }
    .alert("Careful", isPresented: $alertShown) {
      Button("Understood") { loaded = "alert read" }
    } message: {
      Text("This is an alert")
    }
    .confirmationDialog("Really?", isPresented: $dialogShown, titleVisibility: .visible) {
      Button("Do it") { loaded = "done" }
    }
    .fullScreenCover(isPresented: $coverShown) { CoverContent() }
    .popover(isPresented: $popoverShown) { Text("In the popover") }
    .sheet(isPresented: $sheetShown) { Text("In the sheet") }
  }
}

struct CoverContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("In the cover")
      Button("Done") { dismiss() }
    }
  }
}
