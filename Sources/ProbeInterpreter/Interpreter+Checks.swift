import ProbeSemantics

extension Interpreter {
  /// Judges one check now, or with `within` as soon as it holds.
  mutating func judge(_ check: Check, _ timing: PlannedStep.Timing, at index: Int) {
    look()
    var failure = check.failure(in: screen, since: baseline, &patterns)
    if failure != nil, case .within(let duration) = timing {
      let end = end(ofStep: index, lasting: duration)
      while failure != nil, crash == .none, app.now < end, advance(to: end, in: index) {
        look()
        failure = check.failure(in: screen, since: baseline, &patterns)
      }
    }
    conclude(failure, at: index)
  }

  /// Judges a check, or all checks of its block, at each rest over `duration`; answers with the next step.
  mutating func hold(from first: Int, for duration: Duration) -> Int {
    let next = endOfBlock(from: first)
    for _ in first + 1..<max(next, first + 1) {
      records.append(StepRecord(outcome: .passed, mark: app.traceMark))
    }
    let end = app.now + duration
    var open = Array(first..<next)
    repeat {
      open.removeAll { index in
        guard !hasEnded, let failure = failure(ofCheckAt: index) else { return false }
        conclude(failure, at: index)
        recordScreen(at: index)
        return true
      }
    } while !open.isEmpty && !hasEnded && crash == .none && app.now < end && advance(to: end, in: first)
    if !hasEnded {
      for index in open {
        conclude(nil, at: index)
        recordScreen(at: index)
      }
    }
    return next
  }

  private mutating func failure(ofCheckAt index: Int) -> CheckFailure? {
    look()
    return switch steps[index].kind {
    case .action: nil
    case .check(let check): check.failure(in: screen, since: baseline, &patterns)
    }
  }

  /// Whether the app had something to do before `end`.
  private mutating func advance(to end: Duration, in index: Int) -> Bool {
    let hasMoved = app.advance(to: end)
    isScreenCurrent = false
    noticeCrash(in: index)
    return hasMoved
  }

  private mutating func conclude(_ failure: CheckFailure?, at index: Int) {
    if let failure {
      guard case .unanswered = crash else { return fail(index, .check(failure)) }
      fail(index, .crash(app.crash ?? "", advice: app.crashAdvice))
      if !steps[index].isRequired, isCrashCheck(at: endOfBlock(from: index)) { hasEnded = false }
    } else if steps[index].mustFail {
      fail(index, .passedUnexpectedly(model: model))
    }
  }

  private func isCrashCheck(at index: Int) -> Bool {
    index < steps.count && steps[index].kind.isCrashCheck
  }

  /// The end of the time of `within`; neighbours of one block share it.
  private mutating func end(ofStep index: Int, lasting duration: Duration) -> Duration {
    let group = steps[index].timingGroup
    if group != 0, let timeSpan, timeSpan.group == group { return timeSpan.end }
    let end = app.now + duration
    timeSpan = (group, end)
    return end
  }

  /// The first step behind the block that `first` begins.
  private func endOfBlock(from first: Int) -> Int {
    let group = steps[first].timingGroup
    var next = first + 1
    guard group != 0 else { return next }
    while next < steps.count, steps[next].timingGroup == group { next += 1 }
    return next
  }
}
