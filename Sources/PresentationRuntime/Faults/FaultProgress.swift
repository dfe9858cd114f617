/// How far the one fault of a broken app came in a run.
package enum FaultProgress: Comparable, Sendable {
  /// The changed place was not reached.
  case notReached
  /// It was reached.
  case reached
  /// It was reached, and its outcome differed from the healthy one.
  case fired
}

extension PresentationHost {
  /// Notes that the changed place was reached, and whether its outcome `differed`.
  package func noteFault(differed: Bool) {
    faultProgress = max(faultProgress, differed ? .fired : .reached)
  }
}
