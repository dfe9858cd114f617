import ProbeInterpreter
import ProbeSemantics

/// A check that one of two screens passes, as a statement and as a step.
struct SuggestedCheck {
  /// The statement.
  var line: String
  /// The same, to be run.
  var check: Check
}

/// What tells a healthy screen from that of a mutant at the same moment, as checks, the most telling first.
struct ScreenDifference {
  private let healthy: ScreenSnapshot
  private let broken: ScreenSnapshot
  private let baseline: Baseline
  private let words: ScriptWords
  /// The texts and labels that the healthy app shows at some time: a person would look for no others.
  private let known: Set<String>
  private var checks: [SuggestedCheck] = []

  /// The checks that `healthy` passes and `broken` does not, as far as is known.
  static func checks(
    _ healthy: ScreenSnapshot, _ broken: ScreenSnapshot, since baseline: Baseline, known: Set<String>,
    _ words: ScriptWords
  ) -> [SuggestedCheck] {
    guard healthy != broken, healthy.crash == nil else { return [] }
    var difference = ScreenDifference(
      healthy: healthy, broken: broken, baseline: baseline, words: words, known: known)
    difference.compareShareSheets()
    difference.compareClipboards()
    difference.compareLayers()
    difference.compareCounts()
    if let top = healthy.top { difference.compareAbsences(top, broken.top ?? ScreenSnapshot.Layer(kind: .screen)) }
    return difference.checks
  }

  private init(
    healthy: ScreenSnapshot, broken: ScreenSnapshot, baseline: Baseline, words: ScriptWords, known: Set<String>
  ) {
    self.known = known
    self.healthy = healthy
    self.broken = broken
    self.baseline = baseline
    self.words = words
  }

  private mutating func add(_ line: String, _ subject: Check.Subject, isNegated: Bool = false) {
    checks.append(
      SuggestedCheck(
        line: "expect \(isNegated ? "no " : "")\(line)", check: Check(subject, isNegated: isNegated)))
  }

  private mutating func compareShareSheets() {
    let (sheet, other) = (healthy.shareSheet, broken.shareSheet)
    guard let sheet else {
      if other != nil { add("share sheet", .shareSheet, isNegated: true) }
      return
    }
    if let caption = sheet.caption, other?.caption != caption {
      add("caption \(words.quoted(caption))", .caption(.equals(caption)))
    }
    if sheet.cells > 0, other?.cells ?? 0 == 0 { add("cells > 0", .cells(CountMatch(.greater, 0), .top)) }
    let offersCopy = sheet.activities.contains { $0.isCopy && $0.isEnabled }
    if offersCopy, other?.activities.contains(where: { $0.isCopy && $0.isEnabled }) != true {
      add("activity copy", .activity(.copy))
    }
    if other == nil { add("share sheet", .shareSheet) }
    if sheet.caption == nil, other?.caption != nil { add("caption", .caption(nil), isNegated: true) }
  }

  private mutating func compareClipboards() {
    let (board, other) = (healthy.clipboard, broken.clipboard)
    guard board != other else {
      compareCompletions()
      return
    }
    let isUntouched = board.changeCount == baseline.clipboardChanges
    if isUntouched, other.changeCount != board.changeCount {
      add("clipboard unchanged", .clipboardUnchanged)
    }
    if let text = board.text, other.text != text { add("clipboard \(words.quoted(text))", .clipboard(.equals(text))) }
    if board.text == nil, other.text != nil { add("clipboard empty", .clipboardEmpty) }
    if !isUntouched, other.changeCount == baseline.clipboardChanges {
      add("clipboard unchanged", .clipboardUnchanged, isNegated: true)
    }
    compareCompletions()
  }

  private mutating func compareCompletions() {
    guard let completion = healthy.completion, broken.completion != completion else { return }
    add("completion \(completion.rawValue)", .completion(isCompleted: completion == .completed))
  }

