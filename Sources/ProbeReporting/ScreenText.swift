import ProbeInterpreter

/// What could be seen at one moment, as lines: what is on top first, the clipboard last.
struct ScreenText {
  /// How many of many texts or controls are listed.
  private static let listLimit = 12

  /// The lines, indented relative to each other.
  private(set) var lines: [String] = []

  /// Describes `screen`.
  init(_ screen: ScreenSnapshot) {
    for (depth, layer) in screen.layers.reversed().enumerated() {
      lines.append(Self.heading(of: layer) + (depth == 0 && screen.layers.count > 1 ? ", on top" : ""))
      if let shareSheet = layer.shareSheet { describe(shareSheet) }
      describe(layer)
    }
    row("clipboard", screen.clipboard.text.map { VisibleText.quoted($0) } ?? "empty", indent: "")
    if let completion = screen.completion { row("completion", completion.rawValue, indent: "") }
    if !screen.warnings.isEmpty { row("warnings", Self.list(screen.warnings), indent: "") }
    if let crash = screen.crash { row("crash", VisibleText.quoted(crash), indent: "") }
  }

  private static func heading(of layer: ScreenSnapshot.Layer) -> String {
    let shape = layer.isAdaptedPopover ? "popover, shown as a sheet" : layer.kind.rawValue
    let kind = layer.shareSheet == nil ? shape : "share sheet (\(shape))"
    return layer.title.map { "\(kind) \(VisibleText.quoted($0))" } ?? kind
  }

  private mutating func describe(_ shareSheet: ScreenSnapshot.ShareSheet) {
    row("caption", shareSheet.caption.map { VisibleText.quoted($0) } ?? "none")
    row("cells", "\(shareSheet.cells)")
    let activities = shareSheet.activities.map { activity in
      activity.isEnabled ? VisibleText.quoted(activity.label) : "\(VisibleText.quoted(activity.label)) (disabled)"
    }
    row("activities", activities.isEmpty ? "none" : Self.joined(activities))
  }

  private mutating func describe(_ layer: ScreenSnapshot.Layer) {
    if !layer.texts.isEmpty { row("texts", Self.list(layer.texts)) }
    for kind in ["button", "field", "toggle", "picker"] {
      let controls = layer.controls.filter { $0.kind.name == kind }.map(Self.words)
      if !controls.isEmpty { row("\(kind)s", Self.joined(controls)) }
    }
    if layer.cells > 0 { row("list cells", "\(layer.cells)") }
  }

  private static func words(for control: ScreenSnapshot.Control) -> String {
    let label = VisibleText.quoted(control.label)
    let state =
      switch control.kind {
      case .button: ""
      case .field(let text): " = \(VisibleText.quoted(text))"
      case .picker(let selection, _): " = \(VisibleText.quoted(selection))"
      case .toggle(let isOn): isOn ? " on" : " off"
      }
    return label + state + (control.isEnabled ? "" : " (disabled)")
  }

  private static func list(_ texts: [String]) -> String { VisibleText.list(texts, limit: listLimit) }

  private static func joined(_ words: [String]) -> String {
    let shown = words.prefix(listLimit).joined(separator: ", ")
    return words.count > listLimit ? "\(shown) and \(words.count - listLimit) more" : shown
  }

  private mutating func row(_ name: String, _ value: String, indent: String = "  ") {
    lines.append(indent + DisplayWidth.padded(name, to: 14 - indent.count) + value)
  }
}
