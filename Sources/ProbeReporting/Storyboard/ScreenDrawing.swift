import ProbeInterpreter

/// A phone with what can be seen on it, and the clipboard below; knows where things stand, to mark them.
struct ScreenDrawing {
  /// The size of the whole.
  static let (width, height) = (184, 376)
  /// The part of the phone that shows something.
  static let display = DrawnRect(12, 12, 160, 316)

  var canvas = SVGCanvas()
  /// Where the controls and texts of the topmost layer that has them stand.
  private(set) var places: [String: DrawnRect] = [:]
  /// Where the activities of the share sheet stand.
  var activities: [String: DrawnRect] = [:]
  /// Where Copy stands.
  var copy: DrawnRect?
  /// Where the share sheet's close control stands.
  var close: DrawnRect?
  /// Where the caption stands.
  var caption: DrawnRect?
  /// Where what is on top stands.
  private(set) var top = display
  /// Where the clipboard stands.
  static let clipboard = DrawnRect(6, 344, 172, 28)

  /// Draws `screen`.
  init(_ screen: ScreenSnapshot) {
    canvas.rect(DrawnRect(4, 4, 176, 332), radius: 26, "pf")
    canvas.rect(Self.display, radius: 19, "ps")
    if let crash = screen.crash { draw(crash: crash) }
    var depth = 0
    for (index, layer) in screen.layers.enumerated() {
      if index > 0 { depth += 1 }
      draw(layer, depth: depth)
    }
    canvas.rect(DrawnRect(72, 17, 40, 9), radius: 4, "pf")
    draw(screen.clipboard)
  }

  /// What has been drawn.
  var svg: String { canvas.svg }

  private mutating func draw(_ layer: ScreenSnapshot.Layer, depth: Int) {
    let display = Self.display
    places = [:]
    switch layer.kind {
    case .screen:
      top = display
      fill(layer, in: DrawnRect(display.x, display.y + 20, display.width, display.height - 26))
    case .cover:
      top = display
      canvas.rect(display, radius: 19, "ps")
      fill(layer, in: DrawnRect(display.x, display.y + 20, display.width, display.height - 26))
    case .sheet:
      canvas.rect(display, radius: 19, "dim")
      let y = display.y + 26 + 10 * min(depth, 6)
      top = DrawnRect(display.x, y, display.width, display.maxY - y)
      canvas.path(
        "M\(top.x) \(y + 12)a12 12 0 0 1 12-12h\(top.width - 24)a12 12 0 0 1 12 12V\(top.maxY - 19)"
          + "a19 19 0 0 1-19 19h\(38 - top.width)a19 19 0 0 1-19-19z", "sh")
      canvas.rect(DrawnRect(top.midX - 14, y + 4, 28, 3), radius: 1, "gr")
      fill(layer, in: DrawnRect(top.x, y + 8, top.width, top.height - 14))
    case .alert, .dialog, .menu, .popover:
      canvas.rect(display, radius: 19, "dim")
      let height = min(display.height - 60, heightNeeded(by: layer))
      let y = layer.kind == .dialog ? display.maxY - height - 12 : display.y + 50 + 8 * min(depth, 6)
      top = DrawnRect(display.x + 12, y, display.width - 24, height)
      canvas.rect(top, radius: 12, "sh")
      fill(layer, in: top)
    }
  }

  private func heightNeeded(by layer: ScreenSnapshot.Layer) -> Int {
    if layer.shareSheet != nil { return 220 }
    let rows = layer.texts.count * 15 + layer.controls.count * 27
    return 26 + (layer.title == nil ? 0 : 20) + rows + (layer.cells > 0 ? 16 : 0)
  }

  private mutating func fill(_ layer: ScreenSnapshot.Layer, in area: DrawnRect) {
    var column = DrawingColumn(area)
    if let title = layer.title, let place = column.next(height: 20) {
      canvas.text(place.x, place.y + 13, title, columns: column.columns, "ti")
      places[title] = place
    }
    if let shareSheet = layer.shareSheet { draw(shareSheet, in: &column) }
    var hidden = 0
    for text in layer.texts where !(layer.title.map { $0.utf8.elementsEqual(text.utf8) } ?? false) {
      guard let place = column.next(height: 15) else {
        hidden += 1
        continue
      }
      canvas.text(place.x, place.y + 11, text, columns: column.columns, "tx")
      if places[text] == nil { places[text] = place }
    }
    for control in layer.controls {
      guard let place = column.next(height: 27)?.inset(by: 0) else {
        hidden += 1
        continue
      }
      let frame = DrawnRect(place.x, place.y + 2, place.width, 23)
      draw(control, in: frame, columns: column.columns)
      places[control.label] = frame
    }
    if layer.cells > 0, let place = column.next(height: 15) {
      canvas.text(place.x, place.y + 11, "\(RunCounts.phrase(layer.cells, "list cell"))", columns: 24, "fa")
    }
    if hidden > 0 { canvas.text(area.x + 10, area.maxY - 2, "… and \(hidden) more", columns: 24, "fa") }
  }

  private mutating func draw(_ control: ScreenSnapshot.Control, in frame: DrawnRect, columns: Int) {
    let off = control.isEnabled ? "" : " off"
    switch control.kind {
    case .button:
      canvas.rect(frame, radius: 7, "bt")
      canvas.text(frame.midX, frame.y + 15, control.label, columns: columns - 2, "bl\(off)")
    case .field(let text):
      canvas.rect(frame, radius: 7, "fi")
      let isEmpty = text.isEmpty
      canvas.text(
        frame.x + 7, frame.y + 15, isEmpty ? control.label : text, columns: columns - 3,
        (isEmpty ? "fa" : "tx") + off)
    case .picker(let selection, _):
      canvas.text(frame.x, frame.y + 15, control.label, columns: columns / 2, "tx\(off)")
      canvas.text(
        frame.maxX, frame.y + 15, "\(SVGCanvas.fitted(selection, to: columns / 2 - 2)) ⌄", columns: 99, "va\(off)")
    case .toggle(let isOn):
      canvas.text(frame.x, frame.y + 15, control.label, columns: columns - 8, "tx\(off)")
      canvas.rect(DrawnRect(frame.maxX - 28, frame.y + 4, 28, 15), radius: 7, isOn ? "on" : "sw")
      canvas.circle(isOn ? frame.maxX - 8 : frame.maxX - 20, frame.y + 11, radius: 6, "kn")
    }
  }

  private mutating func draw(crash: String) {
    top = Self.display
    canvas.rect(Self.display, radius: 19, "cr")
    let middle = Self.display.midX
    canvas.path("M\(middle - 12) 110l24 24m0-24l-24 24", "cx")
    canvas.text(middle, 160, "the app ended", columns: 26, "cm")
    var rest = VisibleText.of(crash)[...]
    for line in 0..<6 where !rest.isEmpty {
      canvas.text(middle, 182 + 14 * line, String(rest.prefix(26)), columns: 27, "cf")
      rest = rest.dropFirst(26)
    }
  }

  private mutating func draw(_ clipboard: ScreenSnapshot.Clipboard) {
    let frame = Self.clipboard
    canvas.rect(frame, radius: 8, "cb")
    canvas.path("M\(frame.x + 8) \(frame.y + 8)h11v14h-11zm3-2h5v4h-5z", "ci")
    if let text = clipboard.text {
      canvas.text(frame.x + 27, frame.y + 18, text, columns: 25, "tx")
    } else {
      canvas.text(frame.x + 27, frame.y + 18, "clipboard empty", columns: 25, "fa")
    }
  }
}