  private mutating func compareLayers() {
    for kind in Check.PresentationKind.allCases {
      let here = healthy.layers.filter { $0.kind.rawValue == kind.rawValue && $0.shareSheet == nil }
      let there = broken.layers.filter { $0.kind.rawValue == kind.rawValue && $0.shareSheet == nil }
      for layer in here where !there.contains(where: { $0.title == layer.title }) {
        if let title = layer.title, !title.isEmpty {
          add("\(kind.rawValue) \(words.quoted(title))", .presentation(kind, .equals(title)))
        } else if there.isEmpty {
          add(kind.rawValue, .presentation(kind, nil))
        }
      }
      if here.isEmpty, !there.isEmpty { add(kind.rawValue, .presentation(kind, nil), isNegated: true) }
    }
    compareBackgrounds()
    if let top = healthy.top { compareTops(top, broken.top ?? ScreenSnapshot.Layer(kind: .screen)) }
  }

  /// What is missing behind what is on top.
  private mutating func compareBackgrounds() {
    let shown = broken.layers.flatMap { [$0.title ?? ""] + $0.texts }
    for layer in healthy.layers.dropLast() {
      for text in [layer.title ?? ""] + layer.texts where !text.isEmpty && !shown.contains(text) {
        add("screen text \(words.quoted(text))", .text(.equals(text), .anywhere))
      }
    }
  }

  private mutating func compareTops(_ top: ScreenSnapshot.Layer, _ other: ScreenSnapshot.Layer) {
    if let title = top.title, !title.isEmpty, other.title != title, !other.texts.contains(title) {
      add("text \(words.quoted(title))", .text(.equals(title), .top))
    }
    for text in top.texts where !text.isEmpty && !other.texts.contains(text) {
      add("text \(words.quoted(text))", .text(.equals(text), .top))
    }
    for control in top.controls where !other.controls.contains(control) { compare(control, other) }
  }

  /// What only the other screen has: that something is there says more, so this comes last.
  private mutating func compareAbsences(_ top: ScreenSnapshot.Layer, _ other: ScreenSnapshot.Layer) {
    // A text that stands for another one is told by that one.
    let hasMore = other.texts.count > top.texts.count
    for text in other.texts where hasMore && known.contains(text) && !top.texts.contains(text) {
      add("text \(words.quoted(text))", .text(.equals(text), .top), isNegated: true)
    }
    for control in other.controls
    where other.controls.count > top.controls.count && !top.controls.contains(where: { $0.label == control.label }) {
      guard case .button = control.kind, known.contains(control.label) else { continue }
      add(
        "button \(words.quoted(control.label))", .button(.equals(control.label), isEnabled: nil, .top), isNegated: true)
    }
  }

  /// A control of the healthy screen that the other one has not, or not so.
  private mutating func compare(_ control: ScreenSnapshot.Control, _ other: ScreenSnapshot.Layer) {
    guard !control.label.isEmpty else { return }
    let label = words.quoted(control.label)
    switch control.kind {
    case .button:
      let isThere = other.controls.contains { $0.label == control.label }
      let state = control.isEnabled ? "enabled" : "disabled"
      add(
        isThere ? "button \(label) is \(state)" : "button \(label)",
        .button(.equals(control.label), isEnabled: isThere ? control.isEnabled : nil, .top))
    case .field(let text):
      add("field \(label) is \(words.quoted(text))", .field(.equals(control.label), value: .equals(text), .top))
    case .toggle(let isOn):
      add("toggle \(label) is \(isOn ? "on" : "off")", .toggle(.equals(control.label), isOn: isOn))
    case .picker: break
    }
  }

  private mutating func compareCounts() {
    let presentations = healthy.presentations - baseline.presentations
    if healthy.presentations != broken.presentations {
      add("presentations \(presentations)", .presentations(CountMatch(.equal, presentations)))
    }
    let dismissals = healthy.dismissals - baseline.dismissals
    if healthy.dismissals != broken.dismissals {
      add("dismissals \(dismissals)", .dismissals(CountMatch(.equal, dismissals)))
    }
    for warning in broken.warnings where !healthy.warnings.contains(warning) {
      add("warning \(words.quoted(warning))", .warning(.contains(warning)), isNegated: true)
    }
  }
}
