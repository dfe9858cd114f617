import SwiftUI
import UIKit

final class SendingController: UIViewController {
  var words = ""
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "sending " + words
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(UIActivityViewController(activityItems: [words], applicationActivities: nil), animated: true)
  }
}

struct Sending: UIViewControllerRepresentable {
  let words: String
  func makeUIViewController(context: Context) -> SendingController {
    let controller = SendingController()
    controller.words = words
    return controller
  }
  func updateUIViewController(_ controller: SendingController, context: Context) {}
}

struct CoverView: View {
  let note: Note
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Sending(words: note.id)
    Button("Leave", action: dismiss.callAsFunction)
  }
}

struct Note: Identifiable {
  let id: String
}

struct ControllersView: View {
  @State private var note: Note?
  @State private var log = "log"

  var body: some View {
    VStack {
      Text(log)
      Button("Send") { note = Note(id: "Fern") }
      Button("Ask") { ask() }
    }
    .fullScreenCover(item: $note) {
      log += ", left"
    } content: { note in
      CoverView(note: note)
    }
  }

  private var root: UIViewController? {
    (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.rootViewController
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      .init(title: "Yes", style: .default) { _ in
        let thanks = UIAlertController(title: "Thanks", message: nil, preferredStyle: .alert)
        thanks.addAction(UIAlertAction(title: "Bye", style: .cancel))
        root?.present(thanks, animated: true)
      })
    root?.present(alert, animated: true)
  }
}
