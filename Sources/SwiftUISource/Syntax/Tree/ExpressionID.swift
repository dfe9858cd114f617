/// The place of an expression in the tree's `expressions`.
public struct ExpressionID: Hashable, Sendable {
  let number: UInt32

  init(_ index: Int) {
    number = UInt32(truncatingIfNeeded: index)
  }

  /// The position in the tree's `expressions`.
  public var index: Int { Int(number) }
}
