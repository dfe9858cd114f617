import PresentationRuntime
import Testing

/// What a person cannot do, and why; the app is then as it was.
struct ActionRefusalTests {
  private func app() -> PresentationHost {
    launched { _ in
      view(
        "ContentView",
        [
          state("sheet", .bool(false)), state("cover", .bool(false)), state("alert", .bool(false)),
          state("ask", .bool(false)), state("on", .bool(false)), state("name", .text("")), state("size", .int(1)),
          state("taps", .int(0)),
        ]
      ) { frame in
        func open(_ name: String) -> Element { button("Open \(name)") { try frame.set(name, .bool(true)) } }
        return stack(
          text("taps \(try frame.int("taps"))"),
          open("sheet"), open("cover"), open("alert"), open("ask"),
          button("Twin") {}, button("Twin") {}, toggle("Twin", try frame.bind("on")),
          button("Off") { try frame.set("taps", .int(99)) }.modified(.disabled(true)),
          toggle("Sound", try frame.bind("on")), field("Name", try frame.bind("name")),
          .picker(
            PickerElement(
              .text("Size"), selection: try frame.bind("size"),
              content: .group([
                text("Small").modified(.tag(.int(1))), text("Large").modified(.tag(.int(2))),
              ]))),
          text("Tap me").modified(.onTap(handler { try frame.set("taps", .int(frame.int("taps") + 1)) })),
          list(text("Plain row"))
        )
        .sheet(try frame.bind("sheet"), in: frame) { text("in the sheet") }
        .sheet(try frame.bind("cover"), in: frame, style: .cover) {
          button("Leave") { try frame.set("cover", .bool(false)) }
        }
        .alert("Sure?", try frame.bind("alert"))
        .dialog("Which?", try frame.bind("ask"), actions: button("This"))
      }
    }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    var before: [UserGesture] = []
    var gesture: UserGesture
    var refusal: ActionRefusal

    var testDescription: String { "\(gesture)" }
  }

  private static let table: [Refused] = [
    Refused(gesture: .tap(label: "Nowhere"), refusal: .notFound(kind: "button", label: "Nowhere")),
    Refused(gesture: .tap(label: "in the sheet"), refusal: .notFound(kind: "button", label: "in the sheet")),
    Refused(
      gesture: .tap(label: "Twin"), refusal: .ambiguous(label: "Twin", kinds: ["button", "button", "toggle"])),
    Refused(gesture: .tap(label: "Off"), refusal: .disabled(label: "Off")),
    Refused(
      before: [.tap(label: "Open sheet")], gesture: .tap(label: "Open cover"),
      refusal: .covered(label: "Open cover", by: .sheet)),
    Refused(
      before: [.tap(label: "Open sheet")], gesture: .type(text: "a", field: "Name"),
      refusal: .covered(label: "Name", by: .sheet)),
    Refused(before: [.tap(label: "Open sheet")], gesture: .tapOutside, refusal: .cannotDismiss(top: .sheet)),
    Refused(before: [.tap(label: "Open sheet")], gesture: .close, refusal: .cannotClose(top: .sheet)),
    Refused(before: [.tap(label: "Open sheet")], gesture: .copy, refusal: .noShareSheet),
    Refused(gesture: .choose(label: "Mail"), refusal: .noShareSheet),
    Refused(before: [.tap(label: "Open cover")], gesture: .swipeDown, refusal: .cannotDismiss(top: .cover)),
    Refused(before: [.tap(label: "Open alert")], gesture: .swipeDown, refusal: .cannotDismiss(top: .alert)),
    Refused(before: [.tap(label: "Open alert")], gesture: .tapOutside, refusal: .cannotDismiss(top: .alert)),
    Refused(before: [.tap(label: "Open ask")], gesture: .swipeDown, refusal: .cannotDismiss(top: .dialog)),
    Refused(gesture: .swipeDown, refusal: .nothingToDismiss),
    Refused(gesture: .tapOutside, refusal: .nothingToDismiss),
    Refused(gesture: .close, refusal: .cannotClose(top: .screen)),
    Refused(
      gesture: .turn(isOn: false, toggle: "Sound"), refusal: .toggleIsAlready(label: "Sound", isOn: false)),
    Refused(gesture: .turn(isOn: true, toggle: "Off"), refusal: .notFound(kind: "toggle", label: "Off")),
    Refused(gesture: .clear(field: "Sound"), refusal: .notFound(kind: "text field", label: "Sound")),
    Refused(
      gesture: .pick(option: "Huge", picker: "Size"),
      refusal: .noOption(label: "Huge", picker: "Size", options: ["Small", "Large"])),
    Refused(gesture: .pick(option: "Small", picker: "Name"), refusal: .notFound(kind: "picker", label: "Name")),
    Refused(gesture: .swipeRow(isLeft: true, label: "No row"), refusal: .notFound(kind: "row", label: "No row")),
    Refused(gesture: .swipeRow(isLeft: true, label: "Plain row"), refusal: .noSwipeActions(row: "Plain row")),
  ]

  @Test(arguments: table)
  func aRefusedActionSaysWhyAndChangesNothing(_ example: Refused) {
    let host = app()
    for gesture in example.before { host.act(gesture) }
    let before = host.screen

    #expect(host.refusal(of: example.gesture) == example.refusal)

    host.settle()
    #expect(host.screen == before)
  }

  @Test func controlsWriteTheirBindings() {
    let host = app()
    host.act(.type(text: "Ad", field: "Name"))
    host.act(.type(text: "a", field: "Name"))
    host.act(.turn(isOn: true, toggle: "Sound"))
    host.act(.pick(option: "Large", picker: "Size"))
    host.tap("Tap me")
    let controls = host.screen.top?.controls ?? []
    #expect(controls.first { $0.label == "Name" }?.kind == .field(text: "Ada"))
    #expect(controls.first { $0.label == "Sound" }?.kind == .toggle(isOn: true))
    #expect(controls.first { $0.label == "Size" }?.kind == .picker(selection: "Large", options: ["Small", "Large"]))
    #expect(host.texts == ["taps 1", "Tap me", "Plain row"])
    host.act(.clear(field: "Name"))
    host.tap("Sound")
    #expect(host.screen.top?.controls.first { $0.label == "Name" }?.kind == .field(text: ""))
    #expect(host.screen.top?.controls.first { $0.label == "Sound" }?.kind == .toggle(isOn: false))
  }

  @Test func labelsAreComparedByUnicodeScalars() {
    let host = launched { _ in view { _ in button("caf\u{E9}") } }
    #expect(host.refusal(of: .tap(label: "cafe\u{301}")) == .notFound(kind: "button", label: "cafe\u{301}"))
    #expect(host.refusal(of: .tap(label: "caf\u{E9}")) == nil)
  }

  @Test func unknownDevicesAndLanguagesNameTheKnownOnes() {
    let host = app()
    #expect(throws: ActionRefusal.self) { try host.setDevice("watch") }
    #expect(throws: ActionRefusal.self) { try host.setLanguage("xx") }
    #expect(throws: Never.self) { try host.setDevice("ipad") }
    #expect(throws: Never.self) { try host.setLanguage("pt-BR") }
  }
}
