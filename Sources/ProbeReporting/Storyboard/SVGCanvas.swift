import ProbeInterpreter
import ProbeSyntax

/// A rectangle of a drawing, in its units.
struct DrawnRect: Equatable {
  var (x, y): (Int, Int)
  var (width, height): (Int, Int)

  /// A rectangle with its upper left corner at `x`, `y`.
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var midX: Int { x + width / 2 }
  var midY: Int { y + height / 2 }

  /// The rectangle without a margin on all sides; a negative margin makes it larger.
  func inset(by margin: Int) -> DrawnRect {
    DrawnRect(x + margin, y + margin, width - 2 * margin, height - 2 * margin)
  }
}

/// Writes the shapes of a drawing as SVG; their looks are classes of a style sheet.
struct SVGCanvas {
  /// What has been drawn.
  private(set) var svg = ""

  /// Draws a rectangle, rounded by `radius`.
  mutating func rect(_ rect: DrawnRect, radius: Int = 0, _ look: String) {
    svg += "<rect class=\"\(look)\" x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
    svg += radius > 0 ? " rx=\"\(radius)\"/>" : "/>"
  }

  /// Draws a circle.
  mutating func circle(_ x: Int, _ y: Int, radius: Int, _ look: String) {
    svg += "<circle class=\"\(look)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
  }

  /// Draws a path.
  mutating func path(_ path: String, _ look: String) {
    svg += "<path class=\"\(look)\" d=\"\(path)\"/>"
  }

  /// Draws `text` on one line, cut to `columns`.
  mutating func text(_ x: Int, _ y: Int, _ text: String, columns: Int, _ look: String) {
    svg += "<text class=\"\(look)\" x=\"\(x)\" y=\"\(y)\">\(XMLText.content(Self.fitted(text, to: columns)))</text>"
  }

  /// Begins a group that is moved to `x`, `y`.
  mutating func open(x: Int, y: Int) {
    svg += "<g transform=\"translate(\(x) \(y))\">"
  }

  /// Ends a group.
  mutating func close() {
    svg += "</g>\n"
  }

  /// Adds what was drawn elsewhere.
  mutating func append(_ drawn: String) {
    svg += drawn
  }

  /// `text` on one line, with nothing invisible in it, cut to `columns`.
  static func fitted(_ text: String, to columns: Int) -> String {
    if text.utf8.count <= columns, text.isPrintableASCII { return text }
    let visible = VisibleText.of(text.prefix(columns + 1))
    if DisplayWidth.of(visible) <= columns, text.dropFirst(columns + 1).isEmpty { return visible }
    var width = 0
    var fitted = ""
    for character in visible {
      width += DisplayWidth.of(String(character))
      if width >= columns { break }
      fitted.append(character)
    }
    return fitted + "…"
  }
}
