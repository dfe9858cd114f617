import ProbeInterpreter

@testable import ProbeCommandLine

/// A teller who keeps what it is told, as lines.
struct RecordingTeller: Teller {
  var lines: [String] = []
  /// Ends the run at this line.
  var lastLine: String?

  mutating func tell(_ news: RunSchedule.News) -> Bool {
    switch news {
    case .opened(let script): lines.append("opened \(script.input.path)")
    case .closed(let script): lines.append("closed \(script.input.path)")
    case .results(let results):
      for result in results {
        lines.append("\(result.identity.selector) \(result.outcome)")
        if lines.last == lastLine { return false }
      }
    }
    return true
  }

  mutating func pause() {}
}
