import ProbeInterpreter

/// How far a run has come, as one line for a terminal; someone else writes and removes it.
public struct ProgressLine: Sendable {
  private var finished = 0
  private var failed = 0
  private var path = ""

  /// A run that has just begun.
  public init() {}

  /// Takes note of `event`.
  public mutating func count(_ event: RunEvent) {
    switch event {
    case .fileStarted(let start): path = start.path
    case .testFinished(let result):
      finished += 1
      if result.outcome == .failed { failed += 1 }
    case .fileFinished, .runFinished, .runStarted: break
    }
  }

  /// The line, at most `width` columns wide; `total` is the number of tests if it is known.
  public func text(of total: Int?, width: Int) -> String {
    var text = total.map { "\(finished) of \(RunCounts.phrase($0, "test"))" } ?? RunCounts.phrase(finished, "test")
    if failed > 0 { text += ", \(failed) failed" }
    if !path.isEmpty { text += "  \(VisibleText.of(path))" }
    while DisplayWidth.of(text) > width, !text.isEmpty { text.removeLast() }
    return text
  }
}
