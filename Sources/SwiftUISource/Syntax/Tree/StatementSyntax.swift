/// One statement of a body or of the file.
public struct StatementSyntax: Sendable {
  /// What kind of statement it is; `if` and `switch` are expressions.
  public enum Kind: Sendable {
    /// `break`, `break outer`
    case breakLoop(label: NameID?)
    /// `continue`, `continue outer`
    case continueLoop(label: NameID?)
    /// A local or global declaration
    case declaration(DeclarationID)
    /// `defer { … }`
    case deferred(CodeBlockSyntax)
    /// `do { … } catch { … }`
    indirect case doCatch(DoCatchSyntax)
    /// An expression for its effect, or as the value of its body
    case expression(ExpressionID)
    /// `fallthrough`
    case fallThrough
    /// `for x in xs { … }`
    indirect case forIn(ForInSyntax)
    /// `guard conditions else { … }`
    indirect case guardElse(conditions: [ConditionSyntax], body: CodeBlockSyntax)
    /// `outer: for …`
    case labeled(NameID, StatementID)
    /// Text that could not be read (reported), or valid code that is not modelled
    case opaque
    /// `repeat { … } while condition`
    indirect case repeatWhile(body: CodeBlockSyntax, condition: ExpressionID)
    /// `return`, `return value`
    case returnValue(ExpressionID?)
    /// `throw error`
    case throwError(ExpressionID)
    /// `while conditions { … }`
    indirect case whileLoop(conditions: [ConditionSyntax], body: CodeBlockSyntax)
  }

  /// The kind and its parts.
  public var kind: Kind
  /// All of its text.
  public var span: SwiftSourceSpan
}
