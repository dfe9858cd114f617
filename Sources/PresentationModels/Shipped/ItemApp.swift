import PresentationRuntime

/// The app that presents by item: `@State var payload: SharePayload?` and `.sheet(item: $payload)`.
enum ItemApp {
  /// The app; `items` are what its content closure hands to the share sheet for the closure's own argument.
  static func definition(sharing items: @escaping @Sendable (SharePayload) -> [Value]) -> AppDefinition {
    AppDefinition { _ throws(AppCrash) in .view(ViewInstance(contentView(sharing: items))) }
  }

  private static func contentView(sharing items: @escaping (SharePayload) -> [Value]) -> ViewDefinition {
    let payload = 0
    let copied = 1
    let shareSheet = ShareSheetView.definition()
    return ViewDefinition(
      "ContentView",
      properties: [
        PropertyDefinition("payload", .state { _ throws(AppCrash) in .nothing }),
        PropertyDefinition("copied", .state { _ throws(AppCrash) in .nothing }),
      ]
    ) { frame throws(AppCrash) in
      let buttons = try ShareButtons.stack(in: frame, copied: copied) { choice throws(AppCrash) in
        try frame.write(payload, .custom(choice))
      }
      let content = ContentClosure(in: frame) { item throws(AppCrash) in
        guard case .custom(let value) = item, let chosen = value as? SharePayload else { return .empty }
        return .view(ViewInstance(shareSheet, [.list(items(chosen))]))
      }
      return .modified(
        buttons, .presentation(PresentationModifier(.sheet, .item(frame.binding(payload)), content: content)))
    }
  }
}
