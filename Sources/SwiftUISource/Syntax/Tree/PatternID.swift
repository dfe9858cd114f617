/// The place of a pattern in the tree's `patterns`.
public struct PatternID: Hashable, Sendable {
  let number: UInt32

  init(_ index: Int) {
    number = UInt32(truncatingIfNeeded: index)
  }

  /// The position in the tree's `patterns`.
  public var index: Int { Int(number) }
}
