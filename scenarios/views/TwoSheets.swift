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
