/// A timer that runs again and again; a reference, because the app keeps it to stop it.
public final class RepeatingTimer {
  /// Whether it still runs.
  public private(set) var isValid = true
  let interval: Duration
  let work: () throws(AppCrash) -> Void

  init(interval: Duration, work: @escaping () throws(AppCrash) -> Void) {
    self.interval = interval
    self.work = work
  }

  /// Stops it for good.
  public func invalidate() { isValid = false }
}
