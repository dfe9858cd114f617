import ProbeReporting

/// When a person who watches a long run is shown how far it is.
struct Progress {
  /// How far it is.
  var line = ProgressLine()
  private var lastShown = Clock.now()

  /// The line, if the last one is old enough: a short run shows none.
  mutating func lineIfDue() -> String? {
    let now = Clock.now()
    guard now - lastShown >= .milliseconds(200) else { return nil }
    lastShown = now
    // A line that fills the last column would wrap.
    return line.text(of: nil, width: Terminal.width - 1)
  }
}
