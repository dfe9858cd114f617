import ProbeSyntax

/// Standard output and standard error, in the order in which things are said.
struct Console {
  private var output = TextOutput(Terminal.standardOutput)
  private var errors = TextOutput(Terminal.standardError)
  /// Whether standard output is coloured.
  let isColored: Bool
  /// Whether standard error is coloured.
  let areErrorsColored: Bool
  /// Whether a person watches what is written, so that a status line is of use.
  let isWatched: Bool
  private var lastFlush: Duration
  private var hasStatus = false

  /// The console with the colours of `color`.
  init(color: ColorChoice) {
    isColored = Terminal.isColored(color, Terminal.standardOutput)
    areErrorsColored = Terminal.isColored(color, Terminal.standardError)
    isWatched = Terminal.isTerminal(Terminal.standardOutput) && !Terminal.isDumb
    lastFlush = Clock.now()
  }

  /// Says `text` on standard output, soon.
  mutating func write(_ text: String) throws(SystemError) {
    if text.isEmpty { return }
    try clearStatus()
    try output.write(text)
  }

  /// Says `text` on standard error, now; what was said before on standard output goes first.
  mutating func writeError(_ text: String) throws(SystemError) {
    if text.isEmpty { return }
    try clearStatus()
    try flush()
    do throws(SystemError) {
      try errors.write(text)
      try errors.flush()
    } catch {
      // Nobody listens there; the exit code still says it.
      if error != .closedPipe { throw error }
    }
  }

  /// Shows a mistake that has no place in a script.
  mutating func report(_ problem: some Problem) throws(SystemError) {
    try writeError(DiagnosticText.text(of: problem, isColored: areErrorsColored))
  }

  /// Shows `text` on a line of its own until something else is said; only for a person who watches.
  mutating func showStatus(_ text: String) throws(SystemError) {
    try output.write("\r\(text)\u{1B}[K")
    hasStatus = true
    try flush()
  }

  /// Takes the status away.
  mutating func clearStatus() throws(SystemError) {
    guard hasStatus else { return }
    hasStatus = false
    try output.write("\r\u{1B}[K")
  }

  /// Writes what is there, unless that was done a moment ago.
  mutating func flushNowAndThen() throws(SystemError) {
    let now = Clock.now()
    if now - lastFlush > .milliseconds(50) { try flush() }
  }

  /// Writes what is there.
  mutating func flush() throws(SystemError) {
    try output.flush()
    lastFlush = Clock.now()
  }
}
