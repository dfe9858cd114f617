import SwiftUI

struct SwitchView: View {
  @AppStorage("sound") private var sound = true

  var body: some View {
    Toggle("Sound", isOn: $sound)
  }
}

struct StoredView: View {
  @AppStorage("sound") private var sound = true
  @State private var isOpen = false

  var body: some View {
    Text(sound ? "loud" : "quiet")
    Button("Settings") { isOpen = true }
    Button("Forget") { UserDefaults.standard.removeObject(forKey: "sound") }
    Button("Hush") { UserDefaults.standard.set(false, forKey: "sound") }
      .sheet(isPresented: $isOpen) { SwitchView() }
  }
}
