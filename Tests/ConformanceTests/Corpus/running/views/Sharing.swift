import SwiftUI
import UIKit

final class Stamping: UIActivity {
  override var activityTitle: String? { "Stamp" }
  override var activityType: UIActivity.ActivityType? { .init("com.example.stamp") }
  override func canPerform(withActivityItems items: [Any]) -> Bool { true }
}

struct SharingView: View {
  @State private var isOpen = false
  @State private var ending = "-"

  var body: some View {
    Text(ending)
    Button("Share") { isOpen = true }
    Button("Later") {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      ShareBox { ending = $0 }
    }
  }
}

struct ShareBox: UIViewControllerRepresentable {
  let ended: (String) -> Void
  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: ["Fern"], applicationActivities: [Stamping()])
    controller.completionWithItemsHandler = { type, _, _, _ in ended(type?.rawValue ?? "none") }
    return controller
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
