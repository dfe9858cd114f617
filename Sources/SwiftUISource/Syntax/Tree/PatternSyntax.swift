/// What a value is matched against, and the names that it binds.
public struct PatternSyntax: Sendable {
  /// One part of a tuple pattern.
  public struct Element: Sendable {
    /// The word before the colon.
    public var label: NamePlace?
    /// The pattern of this part.
    public var pattern: PatternID
  }

  /// What kind of pattern it is.
  public enum Kind: Sendable {
    /// `x as Item`
    case asType(PatternID, TypeID)
    /// `let x`, `var (a, b)` inside a case
    case binding(isVariable: Bool, PatternID)
    /// `.loaded(let x)`, `State.loaded`; nil where no parentheses stand
    case enumCase(type: ExpressionID?, NamePlace, arguments: [Element]?)
    /// `1...5`, `"a"`, `limit`: compared with `~=`
    case expression(ExpressionID)
    /// `x` where it binds a name
    case identifier(NameID)
    /// `is Item`
    case isType(TypeID)
    /// Nothing, where a pattern was expected; reported already
    case missing
    /// `x?`
    case optional(PatternID)
    /// `(a, b)`
    case tuple([Element])
    /// `x: Int`, in `let x: Int` and `if let x: Int`
    case typed(PatternID, TypeID)
    /// `_`
    case wildcard
  }

  /// The kind and its parts.
  public var kind: Kind
  /// All of its text.
  public var span: SwiftSourceSpan
}
