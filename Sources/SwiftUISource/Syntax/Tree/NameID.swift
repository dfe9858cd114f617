/// The place of an identifier or operator in the tree's `names`, equal for equal spellings; backticks do not count.
public struct NameID: Hashable, Sendable {
  let number: UInt32

  init(_ index: Int) {
    number = UInt32(truncatingIfNeeded: index)
  }

  /// The position in the tree's `names`.
  public var index: Int { Int(number) }
}
