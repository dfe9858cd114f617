import Foundation

/// Runs `body` on a thread with as much stack as the tool's own threads have.
func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 << 20
    thread.start()
  }
}
