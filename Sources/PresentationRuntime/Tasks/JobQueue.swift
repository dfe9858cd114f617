/// Work that is ready to run while the app settles, first in first out.
struct JobQueue {
  struct Job {
    var kind: WorkKind
    var cause: Int
    var run: () throws(AppCrash) -> Void
  }

  private var jobs: [Job] = []
  private var head = 0

  var isEmpty: Bool { head == jobs.count }

  mutating func append(_ job: Job) { jobs.append(job) }

  mutating func popFirst() -> Job? {
    guard head < jobs.count else { return nil }
    let job = jobs[head]
    head += 1
    if head == jobs.count {
      jobs.removeAll(keepingCapacity: true)
      head = 0
    }
    return job
  }
}
