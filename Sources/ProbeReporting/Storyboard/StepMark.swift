import ProbeInterpreter

/// The mark on a drawing that shows where a finger was at work.
struct StepMark {
  /// The mark as SVG; empty if what was touched is not to be seen.
  let svg: String

  /// The mark of `touch` on `drawing`.
  init(_ touch: StepTouch, on drawing: ScreenDrawing) {
    var canvas = SVGCanvas()
    switch touch {
    case .activity(let label): Self.ring(drawing.activities[label], &canvas)
    case .control(let label): Self.ring(drawing.places[label], &canvas)
    case .copy: Self.ring(drawing.copy, &canvas)
    case .close where drawing.close != nil: Self.ring(drawing.close, &canvas)
    case .close, .outside: canvas.circle(ScreenDrawing.display.midX, max(30, drawing.top.y - 14), radius: 9, "mk")
    case .pulledDown:
      let (x, y) = (drawing.top.midX, drawing.top.y + 10)
      canvas.circle(x, y, radius: 9, "mk")
      canvas.path("M\(x) \(y + 8)v44m-8-9l8 9l8-9", "ma")
    case .row(let label):
      Self.ring(drawing.places[label], &canvas)
      if let place = drawing.places[label] {
        canvas.path("M\(place.midX - 24) \(place.midY)h48m-46-6l-6 6l6 6m42-12l6 6l-6 6", "ma")
      }
    }
    svg = canvas.svg
  }

  private static func ring(_ place: DrawnRect?, _ canvas: inout SVGCanvas) {
    guard let place else { return }
    canvas.rect(place.inset(by: -3), radius: 10, "mr")
    canvas.circle(place.maxX - 8, place.maxY - 4, radius: 8, "mk")
  }
}
