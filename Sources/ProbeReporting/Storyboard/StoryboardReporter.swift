import ProbeInterpreter

/// Draws the tests of a run as a picture in SVG: their steps one after the other, each with its screen.
///
/// A picture that nobody could look at is not drawn: of very many tests the first that failed and that passed are.
public struct StoryboardReporter: Reporter {
  private static let (columns, margin, gap, headHeight, titleHeight) = (4, 20, 16, 58, 54)

  /// How many tests that passed, and how many that failed, are drawn.
  private static let mostDrawn = 100

  private var canvas = SVGCanvas()
  private var drawn = RunCounts()
  private var left = 0
  private var height = margin
  private var columnCount = 1
  private var names: [String] = []

  /// A picture of nothing yet.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted, .fileStarted, .fileFinished:
      return ""
    case .testFinished(let result):
      let isDrawn = (result.outcome == .passed ? drawn.passed : drawn.failed) < Self.mostDrawn
      if isDrawn {
        drawn.count(result.outcome)
        draw(result)
      } else {
        left += 1
      }
      return ""
    case .runFinished:
      if drawn.tests == 0 {
        tell("no test ran")
      } else if left > 0 {
        tell("and \(RunCounts.phrase(left, "more test")): FILE:LINE draws one")
      }
      return picture
    }
  }

  private mutating func draw(_ result: TestResult) {
    let identity = result.identity
    let row = identity.row.map { ", row \($0)" } ?? ""
    let title = "\(identity.name)\(row), on \(identity.model)"
    names.append(VisibleText.of(title))
    let isGood = result.outcome == .passed
    canvas.text(Self.margin, height + 18, title, columns: 96, "h1")
    let words = result.failures.first?.failure.message ?? "passed, \(RunCounts.phrase(result.stepCount, "step"))"
    canvas.text(Self.margin, height + 38, (isGood ? "✓ " : "✗ ") + words, columns: 108, isGood ? "h2 gd" : "h2 bd")
    height += Self.titleHeight
    let frames = StoryFrame.frames(of: result)
    for (index, frame) in frames.enumerated() {
      let column = index % Self.columns
      let x = Self.margin + column * (ScreenDrawing.width + Self.gap)
      columnCount = max(columnCount, column + 1)
      draw(frame, x: x, y: height)
      if column == Self.columns - 1 || index == frames.count - 1 {
        height += Self.headHeight + ScreenDrawing.height + Self.gap
      }
    }
    height += Self.margin
  }

  /// Says something below what is drawn.
  private mutating func tell(_ words: String) {
    canvas.text(Self.margin, height + 18, words, columns: 96, "h2")
    height += Self.titleHeight
  }

  private mutating func draw(_ frame: StoryFrame, x: Int, y: Int) {
    let look = frame.look
    canvas.circle(x + 14, y + 14, radius: 11, "nb \(look)")
    canvas.text(x + 14, y + 18, "\(frame.number)", columns: 4, "nn")
    let lines = Self.wrapped(frame.title, columns: 27)
    for (index, line) in lines.prefix(2).enumerated() {
      let isCut = index == 1 && lines.count > 2
      canvas.text(x + 32, y + 13 + 15 * index, line + (isCut ? "…" : ""), columns: 28, "st")
    }
    canvas.text(x + 32, y + 46, frame.status, columns: 28, "ou \(look)")
    canvas.open(x: x, y: y + Self.headHeight)
    if let drawing = frame.drawing {
      canvas.append(drawing + frame.mark)
    } else {
      canvas.rect(DrawnRect(4, 4, 176, 332), radius: 26, "of")
      canvas.text(92, 170, frame.step?.outcome == .notRun ? "not run" : "not launched yet", columns: 26, "nt2")
    }
    canvas.close()
  }

  /// `text` in lines of at most `columns`, broken at spaces where there are any.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in VisibleText.of(text.prefix(200)).split(separator: " ") {
      let joined = line.isEmpty ? String(word) : "\(line) \(word)"
      if DisplayWidth.of(joined) <= columns || line.isEmpty {
        line = joined
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  private var picture: String {
    let width = max(
      560, 2 * Self.margin + columnCount * (ScreenDrawing.width + Self.gap) - Self.gap)
    let label = XMLText.attribute("Storyboard: \(names.joined(separator: "; "))")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-label=\(label)>
      <style>
      svg{\(StoryboardStyle.light)}
      @media (prefers-color-scheme:dark){svg{\(StoryboardStyle.dark)}}
      \(StoryboardStyle.rules)
      .bg{fill:var(--paper)}.h1,.h2,.st,.ou,.nn,.nt2{font:11px system-ui,-apple-system,"Segoe UI",sans-serif;fill:var(--ink)}
      .h1{font-size:17px;font-weight:700}.h2{font-size:13px}.h2.gd,.ou.gd{fill:var(--good)}.h2.bd,.ou.bd{fill:var(--bad)}
      .st{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:10.5px}.ou{font-weight:600}.ou.fd{fill:var(--faint)}
      .nb{fill:var(--faint)}.nb.gd{fill:var(--good)}.nb.bd{fill:var(--bad)}
      .nn{fill:var(--paper);text-anchor:middle;font-weight:700}
      .of{fill:none;stroke:var(--rule);stroke-width:2;stroke-dasharray:6 5}.nt2{fill:var(--faint);text-anchor:middle}
      </style>
      <rect class="bg" width="100%" height="100%" rx="14"/>
      \(canvas.svg)
      </svg>

      """
  }
}

extension StoryFrame {
  /// What the frame shows, as a line above it.
  var title: String { step?.place.statement ?? "at the end" }

  /// How the step ended, in words.
  var status: String {
    switch step?.outcome {
    case nil: ""
    case .passed: step?.touch == nil ? "✓ holds" : "✓ done"
    case .failed: "✗ failed"
    case .failedAsExpected: "✓ failed as it must"
    case .notRun: "not run"
    }
  }

  /// The class for how the step ended.
  var look: String {
    switch step?.outcome {
    case nil, .notRun: "fd"
    case .passed, .failedAsExpected: "gd"
    case .failed: "bd"
    }
  }
}
