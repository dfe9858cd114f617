import Dispatch
import ProbeInterpreter
import Synchronization

/// The schedule of a run, shared by its threads: a class, because all of them look at the same one.
final class RunQueue: Sendable {
  private struct State {
    var schedule: RunSchedule
    var sleepingWorkers = 0
    var isTellerAsleep = false
  }

  private let state: Shared<State>
  private let workIsThere = DispatchSemaphore(value: 0)
  private let newsIsThere = DispatchSemaphore(value: 0)
  private let stopFlag = Atomic<Bool>(false)

  /// A queue that hands out `schedule`.
  init(_ schedule: RunSchedule) {
    state = Shared(State(schedule: schedule))
  }

  /// Whether tests that have not begun must not begin.
  var isStopping: Bool {
    stopFlag.load(ordering: .relaxed) || Interruption.isRequested
  }

  /// How many pieces of work could be begun now.
  var openWork: Int {
    state.withLock { $0.schedule.openWork }
  }

  /// A piece of work for a worker, who sleeps until there is one; nil at the end.
  func claim() -> RunSchedule.Claim? {
    while true {
      let claim = state.withLock { state in
        let claim = state.schedule.claim()
        if case .nothingNow = claim { state.sleepingWorkers += 1 }
        return claim
      }
      switch claim {
      case .open, .run: return claim
      case .nothingMore: return nil
      case .nothingNow: workIsThere.wait()
      }
    }
  }

  /// A piece of work for the one who tells the news, who must not sleep for it.
  func claimNow() -> RunSchedule.Claim? {
    let claim = state.withLock { $0.schedule.claim() }
    switch claim {
    case .open, .run: return claim
    case .nothingMore, .nothingNow: return nil
    }
  }

  /// Changes the schedule, and wakes all for whom that may be news.
  func update<Result: Sendable>(_ change: @Sendable (inout RunSchedule) -> Result) -> Result {
    let (result, workers, isTellerAsleep) = state.withLock { state in
      let result = change(&state.schedule)
      let asleep = (state.sleepingWorkers, state.isTellerAsleep)
      state.sleepingWorkers = 0
      state.isTellerAsleep = false
      return (result, asleep.0, asleep.1)
    }
    for _ in 0..<workers { workIsThere.signal() }
    if isTellerAsleep { newsIsThere.signal() }
    return result
  }

  /// What is to be told next, if it is known already.
  func nextNews() -> RunSchedule.News? {
    update { $0.nextNews() }
  }

  /// Whether everything has been told.
  var isFinished: Bool {
    state.withLock { $0.schedule.isFinished }
  }

  /// Ends the run: nothing more is handed out.
  func stop() {
    stopFlag.store(true, ordering: .relaxed)
    update { $0.stop() }
  }

  /// Sleeps until there is something to tell; nil once everything has been told.
  func waitForNews() -> RunSchedule.News? {
    while true {
      let (news, isFinished) = state.withLock { state in
        let news = state.schedule.nextNews()
        let isFinished = state.schedule.isFinished
        state.isTellerAsleep = news == nil && !isFinished
        return (news, isFinished)
      }
      if let news {
        update { _ in }
        return news
      }
      if isFinished { return nil }
      newsIsThere.wait()
      if Interruption.isRequested { stop() }
    }
  }
}
