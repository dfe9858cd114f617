import SwiftUI

enum Trouble: LocalizedError {
  case offline
  var errorDescription: String? { "You are offline" }
}

struct WaitingView: View {
  @State private var words = "-"
  @State private var trouble: Trouble?

  var body: some View {
    VStack {
      Text(words)
      Button("Ask") {
        Task {
          words = await withCheckedContinuation { answer in
            DispatchQueue.global().async { answer.resume(returning: "answered") }
          }
        }
      }
      Button("Fail") { trouble = .offline }
    }
    .alert(isPresented: .constant(trouble != nil), error: trouble) {
      Button("Dismiss") { trouble = nil }
    }
  }
}
