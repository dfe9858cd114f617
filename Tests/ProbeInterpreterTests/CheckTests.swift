import ProbeInterpreter
import ProbeSemantics
import Testing

/// A check on a screen: whether it holds, and whether its negation does.
struct CheckExample: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var subject: Check.Subject
  var holds: Bool
  var negationHolds: Bool
  var snapshot: ScreenSnapshot

  init(
    _ description: String, _ subject: Check.Subject, _ holds: Bool, negation: Bool? = nil,
    _ change: (inout ScreenSnapshot) -> Void
  ) {
    testDescription = description
    self.subject = subject
    self.holds = holds
    negationHolds = negation ?? !holds
    snapshot = ScreenSnapshot()
    change(&snapshot)
  }
}

@Suite struct CheckTests {
  static let shareSheet: [CheckExample] = [
    .init("a caption", .caption(nil), true) { $0.present(.init(caption: "One")) },
    .init("its text", .caption(.equals("One")), true) { $0.present(.init(caption: "One")) },
    .init("another text", .caption(.equals("Two")), false) { $0.present(.init(caption: "One")) },
    .init("no caption", .caption(.equals("Two")), false) { $0.present(.init()) },
    .init("no share sheet", .caption(nil), false, negation: false) { _ in },
    .init("cells", .cells(.init(.equal, 4), .top), true) { $0.present(.init(cells: 4)) },
    .init("other cells", .cells(.init(.less, 4), .top), false) { $0.present(.init(cells: 4)) },
    .init("cells without a share sheet", .cells(.init(.equal, 0), .top), false, negation: false) { _ in },
    .init("cells of lists and of the share sheet", .cells(.init(.equal, 7), .anywhere), true) {
      $0.layers[0].cells = 3
      $0.present(.init(cells: 4))
    },
    .init("copy by meaning", .activity(.copy), true) {
      $0.present(.init(activities: [.init(label: "복사", isCopy: true)]))
    },
    .init("copy by label", .activity(.label(.equals("Copy"))), false) {
      $0.present(.init(activities: [.init(label: "복사", isCopy: true)]))
    },
    .init("an activity that cannot be tapped", .activity(.copy), false) {
      $0.present(.init(activities: [.init(label: "Copy", isCopy: true, isEnabled: false)]))
    },
    .init("an activity without a share sheet", .activity(.copy), false, negation: false) { _ in },
    .init("a share sheet", .shareSheet, true) { $0.present(.init()) },
    .init("a share sheet behind an alert", .shareSheet, true) {
      $0.present(.init())
      $0.layers.append(.init(kind: .alert))
    },
    .init("no share sheet", .shareSheet, false) { $0.layers.append(.init(kind: .sheet)) },
    .init("a completion", .completion(isCompleted: true), true) { $0.completion = .completed },
    .init("another completion", .completion(isCompleted: true), false) { $0.completion = .cancelled },
    .init("no completion", .completion(isCompleted: true), false, negation: false) { _ in },
  ]

  static let presented: [CheckExample] = [
    .init("a sheet", .presentation(.sheet, nil), true) { $0.layers.append(.init(kind: .sheet)) },
    .init("a sheet below an alert", .presentation(.sheet, nil), true) {
      $0.layers += [.init(kind: .sheet), .init(kind: .alert)]
    },
    .init("another kind", .presentation(.cover, nil), false) { $0.layers.append(.init(kind: .sheet)) },
    .init("by title", .presentation(.alert, .equals("Saved")), true) {
      $0.layers.append(.init(kind: .alert, title: "Saved"))
    },
    .init("by a text in it", .presentation(.sheet, .contains("ern")), true) {
      $0.layers.append(.init(kind: .sheet))
      $0.layers[1].texts = ["Fern"]
    },
    .init("not by a button in it", .presentation(.sheet, .equals("Done")), false) {
      $0.layers.append(.init(kind: .sheet))
      $0.layers[1].controls = [.init(.button, label: "Done")]
    },
    .init("presentations since the baseline", .presentations(.init(.equal, 2)), true) { $0.presentations = 3 },
    .init("dismissals since the baseline", .dismissals(.init(.equal, 1)), true) { $0.dismissals = 2 },
  ]

