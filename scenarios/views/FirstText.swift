import SwiftUI

/// A plain text behind a Bool: its first sheet shows the string that the state began with.
struct FirstTextView: View {
  @State private var message = "nothing chosen"
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Tea") {
        message = "Tea it is"
        isShown = true
      }
      Button("Coffee") {
        message = "Coffee it is"
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {
      Text(message)
    }
  }
}

/// The same, but the body shows the message too.
struct ReadTextView: View {
  @State private var message = "nothing chosen"
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(message)
      Button("Tea") {
        message = "Tea it is"
        isShown = true
      }
    }
    .sheet(isPresented: $isShown) {
      Text(message)
    }
  }
}
