import PresentationModels
import PresentationRuntime

/// An app with one of everything that a script can act on.
enum DriverApp {
  static var model: Model {
    Model(AppDefinition { host throws(AppCrash) in .view(ViewInstance(view(in: host))) }, parameters: ["name"])
  }

  private enum State: Int, CaseIterable {
    case text, isOn, choice, sheet, alert, dialog, cover, popover, share, status

    var initial: Value {
      switch self {
      case .text, .status: .text("")
      case .choice: .text("Red")
      case .isOn, .sheet, .alert, .dialog, .cover, .popover, .share: .bool(false)
      }
    }
  }

  private static func view(in host: PresentationHost) -> ViewDefinition {
    let shareSheet = ViewDefinition("ShareSheet") { _ throws(AppCrash) in
      .representable(
        RepresentableElement("ShareSheet") { _ throws(AppCrash) in
          Controller(.activity(ActivitySheet(values: [.text("note")])))
        })
    }
    return ViewDefinition(
      "DriverView",
      properties: State.allCases.map { state in
        PropertyDefinition("\(state)", .state { _ throws(AppCrash) in state.initial })
      }
    ) { frame throws(AppCrash) in
      let status = try frame.read(State.status.rawValue).text ?? ""
      let name = host.surroundings.arguments.first { $0.label == "name" }?.value.text ?? "nobody"
      let root = Element.container(
        .vertical,
        [
          .text("Hello \(name)"), .text("Status: \(status)"),
          .text("Arguments: \(host.surroundings.processArguments.joined(separator: " "))"),
          button("Sheet") { () throws(AppCrash) in try frame.write(State.sheet.rawValue, .bool(true)) },
          button("Alert") { () throws(AppCrash) in try frame.write(State.alert.rawValue, .bool(true)) },
          button("Dialog") { () throws(AppCrash) in try frame.write(State.dialog.rawValue, .bool(true)) },
          button("Cover") { () throws(AppCrash) in try frame.write(State.cover.rawValue, .bool(true)) },
          button("Popover") { () throws(AppCrash) in try frame.write(State.popover.rawValue, .bool(true)) },
          button("Share") { () throws(AppCrash) in try frame.write(State.share.rawValue, .bool(true)) },
          button("Twice") { () throws(AppCrash) in }, button("Twice") { () throws(AppCrash) in },
          .modified(button("Off limits") { () throws(AppCrash) in }, .disabled(true)),
          button("Crash") { () throws(AppCrash) in throw AppCrash(.unwrappedNil) },
          button("Later") { () throws(AppCrash) in
            host.after(.seconds(2)) { () throws(AppCrash) in
              try frame.write(State.status.rawValue, .text("loaded"))
            }
          },
          .field(FieldElement("Name", text: frame.binding(State.text.rawValue))),
          .toggle(ToggleElement(.text("Wifi"), isOn: frame.binding(State.isOn.rawValue))),
          .picker(
            PickerElement(
              .text("Colour"), selection: frame.binding(State.choice.rawValue),
              content: .group(
                ["Red", "Blue"].map { .modified(.text($0), .tag(.text($0))) }))),
          .menu(MenuElement(.text("More"), content: button("Entry") { () throws(AppCrash) in })),
          .container(
            .list,
            [
              .modified(
                .text("Row"),
                .swipeActions(
                  SwipeActionsModifier(
                    actions: button("Archive") { () throws(AppCrash) in
                      try frame.write(State.status.rawValue, .text("archived"))
                    })))
            ]),
        ])
      var element = root
      for (state, style) in [(State.sheet, PresentationModifier.Style.sheet), (.cover, .cover), (.popover, .popover)] {
        element = .modified(
          element,
          .presentation(
            PresentationModifier(
              style, .flag(frame.binding(state.rawValue)),
              content: ContentClosure(in: frame) { _ throws(AppCrash) in .text("in the \(state)") })))
      }
      element = .modified(
        element,
        .presentation(
          PresentationModifier(
            .sheet, .flag(frame.binding(State.share.rawValue)),
            content: ContentClosure(in: frame) { _ throws(AppCrash) in .view(ViewInstance(shareSheet)) })))
      element = .modified(
        element,
        .dialog(
          DialogModifier(
            .alert, .flag(frame.binding(State.alert.rawValue)), content: .built(DialogContent(title: "Careful")))))
      return .modified(
        element,
        .dialog(
          DialogModifier(
            .confirmation, .flag(frame.binding(State.dialog.rawValue)),
            content: .built(
              DialogContent(
                title: "Sure?", isTitleVisible: true,
                actions: button("Delete") { () throws(AppCrash) in })))))
    }
  }

  private static func button(_ label: String, _ action: @escaping () throws(AppCrash) -> Void) -> Element {
    .button(ButtonElement(.text(label), action: Handler(action)))
  }
}
