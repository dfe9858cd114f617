import ProbeInterpreter

/// Who does what next, and what is told next: the order of a run without its threads.
///
/// Scripts are claimed in order and told in order. A script with many tests is cut into chunks that are claimed one by
/// one. Only so many scripts, and chunks of one script, may be ahead of what has been told: that bounds the memory.
struct RunSchedule {
  /// A piece of work.
  enum Claim: Sendable {
    /// Read, check and, unless it has more than one chunk, run the script of that number.
    case open(script: Int)
    /// Run one chunk of an opened script.
    case run(OpenedScript, script: Int, chunk: Int)
    /// Nothing can be done until something else is done or told.
    case nothingNow
    /// Nothing will be left to do.
    case nothingMore
  }

  /// What is to be told.
  enum News: Sendable {
    case opened(OpenedScript)
    case results([TestResult])
    case closed(OpenedScript)
  }

  private struct Turn {
    var opened: OpenedScript?
    var isAbandoned = false
    var isAnnounced = false
    var chunkCount = 0
    var claimedChunks = 0
    var toldChunks = 0
    /// The chunks that are done and not told yet: no more than the window of chunks.
    var done: [(chunk: Int, results: [TestResult])] = []
  }

  /// How many tests are one piece of work.
  static let chunkSize = 64

  private let scriptCount: Int
  private let scriptWindow: Int
  private let chunkWindow: Int
  private var turns: [Turn] = []
  /// The number of the script whose turn is the first of `turns`.
  private var firstScript = 0
  private var isStopped = false

  /// The schedule of `scriptCount` scripts for `workerCount` workers.
  init(scriptCount: Int, workerCount: Int) {
    self.scriptCount = scriptCount
    scriptWindow = workerCount == 1 ? 1 : workerCount * 8
    chunkWindow = workerCount == 1 ? 1 : workerCount * 8
  }

  /// The numbers of the tests in `chunk` of a script with `count` tests.
  static func tests(ofChunk chunk: Int, of count: Int) -> Range<Int> {
    min(chunk * chunkSize, count)..<min((chunk + 1) * chunkSize, count)
  }

  /// Whether everything has been told.
  var isFinished: Bool {
    turns.isEmpty && (isStopped || firstScript == scriptCount)
  }

  /// How many pieces of work could be begun now, as far as is known.
  var openWork: Int {
    if isStopped { return 0 }
    return turns.reduce(scriptCount - firstScript - turns.count) { $0 + $1.chunkCount - $1.claimedChunks }
  }

  /// Hands out the next piece of work.
  mutating func claim() -> Claim {
    if isStopped { return .nothingMore }
    var isWaiting = false
    for index in turns.indices {
      let turn = turns[index]
      guard let opened = turn.opened else {
        isWaiting = true
        continue
      }
      guard turn.claimedChunks < turn.chunkCount else { continue }
      isWaiting = true
      guard turn.claimedChunks - turn.toldChunks < chunkWindow else { continue }
      turns[index].claimedChunks += 1
      return .run(opened, script: firstScript + index, chunk: turn.claimedChunks)
    }
    let next = firstScript + turns.count
    guard next < scriptCount else { return isWaiting ? .nothingNow : .nothingMore }
    guard turns.count < scriptWindow else { return .nothingNow }
    turns.append(Turn())
    return .open(script: next)
  }

  /// Takes in a script that was opened; with it `results`, if its tests have been run already.
  mutating func opened(_ opened: OpenedScript, script: Int, results: [TestResult]?) {
    let index = script - firstScript
    turns[index].opened = opened
    turns[index].chunkCount = (opened.tests.count + Self.chunkSize - 1) / Self.chunkSize
    if let results {
      turns[index].chunkCount = 1
      turns[index].claimedChunks = 1
      turns[index].done.append((0, results))
    }
  }

  /// A script that was claimed will not be opened, because the run is ending.
  mutating func abandoned(script: Int) {
    turns[script - firstScript].isAbandoned = true
  }

  /// Takes in the results of a chunk.
  mutating func finished(_ results: [TestResult], script: Int, chunk: Int) {
    turns[script - firstScript].done.append((chunk, results))
  }

  /// Hands out no more work; what has been claimed is still told.
  mutating func stop() {
    isStopped = true
  }

  /// What is to be told next, if it is known already.
  mutating func nextNews() -> News? {
    while let turn = turns.first {
      if turn.isAbandoned {
        removeFirstTurn()
        continue
      }
      guard let opened = turn.opened else { return nil }
      if !turn.isAnnounced {
        turns[0].isAnnounced = true
        return .opened(opened)
      }
      let end = isStopped ? turn.claimedChunks : turn.chunkCount
      if turn.toldChunks == end {
        removeFirstTurn()
        return .closed(opened)
      }
      guard let index = turn.done.firstIndex(where: { $0.chunk == turn.toldChunks }) else { return nil }
      turns[0].toldChunks += 1
      return .results(turns[0].done.remove(at: index).results)
    }
    return nil
  }

  private mutating func removeFirstTurn() {
    turns.removeFirst()
    firstScript += 1
  }
}
