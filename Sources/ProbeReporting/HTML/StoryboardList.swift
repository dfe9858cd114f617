import ProbeInterpreter

/// A storyboard in a page: a list of steps, each with its drawing.
struct StoryboardList {
  /// How many steps of a long test are drawn.
  private static let limit = 60

  /// The list as HTML.
  let html: String

  /// The frames of a test from the one at `first` on; `label` names the list.
  init(_ frames: [StoryFrame], from first: Int = 0, label: String, _ library: inout DrawingLibrary) {
    var html = "<ol class=\"board\" aria-label=\(HTMLText.attribute(label))>\n"
    let shown = frames.dropFirst(first).prefix(Self.limit)
    for frame in shown { html += Self.item(frame, &library) }
    let rest = frames.count - first - shown.count
    if rest > 0 { html += "<li class=\"more\">and \(RunCounts.phrase(rest, "step")) more</li>\n" }
    self.html = html + "</ol>\n"
  }

  private static func item(_ frame: StoryFrame, _ library: inout DrawingLibrary) -> String {
    let setup = frame.step?.isSetup == true ? " <i>setup</i>" : ""
    var html = "<li class=\"\(frame.look)\"><p class=\"step\"><b>\(frame.number)</b> "
    html += frame.step == nil ? "at the end" : "<code>\(HTMLText.of(SVGCanvas.fitted(frame.title, to: 120)))</code>"
    html += "\(setup)</p>"
    html += "<p class=\"how\">\(frame.status)</p>"
    if let drawing = frame.drawing {
      html += "<svg viewBox=\"0 0 \(ScreenDrawing.width) \(ScreenDrawing.height)\" role=\"img\""
      html += " aria-label=\(HTMLText.attribute(SVGCanvas.fitted(frame.words, to: 400)))>"
      html += "<use href=\"#\(library.name(of: drawing))\"/>\(frame.mark)</svg>"
    } else {
      html += "<p class=\"none\">no screen yet</p>"
    }
    let account = frame.step?.account ?? []
    html += "<p class=\"did\">\(account.map { HTMLText.sentence($0) }.joined(separator: "; "))</p>"
    return html + "</li>\n"
  }
}
