import PresentationModels
import PresentationRuntime

/// An app whose sheets show what a button wrote beside a flag: `@State var note: String? = nil`.
enum NoteApp {
  private static let note = 0
  private static let isShown = 1
  private static let isOtherShown = 2

  static var model: Model {
    Model(AppDefinition { _ throws(AppCrash) in .view(ViewInstance(view())) })
  }

  private static func view() -> ViewDefinition {
    ViewDefinition(
      "NoteView",
      properties: [
        PropertyDefinition("note", .state { _ throws(AppCrash) in .nothing }, at: place(2)),
        PropertyDefinition("isShown", .state { _ throws(AppCrash) in .bool(false) }),
        PropertyDefinition("isOtherShown", .state { _ throws(AppCrash) in .bool(false) }),
      ], at: place(5)
    ) { frame throws(AppCrash) in
      let buttons = Element.container(
        .vertical,
        [
          button("Open") { () throws(AppCrash) in
            try frame.write(note, .text("Ada"), at: place(8))
            try frame.write(isShown, .bool(true), at: place(9))
          },
          button("Same") { () throws(AppCrash) in try frame.write(note, .text("Ada"), at: place(10)) },
          button("Unwrap") { () throws(AppCrash) in
            try frame.write(note, .text("Ada"), at: place(11))
            try frame.write(isOtherShown, .bool(true), at: place(12))
          },
          button("Nothing") { () throws(AppCrash) in },
          button("Both") { () throws(AppCrash) in
            try frame.write(isShown, .bool(true))
            try frame.write(isOtherShown, .bool(true))
          },
        ])
      let sheet = Element.modified(
        buttons,
        .presentation(
          PresentationModifier(
            .sheet, .flag(frame.binding(isShown)),
            content: ContentClosure(in: frame, at: place(14)) { _ throws(AppCrash) in
              .text(try frame.read(note).text ?? "no note")
            })))
      return .modified(
        sheet,
        .presentation(
          PresentationModifier(
            .sheet, .flag(frame.binding(isOtherShown)),
            content: ContentClosure(in: frame, at: place(17)) { _ throws(AppCrash) in
              guard let text = try frame.read(note).text else { throw AppCrash(.unwrappedNil, at: place(18)) }
              return .text(text)
            })))
    }
  }

  private static func place(_ line: Int) -> SourcePlace { SourcePlace(path: "Note.swift", line: line, column: 3) }

  private static func button(_ label: String, _ action: @escaping () throws(AppCrash) -> Void) -> Element {
    .button(ButtonElement(.text(label), action: Handler(action)))
  }
}
