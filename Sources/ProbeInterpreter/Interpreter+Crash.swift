import ProbeSemantics

// A crash must be asked for by the very next step after the one that it happened in, its settling included.
// Otherwise it fails that step and ends the scenario.
extension Interpreter {
  /// Looks whether the app ended in the step at `index`.
  mutating func noticeCrash(in index: Int) {
    guard crash == .none, app.crash != nil else { return }
    crash = steps[index].kind.isCrashCheck ? .answered : .unanswered(step: index)
  }

  /// Whether the step at `index` can be run: after a crash it must ask for it.
  mutating func mayGoOn(at index: Int) -> Bool {
    guard case .unanswered(let culprit) = crash else { return true }
    if steps[index].kind.isCrashCheck {
      crash = .answered
      return true
    }
    failByCrash(culprit)
    return !hasEnded
  }

  /// The app ended in the step at `index`, and nobody expects it.
  mutating func failByCrash(_ index: Int) {
    crash = .answered
    switch records[index].outcome {
    case .passed: fail(index, .crash(app.crash ?? "", advice: app.crashAdvice))
    case .failedAsExpected: break
    case .failed, .notRun: hasEnded = true
    }
  }
}

extension PlannedStep.Kind {
  /// `expect crash`, `expect no crash`.
  var isCrashCheck: Bool {
    switch self {
    case .action: false
    case .check(let check):
      if case .crash = check.subject { true } else { false }
    }
  }
}
