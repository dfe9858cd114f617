/// The place of a statement in the tree's `statements`.
public struct StatementID: Hashable, Sendable {
  let number: UInt32

  init(_ index: Int) {
    number = UInt32(truncatingIfNeeded: index)
  }

  /// The position in the tree's `statements`.
  public var index: Int { Int(number) }
}
