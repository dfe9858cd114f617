/// The place of a declaration in the tree's `declarations`.
public struct DeclarationID: Hashable, Sendable {
  let number: UInt32

  init(_ index: Int) {
    number = UInt32(truncatingIfNeeded: index)
  }

  /// The position in the tree's `declarations`.
  public var index: Int { Int(number) }
}
