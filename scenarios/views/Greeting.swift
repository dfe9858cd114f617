import SwiftUI
import UIKit

/// What is shared: a greeting, and then the one that a service has instead.
struct Greeting: Identifiable {
  let id: Int
  let text: String
}

/// Shares a greeting with letters of all kinds, and says how that ended.
struct GreetingView: View {
  @State private var greeting: Greeting?
  @State private var ending = "not shared"

  var body: some View {
    VStack {
      Text(ending)
      Button("Share a greeting") {
        greeting = Greeting(id: 1, text: "안녕, Zoë 🌿")
      }
      Button("Share today's") {
        greeting = Greeting(id: 2, text: "One moment")
        Task {
          guard let text = try? await loadGreeting() else { return }
          greeting = Greeting(id: 3, text: text)
        }
      }
    }
    .sheet(item: $greeting) { greeting in
      GreetingSheet(text: greeting.text) { isShared in
        ending = isShared ? "shared" : "kept"
      }
    }
  }
}

struct GreetingSheet: UIViewControllerRepresentable {
  let text: String
  let end: (Bool) -> Void

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    controller.completionWithItemsHandler = { _, isCompleted, _, _ in end(isCompleted) }
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
