/// Asynchronous code of the app, which the runtime resumes until it is done.
///
/// A class, because it keeps its place between two resumptions.
public protocol AppTask: AnyObject {
  /// Runs up to the next `await` that waits, outside an update. What it writes is one stretch (R8).
  ///
  /// - Parameter isCancelled: whether it was cancelled; a cancelled sleep is resumed at once.
  func resume(isCancelled: Bool) throws(AppCrash) -> TaskStep
}

/// Where a task stopped.
public enum TaskStep {
  /// It waits until the event is signalled.
  case awaiting(TaskEvent)
  /// It is done.
  case finished
  /// It sleeps on the virtual clock.
  case sleeping(Duration)
  /// It let others go first.
  case yielding
}

/// Something that tasks wait for: the end of another task, a continuation.
///
/// A reference, because who signals and who waits share it.
public final class TaskEvent {
  /// Whether it has happened: then nobody waits for it.
  public internal(set) var isSignalled = false
  var waiting: [TaskHandle] = []

  /// An event that has not happened yet.
  public init() {}
}

/// A task that was started.
///
/// A reference, because the app keeps it to cancel it or to wait for its end.
public final class TaskHandle {
  /// Signalled when the task is done.
  public let end = TaskEvent()
  /// Whether it was cancelled.
  public internal(set) var isCancelled = false
  let task: any AppTask
  let name: String
  var timer: Int?
  var awaited: TaskEvent?
  var isFinished = false
  var cause = -1

  init(_ task: any AppTask, name: String) {
    self.task = task
    self.name = name
  }
}
