import SwiftUI

/// Two sheets on one view.
struct TwoSheetsView: View {
  @State private var isHelpShown = false
  @State private var isSettingsShown = false

  var body: some View {
    VStack {
      Button("Help") { isHelpShown = true }
      Button("Settings") { isSettingsShown = true }
      Button("Both") {
        isHelpShown = true
        isSettingsShown = true
      }
    }
    .sheet(isPresented: $isHelpShown) {
      Text("How it works")
    }
    .sheet(isPresented: $isSettingsShown) {
      Text("What can be set")
    }
  }
}

enum Panel: String, Identifiable {
  case help = "How it works"
  case settings = "What can be set"

  var id: String { rawValue }
}

/// One item for both: the last one that is asked for is shown.
struct OneItemView: View {
  @State private var panel: Panel?

  var body: some View {
    VStack {
      Button("Help") { panel = .help }
      Button("Settings") { panel = .settings }
      Button("Both") {
        panel = .help
        panel = .settings
      }
    }
    .sheet(item: $panel) { panel in
      Text(panel.rawValue)
    }
  }
}
