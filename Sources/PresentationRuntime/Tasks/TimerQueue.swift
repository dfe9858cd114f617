/// Work that comes due as the virtual clock moves (R11), in order of time, then of asking.
struct TimerQueue {
  struct Entry {
    var due: Duration
    var number: Int
    var kind: WorkKind
    var cause: Int
    var run: () throws(AppCrash) -> Void

    func comes(before other: Entry) -> Bool {
      due != other.due ? due < other.due : number < other.number
    }
  }

  private var heap: [Entry] = []
  private var cancelled: Set<Int> = []
  private var nextNumber = 0

  /// When the next one comes due.
  var nextDue: Duration? {
    mutating get {
      dropCancelled()
      return heap.first?.due
    }
  }

  /// Adds work, and says by which number it can be cancelled.
  mutating func add(
    due: Duration, kind: WorkKind, cause: Int, run: @escaping () throws(AppCrash) -> Void
  ) -> Int {
    nextNumber += 1
    heap.append(Entry(due: due, number: nextNumber, kind: kind, cause: cause, run: run))
    siftUp(heap.count - 1)
    return nextNumber
  }

  mutating func cancel(_ number: Int) { cancelled.insert(number) }

  mutating func popFirst() -> Entry? {
    dropCancelled()
    return heap.isEmpty ? nil : removeFirst()
  }

  private mutating func dropCancelled() {
    while let first = heap.first, cancelled.remove(first.number) != nil { _ = removeFirst() }
  }

  private mutating func removeFirst() -> Entry {
    let first = heap[0]
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
    return first
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0, heap[index].comes(before: heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].comes(before: heap[first]) {
        first = child
      }
      guard first != index else { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
