/// A representable that hands its items to a share sheet, and updates nothing.
let shareBox = """
  struct ShareBox: UIViewControllerRepresentable {
    let items: [Any]
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }
  """

/// The Bool app, with parts that a situation changes.
struct BoolApp: Sendable {
  var state = ""
  var itemsType = "[Any] = []"
  var action = "items = [text]; showShare = true"
  var body = ""
  var modifiers = ""
  var content = "ShareBox(items: items)"
  var capture = ""
  var declarations = ""

  var source: String {
    """
    import SwiftUI
    \(shareBox)
    \(declarations)
    struct ContentView: View {
      @State private var items: \(itemsType)
      @State private var showShare = false
      \(state)

      private func share(_ text: String) {
        \(action)
      }

      var body: some View {
        VStack {
          \(body)
          Button("Share A") { share("Share A: 12") }
          Button("Share B") { share("Share B: 34") }
          Button("Flag only") { showShare = true }
        }
        \(modifiers)
        .sheet(isPresented: $showShare) { \(capture)
          \(content)
        }
      }
    }
    """
  }
}

/// A view with a state that a sheet of a flag shows as a text.
func textApp(_ parts: String, declarations: String = "") -> String {
  """
  import SwiftUI
  \(shareBox)
  \(declarations)
  struct Note: Identifiable { let id: Int; var text: String }
  struct ContentView: View {
    \(parts)
  }
  """
}
