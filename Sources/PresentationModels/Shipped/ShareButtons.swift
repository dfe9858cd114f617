import PresentationRuntime

/// The buttons that all shipped models have, one below the other.
enum ShareButtons {
  /// The texts behind "Share A" and "Share B".
  static let payloads = [
    (button: "Share A", payload: SharePayload(id: 1, text: "Share A: 12")),
    (button: "Share B", payload: SharePayload(id: 2, text: "Share B: 34")),
  ]

  /// `VStack { Button("Share A") { share(a) } … if let copied { Text("Copied: \(copied)") } }`.
  ///
  /// `copied` is the number of the state that holds what "Read copied text" found.
  static func stack(
    in frame: Frame, copied: Int, share: @escaping (SharePayload) throws(AppCrash) -> Void
  ) throws(AppCrash) -> Element {
    var rows: [Element] = []
    for (button, payload) in payloads {
      rows.append(
        .button(ButtonElement(.text(button), action: Handler { () throws(AppCrash) in try share(payload) })))
    }
    rows.append(
      .button(
        ButtonElement(
          .text("Read copied text"),
          action: Handler { () throws(AppCrash) in
            try frame.write(copied, .text(frame.host.clipboard.text ?? "nothing"))
          })))
    let text = try frame.read(copied).text
    rows.append(text.map { .branch(0, .text("Copied: \($0)")) } ?? .branch(1, .empty))
    return .container(.vertical, rows)
  }
}
