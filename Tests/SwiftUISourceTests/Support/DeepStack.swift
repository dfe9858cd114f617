import Foundation

/// Runs `body` on a thread with more stack than the program's own threads have, for the large frames of a sanitizer.
func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 64 << 20
    thread.start()
  }
}
