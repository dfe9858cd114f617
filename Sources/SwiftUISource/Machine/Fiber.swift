/// The calls that are going on in one strand of the program: frames and values, all on the heap.
struct Fiber {
  /// One call.
  struct Frame {
    var function: Int
    var position = 0
    var base: Int
    var captures: [SwiftValue] = []
    /// Whether the changed `self` is left above the result.
    var returnsSelf = false
    /// Whether a mark is left instead, because `self` did not change.
    var returnsHole = false
    /// What to do with the result of an initializer.
    var isConstruction = false
    /// Whether the first parameter is the result.
    var returnsFirst = false
    /// Slots whose values are left above the result.
    var inOut: [Int] = []
  }

  /// An open `do`.
  struct Handler {
    var frame: Int
    var position: Int
    var height: Int
  }

  var stack: [SwiftValue] = []
  var frames: [Frame] = []
  var handlers: [Handler] = []

  /// A fiber with room for short calls.
  init() {
    stack.reserveCapacity(16)
    frames.reserveCapacity(2)
  }
}
