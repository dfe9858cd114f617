/// A type or an extension of one.
public struct TypeDeclarationSyntax: Sendable {
  /// The word that declares it.
  public enum Keyword: Sendable {
    /// `actor`
    case actor
    /// `class`
    case `class`
    /// `enum`
    case `enum`
    /// `extension`
    case `extension`
    /// `protocol`
    case `protocol`
    /// `struct`
    case `struct`
  }

  /// The word that declares it.
  public var keyword: Keyword
  /// The name; of an extended type the last part.
  public var name: NamePlace
  /// The type that an extension extends.
  public var extendedType: TypeID?
  /// The names in angle brackets.
  public var generics: GenericsSyntax
  /// What stands behind the colon.
  public var inheritance: [TypeID]
  /// The members in order.
  public var members: [DeclarationID]
  /// The members with their braces.
  public var memberSpan: SwiftSourceSpan
}
