import SwiftUI
import UIKit

/// Makes one activity controller and keeps it, to save time.
final class Sharing {
  static let shared = Sharing()
  private var controller: UIActivityViewController?

  func sheet(for text: String) -> UIActivityViewController {
    if let controller { return controller }
    let made = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    controller = made
    return made
  }
}

struct KeptShareSheet: UIViewControllerRepresentable {
  let text: String

  func makeUIViewController(context: Context) -> UIActivityViewController {
    Sharing.shared.sheet(for: text)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct FreshShareSheet: UIViewControllerRepresentable {
  let text: String

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [text], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct Choice: Identifiable {
  let id: String
}

struct KeptView: View {
  @State private var choice: Choice?

  var body: some View {
    VStack {
      Button("Share A") { choice = Choice(id: "A") }
      Button("Share B") { choice = Choice(id: "B") }
    }
    .sheet(item: $choice) { choice in
      Text("Sharing \(choice.id)")
      KeptShareSheet(text: choice.id)
    }
  }
}

struct FreshView: View {
  @State private var choice: Choice?

  var body: some View {
    VStack {
      Button("Share A") { choice = Choice(id: "A") }
      Button("Share B") { choice = Choice(id: "B") }
    }
    .sheet(item: $choice) { choice in
      Text("Sharing \(choice.id)")
      FreshShareSheet(text: choice.id)
    }
  }
}
