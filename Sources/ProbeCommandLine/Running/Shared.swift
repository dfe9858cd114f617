import Dispatch
import Synchronization

/// A value that threads share, one of which at a time can look at it.
///
/// A thread waits at a semaphore, where the thread sanitizer sees who follows whom. The lock behind it is the one that
/// the compiler knows of; the sanitizer does not see into its waiting, and nobody waits there.
final class Shared<Value>: Sendable {
  private let entrance = DispatchSemaphore(value: 1)
  private let value: Mutex<Value>

  /// Shares a value that nobody else holds.
  init(_ value: consuming sending Value) {
    self.value = Mutex(value)
  }

  /// Gives the value to `body`, to look at and to change.
  func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    entrance.wait()
    defer { entrance.signal() }
    return value.withLock(body)
  }
}
