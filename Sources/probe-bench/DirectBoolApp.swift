import PresentationModels
import PresentationRuntime

/// The shipped `bool` model made by direct calls of the runtime: what its view file is held against.
enum DirectBoolApp {
  static var model: Model {
    Model(AppDefinition { _ throws(AppCrash) in .view(ViewInstance(contentView())) })
  }

  private static func contentView() -> ViewDefinition {
    let items = 0
    let showShare = 1
    let copied = 2
    let shareSheet = shareSheet()
    return ViewDefinition(
      "ContentView",
      properties: [
        PropertyDefinition("items", .state { _ throws(AppCrash) in .list([]) }, isEquatable: false),
        PropertyDefinition("showShare", .state { _ throws(AppCrash) in .bool(false) }),
        PropertyDefinition("copied", .state { _ throws(AppCrash) in .nothing }),
      ]
    ) { frame throws(AppCrash) in
      var rows: [Element] = ["Share A: 12", "Share B: 34"].map { text in
        .button(
          ButtonElement(
            .text(String(text.prefix(7))),
            action: Handler { () throws(AppCrash) in
              try frame.write(items, .list([.text(text)]))
              try frame.write(showShare, .bool(true))
            }))
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
      let content = ContentClosure(in: frame) { _ throws(AppCrash) in
        .view(ViewInstance(shareSheet, [try frame.read(items)]))
      }
      let sheet = PresentationModifier(.sheet, .flag(frame.binding(showShare)), content: content)
      return .modified(.container(.vertical, rows), .presentation(sheet))
    }
  }

  private static func shareSheet() -> ViewDefinition {
    ViewDefinition("ShareSheet", properties: [PropertyDefinition("items", .plain)]) { frame throws(AppCrash) in
      .representable(
        RepresentableElement("ShareSheet") { _ throws(AppCrash) in
          Controller(.activity(ActivitySheet(values: try frame.read(0).list ?? [])))
        })
    }
  }
}
