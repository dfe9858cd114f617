import PresentationRuntime

/// The share sheet of the shipped models: a representable whose update method is empty.
enum ShareSheetView {
  /// `struct ShareSheet: UIViewControllerRepresentable { let items: [Any]; … }`.
  static func definition() -> ViewDefinition {
    ViewDefinition("ShareSheet", properties: [PropertyDefinition("items", .plain)]) { frame throws(AppCrash) in
      .representable(
        RepresentableElement("ShareSheet") { _ throws(AppCrash) in
          Controller(.activity(ActivitySheet(values: try frame.read(0).list ?? [])))
        })
    }
  }
}
