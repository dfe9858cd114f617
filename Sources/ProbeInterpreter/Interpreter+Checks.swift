import ProbeSemantics

extension Interpreter {
  /// Judges one check now, or with `within` as soon as it holds.
  mutating func judge(_ check: Check, of step: PlannedStep, at index: Int) {
    var failure = check.failure(in: look(), since: baseline, &patterns)
    if case .within(let duration) = step.timing {
      let end = end(of: step, lasting: duration)
      while failure != nil, crash == .none, app.now < end, advance(to: end, in: index) {
        failure = check.failure(in: look(), since: baseline, &patterns)
      }
    }
    conclude(failure, of: step, at: index)
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
        conclude(failure, of: steps[index], at: index)
        return true
      }
    } while !open.isEmpty && !hasEnded && crash == .none && app.now < end && advance(to: end, in: first)
    if !hasEnded {
      for index in open { conclude(nil, of: steps[index], at: index) }
    }
    return next
  }

  private mutating func failure(ofCheckAt index: Int) -> CheckFailure? {
    switch steps[index].kind {
    case .action: nil
    case .check(let check): check.failure(in: look(), since: baseline, &patterns)
    }
  }

  /// Whether the app had something to do before `end`.
  private mutating func advance(to end: Duration, in index: Int) -> Bool {
    let hasMoved = app.advance(to: end)
    lastLook = nil
    noticeCrash(in: index)
    return hasMoved
  }

  private mutating func conclude(_ failure: CheckFailure?, of step: PlannedStep, at index: Int) {
    if let failure {
      guard case .unanswered = crash else { return fail(index, .check(failure)) }
      fail(index, .crash(app.crash ?? ""))
      if !step.isRequired, isCrashCheck(at: endOfBlock(from: index)) { hasEnded = false }
    } else if step.mustFail {
      fail(index, .passedUnexpectedly(model: model))
    }
  }

  private func isCrashCheck(at index: Int) -> Bool {
    index < steps.count && steps[index].kind.isCrashCheck
  }

  /// The end of the time of `within`; neighbours of one block share it.
  private mutating func end(of step: PlannedStep, lasting duration: Duration) -> Duration {
    if step.timingGroup != 0, let timeSpan, timeSpan.group == step.timingGroup { return timeSpan.end }
    let end = app.now + duration
    timeSpan = (step.timingGroup, end)
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
