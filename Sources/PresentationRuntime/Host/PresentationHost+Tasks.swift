// R11: tasks, timers and the virtual clock.
extension PresentationHost {
  /// Lets a task go on while the app settles.
  func resumeSoon(_ handle: TaskHandle) {
    jobs.append(
      JobQueue.Job(kind: .task, cause: handle.cause) { [unowned self] () throws(AppCrash) in
        try self.resume(handle)
      })
  }

  /// Runs a task up to its next wait.
  func resume(_ handle: TaskHandle) throws(AppCrash) {
    guard !handle.isFinished else { return }
    handle.timer = nil
    switch try handle.task.resume(isCancelled: handle.isCancelled) {
    case .finished:
      handle.isFinished = true
      signal(handle.end)
    case .yielding:
      resumeSoon(handle)
    case .awaiting(let event):
      if event.isSignalled { resumeSoon(handle) } else { event.waiting.append(handle) }
    case .sleeping(let duration):
      guard duration > .zero, !handle.isCancelled else { return resumeSoon(handle) }
      handle.timer = timers.add(due: now + duration, kind: .task, cause: cause) {
        [unowned self] () throws(AppCrash) in try self.resume(handle)
      }
    }
  }

  /// Lets a repeating timer come due again.
  func schedule(_ timer: RepeatingTimer) {
    _ = timers.add(due: now + timer.interval, kind: .timer, cause: cause) { [unowned self] () throws(AppCrash) in
      guard timer.isValid else { return }
      self.schedule(timer)
      try timer.work()
    }
  }
}
