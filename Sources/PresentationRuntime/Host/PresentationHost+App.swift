// What the app's own code calls.
extension PresentationHost {
  /// `DispatchQueue.main.async`: runs while the app settles, as a stretch of its own (R8, R11).
  public func enqueue(_ work: @escaping () throws(AppCrash) -> Void) {
    jobs.append(JobQueue.Job(kind: .dispatched, cause: cause, run: work))
  }

  /// `asyncAfter`, a stubbed load: runs when the script's clock gets there (R11). Returns a number to cancel it by.
  @discardableResult
  public func after(_ delay: Duration, _ work: @escaping () throws(AppCrash) -> Void) -> Int {
    timers.add(due: now + max(delay, .zero), kind: .timer, cause: cause, run: work)
  }

  /// Cancels work that `after` or a timer would do.
  public func cancelTimer(_ number: Int) { timers.cancel(number) }

  /// `Timer.scheduledTimer(repeats: true)`: runs each `interval` until it is stopped.
  @discardableResult
  public func every(_ interval: Duration, _ work: @escaping () throws(AppCrash) -> Void) -> RepeatingTimer {
    let timer = RepeatingTimer(interval: max(interval, .milliseconds(1)), work: work)
    schedule(timer)
    return timer
  }

  /// `Task { … }`: begins while the app settles. The name says in causes which task it is.
  @discardableResult
  public func start(_ task: any AppTask, name: String = "a task") -> TaskHandle {
    let handle = TaskHandle(task, name: name)
    handle.cause = cause
    resumeSoon(handle)
    return handle
  }

  /// Cancels a task; if it sleeps, it is resumed at once and can see that it was cancelled.
  public func cancel(_ handle: TaskHandle) {
    guard !handle.isFinished, !handle.isCancelled else { return }
    handle.isCancelled = true
    if let timer = handle.timer {
      timers.cancel(timer)
      handle.timer = nil
      resumeSoon(handle)
    }
  }

  /// Signals an event: all tasks that wait for it go on.
  public func signal(_ event: TaskEvent) {
    guard !event.isSignalled else { return }
    event.isSignalled = true
    let waiting = event.waiting
    event.waiting = []
    for handle in waiting { resumeSoon(handle) }
  }

  /// Sends a value to all who receive from the channel: a subject's `send`, a posted notification.
  public func send(_ value: Value, to channel: EventChannel) {
    channel.receivers.removeAll { !$0.node.isAlive }
    for receiver in channel.receivers {
      queueAction("onReceive", receiver.node) { () throws(AppCrash) in try receiver.action(value) }
    }
  }

  /// `UIPasteboard.general.string = …`; nil empties it.
  public func writeClipboard(_ text: String?) { setClipboard(text, by: .app) }

  /// `present(_:animated:completion:)` on a controller (R20, R31).
  ///
  /// - Throws: the exception of an activity controller without an anchor on an iPad.
  public func present(
    _ controller: Controller, from presenter: ControllerReference, at place: SourcePlace? = nil,
    completion: Handler? = nil
  ) throws(AppCrash) {
    if case .activity = controller.content, deviceInUse.profile.isPad, controller.anchor == nil {
      throw AppCrash(
        .exception(
          name: "NSGenericException",
          reason: "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the "
            + "presentation occurs."), at: place)
    }
    codeRequests.append(.present(controller, base: layerNumber(of: presenter), completion: completion))
    needsTurn = true
  }

  /// `dismiss(animated:completion:)` on a controller: what it presents goes, or else it goes itself.
  public func dismiss(from controller: ControllerReference, completion: Handler? = nil) {
    codeRequests.append(.dismiss(layer: layerNumber(of: controller), completion: completion))
    needsTurn = true
  }

  /// Whether something is presented on the controller (`presentedViewController != nil`).
  public func isPresenting(_ controller: ControllerReference) -> Bool {
    presentedLayer(on: layerNumber(of: controller)) != nil
  }
}
