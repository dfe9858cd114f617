#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs a whole selection: this thread tells the news and works in between; others join in where there is enough to do.
enum RunLoop {
  /// More threads than that bring nothing.
  private static let mostWorkers = 64
  /// Fewer pieces of work than that are done sooner than a thread has started.
  private static let workWorthAThread = 4

  /// How many workers there are if `--jobs` says `jobs`.
  static func workerCount(jobs: Int?) -> Int {
    min(max(jobs ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), mostWorkers)
  }

  /// Does what `makeWorker` makes workers for, with `workerCount` of them, and tells it to `teller`.
  static func run(
    scriptCount: Int, workerCount: Int, teller: inout some Teller, makeWorker: (RunQueue) -> Worker
  ) throws(SystemError) {
    let queue = RunQueue(RunSchedule(scriptCount: scriptCount, workerCount: workerCount))
    let worker = makeWorker(queue)
    var last: Worker.LastRunner?
    var threads: [Thread] = []
    defer {
      queue.stop()
      for thread in threads { thread.join() }
    }
    while true {
      if Interruption.isRequested { queue.stop() }
      if let news = queue.nextNews() {
        guard try teller.tell(news) else { return }
      } else if let claim = queue.claimNow() {
        // The first piece is done alone: a single short script needs no second thread.
        worker.perform(claim, &last)
        if threads.isEmpty, workerCount > 1, queue.openWork >= workWorthAThread {
          threads = (1..<workerCount).compactMap { _ in Thread { worker.run() } }
        }
      } else {
        try teller.pause()
        guard let news = queue.waitForNews() else { return }
        guard try teller.tell(news) else { return }
      }
    }
  }
}
