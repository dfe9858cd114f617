import SwiftUI

struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

struct PlainTabsView: View {
  var body: some View {
    TabView {
      Counter(name: "one").tabItem { Label("First", systemImage: "1.circle") }
      Counter(name: "two").tabItem { Text("Second") }
    }
  }
}

struct ChosenTabsView: View {
  @State private var tab = "b"

  var body: some View {
    TabView(selection: $tab) {
      Counter(name: "one").tabItem { Text("First") }.tag("a")
      VStack {
        Counter(name: "two")
        Button("Go") { tab = "a" }
      }
      .tabItem { Text("Second") }.tag("b")
    }
  }
}
