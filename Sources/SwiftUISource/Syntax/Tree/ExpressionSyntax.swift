/// A piece of code that has a value.
public struct ExpressionSyntax: Sendable {
  /// What kind of expression it is, with its parts.
  public enum Kind: Sendable {
    /// `[a, b]`, also the type in `[Item]()`
    case array([ExpressionID])
    /// `a = b`
    case assignment(target: ExpressionID, value: ExpressionID)
    /// `await load()`
    case await(ExpressionID)
    /// `a + b`, operators folded by precedence; compound assignment such as `+=` too
    case binary(left: ExpressionID, operator: NamePlace, right: ExpressionID)
    /// `true`, `false`
    case boolean(Bool)
    /// `Button("Share") { … }`
    case call(CallSyntax)
    /// `value as? Item`
    case cast(ExpressionID, CastKind, TypeID)
    /// `{ [weak self] item in … }`
    indirect case closure(ClosureSyntax)
    /// `[a: b]`, `[:]`, also the type in `[String: Int]()`
    case dictionary([DictionaryElementSyntax])
    /// `_`, on the left of `=` or in a pattern
    case discard
    /// `1.5`, `0x1p3`
    case float(Double)
    /// `value!`
    case forceUnwrap(ExpressionID)
    /// `move(from:to:)`
    case functionReference(ExpressionID, labels: [NameID])
    /// `if a { 1 } else { 2 }`, as a statement and as a value
    indirect case ifElse(IfSyntax)
    /// `.foo`; a call or subscript on it is an expression around it
    case implicitMember(NamePlace)
    /// `&value`
    case inOut(ExpressionID)
    /// `42`, `0xFF`, `1_000`; nil if it does not fit in 64 bits
    case integer(UInt64?)
    /// `\.dismiss`, `\Item.name[0]?.count`
    indirect case keyPath(KeyPathSyntax)
    /// `#selector(tapped)`, `#line`, `#expect(a == b) { … }`
    indirect case macro(MacroExpansionSyntax)
    /// `consume x`, `copy x`, `each x`, `repeat f(each x)`, `unsafe f()`
    case marked(NameID, ExpressionID)
    /// `base.name`; `name` may be `init`, `self`, `Type`
    case member(ExpressionID, NamePlace)
    /// Nothing, where an expression was expected; reported already
    case missing
    /// `item`, `Text`
    case name(NameID)
    /// `nil`
    case nilLiteral
    /// Valid code that is not modelled
    case opaque
    /// `<` in `sorted(by: <)`
    case operatorReference(NameID)
    /// `value?` with more behind it
    case optionalChain(ExpressionID)
    /// `$0`
    case parameter(Int)
    /// `(a)`
    case parenthesized(ExpressionID)
    /// `let x`, `is T` inside a pattern whose whole is kept as an expression
    case pattern(PatternID)
    /// `x++`, with a postfix operator of the file's own
    case postfix(ExpressionID, operator: NamePlace)
    /// `!a`, `-a`, `...a`
    case prefix(operator: NamePlace, ExpressionID)
    /// `$item`; the name is `item`
    case projection(NameID)
    /// `/a+/`, `#/a+/#`; the span is the pattern between the slashes
    case regex(SwiftSourceSpan)
    /// `self`
    case selfReference
    /// `Self`
    case selfType
    /// `Array<Int>` before `(`, `.` and the like
    case specialized(ExpressionID, [TypeID])
    /// `"Share \(name)"`
    case string([StringPartSyntax])
    /// `values[0]`, `values[safe: 0]`
    case subscriptAccess(ExpressionID, [ArgumentSyntax])
    /// `super`
    case superReference
    /// `switch a { … }`, as a statement and as a value
    indirect case switchCase(SwitchSyntax)
    /// `a ? b : c`
    case ternary(condition: ExpressionID, then: ExpressionID, otherwise: ExpressionID)
    /// `try`, `try?`, `try!` before an expression
    case tryOrFail(TryKind, ExpressionID)
    /// `()`, `(a, b)`, `(x: 1, y: 2)`
    case tuple([ArgumentSyntax])
    /// `pair.0`
    case tupleElement(ExpressionID, Int)
    /// `any View`, `(Int) -> Void` where a value is expected
    case type(TypeID)
  }

  /// How a cast is written.
  public enum CastKind: Sendable {
    /// `as`
    case coerce
    /// `as!`
    case forced
    /// `is`
    case isType
    /// `as?`
    case optional
  }

  /// How `try` is written.
  public enum TryKind: Sendable {
    /// `try!`
    case forced
    /// `try?`
    case optional
    /// `try`
    case propagating
  }

  /// The kind and its parts.
  public var kind: Kind
  /// All of its text, without the spaces around it.
  public var span: SwiftSourceSpan
}
