import ProbeAudit
import Synchronization

/// Threads that share the pieces of work of an audit.
struct ThreadCrew: Crew {
  /// How many threads work, the one that asks included.
  var workerCount: Int
  /// Told how far they are, by the thread that asks, whenever that has done a piece.
  var tell: (@Sendable (AuditPhase, _ finished: Int, _ count: Int) -> Void)?

  func results<Result: Sendable>(
    _ count: Int, of phase: AuditPhase, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let board = Board<Result>(count)
    let perform: @Sendable () -> Void = {
      while let number = board.claim() { board.post(work(number), at: number) }
    }
    let helpers = min(workerCount, count) - 1
    let threads = helpers > 0 ? (0..<helpers).compactMap { _ in Thread(perform) } : []
    while let number = board.claim() {
      board.post(work(number), at: number)
      tell?(phase, board.finished, count)
    }
    for thread in threads { thread.join() }
    return board.results
  }
}

/// The numbers that are still to be done, and what has come of the others: a class, because all threads look at it.
private final class Board<Result: Sendable>: Sendable {
  private let next = Atomic<Int>(0)
  private let posted: Mutex<[Result?]>
  private let count: Int

  /// How many are done or being done.
  var finished: Int { min(next.load(ordering: .relaxed), count) }

  init(_ count: Int) {
    self.count = count
    posted = Mutex(Array(repeating: nil, count: count))
  }

  func claim() -> Int? {
    let number = next.add(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }

  func post(_ result: Result, at number: Int) {
    posted.withLock { $0[number] = result }
  }

  var results: [Result] {
    posted.withLock { posted in
      posted.map { result in
        guard let result else { preconditionFailure("a piece of work was claimed and not done") }
        return result
      }
    }
  }
}
