/// A type as it is written.
public struct TypeSyntax: Sendable {
  /// One step of a named type: `Array<Int>` in `Swift.Array<Int>`.
  public struct Component: Sendable {
    /// The name.
    public var name: NamePlace
    /// The types in angle brackets.
    public var arguments: [TypeID]
  }

  /// One part of a tuple type or one parameter of a function type.
  public struct Element: Sendable {
    /// The first word before the colon.
    public var label: NamePlace?
    /// The type.
    public var type: TypeID
  }

  /// What kind of type it is.
  public enum Kind: Sendable {
    /// `any P`
    case any(TypeID)
    /// `[Int]`
    case array(TypeID)
    /// `@escaping () -> Void`, `inout Int`, `borrowing T`, `each T`: the type without what stands before it
    case attributed(TypeID)
    /// `A & B`
    case composition([TypeID])
    /// `[String: Int]`
    case dictionary(TypeID, TypeID)
    /// `(Int) async throws -> Void`
    case function(parameters: [Element], isAsync: Bool, isThrowing: Bool, result: TypeID)
    /// `Int!`
    case implicitlyUnwrapped(TypeID)
    /// `T.Type`, `P.Protocol` on a type that is not a plain name
    case metatype(TypeID)
    /// Nothing, where a type was expected; reported already
    case missing
    /// `Int`, `Swift.Array<Int>`, `Item.Type`
    case named([Component])
    /// Valid but not modelled: `_`, `~Copyable`, `[3 of Int]`, a number as a generic argument
    case opaque
    /// `Int?`
    case optional(TypeID)
    /// `some View`
    case some(TypeID)
    /// `()`, `(Int, name: String)`
    case tuple([Element])
  }

  /// The kind and its parts.
  public var kind: Kind
  /// All of its text.
  public var span: SwiftSourceSpan
}
