import PresentationRuntime

/// The app that presents by a flag: `@State var items: [Any] = []`, `@State var showShare = false`.
enum BoolApp {
  /// The app; a button writes both states, and only the sheet's content closure reads `items`.
  static func definition() -> AppDefinition {
    AppDefinition { _ throws(AppCrash) in .view(ViewInstance(contentView())) }
  }

  private static func contentView() -> ViewDefinition {
    let items = 0
    let showShare = 1
    let copied = 2
    let shareSheet = ShareSheetView.definition()
    return ViewDefinition(
      "ContentView",
      properties: [
        PropertyDefinition("items", .state { _ throws(AppCrash) in .list([]) }, isEquatable: false),
        PropertyDefinition("showShare", .state { _ throws(AppCrash) in .bool(false) }),
        PropertyDefinition("copied", .state { _ throws(AppCrash) in .nothing }),
      ]
    ) { frame throws(AppCrash) in
      let buttons = try ShareButtons.stack(in: frame, copied: copied) { choice throws(AppCrash) in
        try frame.write(items, .list([.text(choice.text)]))
        try frame.write(showShare, .bool(true))
      }
      let content = ContentClosure(in: frame) { _ throws(AppCrash) in
        .view(ViewInstance(shareSheet, [try frame.read(items)]))
      }
      return .modified(
        buttons, .presentation(PresentationModifier(.sheet, .flag(frame.binding(showShare)), content: content)))
    }
  }
}
