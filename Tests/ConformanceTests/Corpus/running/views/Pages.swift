import SwiftUI

struct PagesView: View {
  @State private var path: [Int] = []
  @State private var appeared = 0
  @State private var gone = 0
  @State private var loaded = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("appeared \(appeared), gone \(gone), loaded \(loaded)")
        NavigationLink("Next", value: 1)
      }
      .navigationTitle("Start")
      .onAppear { appeared += 1 }
      .onDisappear { gone += 1 }
      .task { loaded += 1 }
      .navigationDestination(for: Int.self) { number in
        Text("page \(number)")
      }
    }
  }
}
