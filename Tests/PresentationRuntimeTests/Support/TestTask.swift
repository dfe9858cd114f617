import PresentationRuntime

/// A task of a few steps.
final class TestTask: AppTask {
  enum Step {
    case run(() throws -> Void)
    case sleep(Duration)
    case wait(TaskEvent)
    case yield
    case forever
  }

  private var steps: [Step]
  private(set) var sawCancel = false

  init(_ steps: [Step]) { self.steps = steps.reversed() }

  func resume(isCancelled: Bool) throws(AppCrash) -> TaskStep {
    sawCancel = sawCancel || isCancelled
    while let step = steps.popLast() {
      switch step {
      case .run(let work): try crashing(work)
      case .sleep(let duration): return .sleeping(duration)
      case .wait(let event): return .awaiting(event)
      case .yield: return .yielding
      case .forever:
        steps.append(.forever)
        return .yielding
      }
    }
    return .finished
  }
}
