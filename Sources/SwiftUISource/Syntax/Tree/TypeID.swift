/// The place of a type in the tree's `types`.
public struct TypeID: Hashable, Sendable {
  let number: UInt32

  init(_ index: Int) {
    number = UInt32(truncatingIfNeeded: index)
  }

  /// The position in the tree's `types`.
  public var index: Int { Int(number) }
}
