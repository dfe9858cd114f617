/// The words before a declaration's keyword.
public struct ModifierSet: OptionSet, Hashable, Sendable {
  /// One bit for each word.
  public let rawValue: UInt32

  /// The words whose bits are set.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// `static`
  public static let `static` = ModifierSet(rawValue: 1 << 0)
  /// `class` before a member
  public static let classMember = ModifierSet(rawValue: 1 << 1)
  /// `lazy`
  public static let lazy = ModifierSet(rawValue: 1 << 2)
  /// `weak`
  public static let weak = ModifierSet(rawValue: 1 << 3)
  /// `unowned`, in any of its forms
  public static let unowned = ModifierSet(rawValue: 1 << 4)
  /// `mutating`
  public static let mutating = ModifierSet(rawValue: 1 << 5)
  /// `override`
  public static let override = ModifierSet(rawValue: 1 << 6)
  /// `private`
  public static let `private` = ModifierSet(rawValue: 1 << 7)
  /// `fileprivate`
  public static let `fileprivate` = ModifierSet(rawValue: 1 << 8)
  /// `private(set)` and the like
  public static let restrictedSetter = ModifierSet(rawValue: 1 << 9)
  /// `indirect`
  public static let indirect = ModifierSet(rawValue: 1 << 10)
  /// `convenience`
  public static let convenience = ModifierSet(rawValue: 1 << 11)
  /// `required`
  public static let required = ModifierSet(rawValue: 1 << 12)
  /// `final`
  public static let final = ModifierSet(rawValue: 1 << 13)
  /// `optional`
  public static let optional = ModifierSet(rawValue: 1 << 14)
  /// `nonisolated`
  public static let nonisolated = ModifierSet(rawValue: 1 << 15)
  /// `public`, `open`, `package` or `internal`
  public static let visible = ModifierSet(rawValue: 1 << 16)
  /// `prefix` before an operator function
  public static let prefix = ModifierSet(rawValue: 1 << 17)
  /// `postfix` before an operator function
  public static let postfix = ModifierSet(rawValue: 1 << 18)
  /// Any other word
  public static let other = ModifierSet(rawValue: 1 << 19)
}