  static let screen: [CheckExample] = [
    .init("a text on top", .text(.equals("Fern"), .top), true) { $0.show("Fern") },
    .init("a title on top", .text(.equals("Saved"), .top), true) {
      $0.layers.append(.init(kind: .alert, title: "Saved"))
    },
    .init("a text behind", .text(.equals("Fern"), .top), false) {
      $0.show("Fern")
      $0.layers.append(.init(kind: .alert))
    },
    .init("a text anywhere", .text(.equals("Fern"), .anywhere), true) {
      $0.show("Fern")
      $0.layers.append(.init(kind: .alert))
    },
    .init("a button's label is no text", .text(.equals("Go"), .top), false) {
      $0.layers[0].controls = [.init(.button, label: "Go"), .init(.field(text: "Go"), label: "Name")]
    },
    .init("a button", .button(.equals("Go"), isEnabled: nil, .top), true) {
      $0.layers[0].controls = [.init(.button, label: "Go", isEnabled: false)]
    },
    .init("a toggle is no button", .button(.equals("Go"), isEnabled: nil, .top), false) {
      $0.layers[0].controls = [.init(.toggle(isOn: true), label: "Go")]
    },
    .init("a button behind", .button(.equals("Go"), isEnabled: nil, .anywhere), true) {
      $0.layers[0].controls = [.init(.button, label: "Go")]
      $0.layers.append(.init(kind: .sheet))
    },
    .init("a disabled button", .button(.equals("Go"), isEnabled: false, .top), true) {
      $0.layers[0].controls = [.init(.button, label: "Go", isEnabled: false)]
    },
    .init("an enabled button", .button(.equals("Go"), isEnabled: false, .top), false) {
      $0.layers[0].controls = [.init(.button, label: "Go")]
    },
    .init("the state of no button", .button(.equals("Go"), isEnabled: true, .top), false, negation: false) { _ in },
    .init("a field", .field(.equals("Name"), value: nil, .top), true) {
      $0.layers[0].controls = [.init(.field(text: "Fern"), label: "Name")]
    },
    .init("what a field holds", .field(.equals("Name"), value: .equals(""), .top), true) {
      $0.layers[0].controls = [.init(.field(text: ""), label: "Name")]
    },
    .init("something else in a field", .field(.equals("Name"), value: .contains("x"), .top), false) {
      $0.layers[0].controls = [.init(.field(text: "Fern"), label: "Name")]
    },
    .init("what no field holds", .field(.equals("Name"), value: .equals("x"), .top), false, negation: false) { _ in
    },
    .init("a toggle", .toggle(.equals("Wifi"), isOn: nil), true) {
      $0.layers[0].controls = [.init(.toggle(isOn: false), label: "Wifi")]
    },
    .init("a toggle that is on", .toggle(.equals("Wifi"), isOn: true), false) {
      $0.layers[0].controls = [.init(.toggle(isOn: false), label: "Wifi")]
    },
    .init("the state of no toggle", .toggle(.equals("Wifi"), isOn: true), false, negation: false) { _ in },
  ]

  static let world: [CheckExample] = [
    .init("a clipboard", .clipboard(.equals("mine")), true) { $0.clipboard.text = "mine" },
    .init("an empty clipboard is no empty text", .clipboard(.equals("")), false) { _ in },
    .init("an empty text", .clipboard(.equals("")), true) { $0.clipboard.text = "" },
    .init("an empty clipboard", .clipboardEmpty, true) { _ in },
    .init("a clipboard that is not empty", .clipboardEmpty, false) { $0.clipboard.text = "" },
    .init("a clipboard that nobody wrote", .clipboardUnchanged, true) { $0.clipboard.changeCount = 1 },
    .init("a clipboard with an equal text written", .clipboardUnchanged, false) { $0.clipboard.changeCount = 2 },
    .init("no crash", .crash(nil), false) { _ in },
    .init("a crash", .crash(nil), true) { $0.end("found nil") },
    .init("a crash of other words", .crash(.contains("range")), false) { $0.end("found nil") },
    .init("a warning", .warning(.contains("already")), true) { $0.warnings = ["a", "is already presenting"] },
    .init("no warning", .warning(.contains("already")), false) { _ in },
    .init("a warning after a crash", .warning(.contains("a")), true) {
      $0.warnings = ["a"]
      $0.end("found nil")
    },
    .init("a text after a crash", .text(.equals("a"), .top), false, negation: false) { $0.end("found nil") },
    .init("evaluations", .evaluations(view: "V", .init(.equal, 2)), true) {
      $0.evaluations = [.init(view: "V", count: 2)]
    },
    .init("evaluations of no such view", .evaluations(view: "V", .init(.less, 2)), false, negation: false) { _ in },
    .init("a view that was never evaluated", .evaluations(view: "V", .init(.equal, 0)), true) { _ in },
  ]

  @Test(arguments: shareSheet + presented + screen + world)
  func holdsAsTheTableSays(_ example: CheckExample) {
    var before = ScreenSnapshot()
    before.clipboard.changeCount = 1
    before.presentations = 1
    before.dismissals = 1
    let baseline = Baseline(before)
    var patterns = PatternCache()

    let failure = Check(example.subject).failure(in: example.snapshot, since: baseline, &patterns)
    let negated = Check(example.subject, isNegated: true).failure(in: example.snapshot, since: baseline, &patterns)

    #expect((failure == nil) == example.holds)
    #expect((negated == nil) == example.negationHolds)
  }

  @Test(arguments: [
    (TextMatch.equals("Fern"), "Fern", true), (.equals("Fern"), "fern", false),
    (.equals("caf\u{E9}"), "cafe\u{301}", false), (.contains("aab"), "aaaab", true),
    (.contains("aab"), "aaaa", false), (.contains(""), "", true), (.contains("e\u{301}"), "caf\u{E9}", false),
    (.startsWith("Fe"), "Fern", true), (.startsWith("er"), "Fern", false), (.endsWith("rn"), "Fern", true),
    (.endsWith("Fern!"), "Fern", false), (.matches(pattern: "[0-9]+"), "No 12.", true),
    (.matches(pattern: "^[0-9]+$"), "No 12.", false),
  ])
  func comparesTextsByTheirScalars(_ match: TextMatch, _ text: String, _ holds: Bool) {
    var snapshot = ScreenSnapshot()
    snapshot.show(text)
    var patterns = PatternCache()

    let failure = Check(.text(match, .top)).failure(in: snapshot, since: Baseline(), &patterns)

    #expect((failure == nil) == holds)
  }
}
