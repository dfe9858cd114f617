import ProbeInterpreter

/// One drawing of a storyboard: the screen on which a step was done or judged, marked where it was touched.
struct StoryFrame {
  /// The step; nil for what was left to be seen at the end.
  let step: StepResult?
  /// The number of the step, from one.
  let number: Int
  /// The screen as SVG; nil where there was none yet.
  let drawing: String?
  /// What is drawn over it.
  let mark: String
  /// The screen in words.
  let words: String

  /// The frames of a test: one for each step, and one more where the last step was an action.
  static func frames(of result: TestResult) -> [StoryFrame] {
    var frames = result.steps.enumerated().map { StoryFrame($1, number: $0 + 1) }
    if let screen = result.lastScreen, result.steps.last?.touch != nil, frames.last?.step?.outcome != .notRun {
      frames.append(StoryFrame(atEnd: screen, number: frames.count + 1))
    }
    return frames
  }

  private init(_ step: StepResult, number: Int) {
    self.step = step
    self.number = number
    let drawing = step.screen.map { ScreenDrawing($0) }
    self.drawing = drawing?.svg
    words = step.screen.map { Self.words(for: $0) } ?? "before the launch"
    var mark = ""
    if let drawing, let touch = step.touch { mark = StepMark(touch, on: drawing).svg }
    if let drawing, step.outcome == .failed { mark += Self.failure(of: step, on: drawing) }
    self.mark = mark
  }

  private init(atEnd screen: ScreenSnapshot, number: Int) {
    step = nil
    self.number = number
    drawing = ScreenDrawing(screen).svg
    words = Self.words(for: screen)
    mark = ""
  }

  /// A frame around what failed.
  private static func failure(of step: StepResult, on drawing: ScreenDrawing) -> String {
    var canvas = SVGCanvas()
    canvas.rect(drawing.top.inset(by: 3), radius: 16, "fb")
    return canvas.svg
  }

  private static func words(for screen: ScreenSnapshot) -> String {
    ScreenText(screen).lines.map { line in line.split(separator: " ").joined(separator: " ") }.joined(separator: "; ")
  }

  /// Whether both show the same: the same step done on the same screen.
  func looks(like other: StoryFrame) -> Bool {
    drawing == other.drawing && mark == other.mark && step?.outcome == other.step?.outcome
      && step?.place.statement == other.step?.place.statement
  }
}
