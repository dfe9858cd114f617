import ProbeAudit

/// Shows a person who watches how far an audit is: a line that goes away before anything else is said.
final class AuditProgress: Sendable {
  private struct State {
    var console: Console
    var lastShown = Clock.now()
  }

  // Shared by whoever tells of a piece of work and whoever ends the audit.
  private let state: Shared<State>

  /// A line on a console of its own; nil if nobody watches.
  init?(color: ColorChoice) {
    let console = Console(color: color)
    guard console.isWatched else { return nil }
    state = Shared(State(console: console))
  }

  /// Shows that `finished` of `count` pieces of a part are done, if the last line is old enough.
  func show(_ phase: AuditPhase, _ finished: Int, of count: Int) {
    state.withLock { state in
      let now = Clock.now()
      guard now - state.lastShown >= .milliseconds(200) else { return }
      state.lastShown = now
      let line = "audit: \(phase.words), \(finished * 100 / max(count, 1)) %"
      // Whoever cannot be shown it is told at the end.
      try? state.console.showStatus(String(line.prefix(Terminal.width - 1)))
    }
  }

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      try? state.console.clearStatus()
      try? state.console.flush()
    }
  }
}

extension AuditPhase {
  /// What is done, for a person.
  fileprivate var words: String {
    switch self {
    case .baseline: "the unbroken app"
    case .mutants: "mutants"
    case .variants: "healthy variants"
    case .lines: "looking for lines"
    }
  }
}
