/// A declaration with its attributes and modifiers.
public struct DeclarationSyntax: Sendable {
  /// What is declared.
  public enum Kind: Sendable {
    /// `associatedtype Element`
    case associatedType(NamePlace)
    /// `deinit { … }`
    case deinitializer(CodeBlockSyntax?)
    /// `case a, b(Int), c = 1`
    case enumCase([EnumCaseSyntax])
    /// `func f(…) { … }`
    indirect case function(FunctionSyntax)
    /// `import SwiftUI`
    case importModule([NameID])
    /// `init(…) { … }`; the name is `init`
    indirect case initializer(FunctionSyntax, failing: Failing)
    /// `#Preview { … }` among declarations
    case macroExpansion(ExpressionID)
    /// Valid but not modelled, such as `macro`; or text that could not be read (reported)
    case opaque
    /// `infix operator <>: AdditionPrecedence`
    case operatorDeclaration(NamePlace)
    /// `precedencegroup Name { … }`
    case precedenceGroup(NamePlace)
    /// `subscript(…) -> T { … }`; the name is `subscript`
    indirect case subscriptDeclaration(FunctionSyntax, accessors: [AccessorSyntax])
    /// `struct`, `class`, `actor`, `enum`, `protocol`, `extension`
    indirect case type(TypeDeclarationSyntax)
    /// `typealias A = B`
    case typeAlias(NamePlace, TypeID)
    /// `let`, `var`
    case variable(VariableSyntax)
  }

  /// Whether an initializer may give nil.
  public enum Failing: Sendable {
    /// `init`
    case never
    /// `init?`
    case optional
    /// `init!`
    case unwrapped
  }

  /// The attributes in order.
  public var attributes: [AttributeSyntax]
  /// The words before the keyword.
  public var modifiers: ModifierSet
  /// The kind and its parts.
  public var kind: Kind
  /// All of its text, attributes included.
  public var span: SwiftSourceSpan
}
