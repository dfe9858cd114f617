/// A closure: what it captures, its parameters, its body.
public struct ClosureSyntax: Sendable {
  /// One entry of a capture list: `self`, `weak self`, `copy = items`.
  public struct Capture: Sendable {
    /// How the value is held.
    public enum Ownership: Sendable {
      /// by value or strong reference
      case strong
      /// `unowned`, in any of its forms
      case unowned
      /// `weak`
      case weak
    }

    /// How the value is held.
    public var ownership: Ownership
    /// The name inside the closure.
    public var name: NamePlace
    /// What is captured; nil for the value of the same name.
    public var value: ExpressionID?
    /// All of the entry.
    public var span: SwiftSourceSpan
  }

  /// One parameter before `in`; `_` has the name `_`.
  public struct Parameter: Sendable {
    /// The name inside the closure.
    public var name: NamePlace
    /// Whether it is written `$item`, as for a closure that is given a binding; the name is `item`.
    public var isProjection = false
    /// The type, if it is written.
    public var type: TypeID?
  }

  /// `@MainActor` and others before the parameters.
  public var attributes: [AttributeSyntax] = []
  /// The capture list, empty without one.
  public var captures: [Capture] = []
  /// The parameters before `in`; nil if there is no `in` or none before it.
  public var parameters: [Parameter]?
  /// Whether `async` is written.
  public var isAsync = false
  /// Whether `throws` is written.
  public var isThrowing = false
  /// The type behind `->`.
  public var result: TypeID?
  /// The statements; its span includes the braces.
  public var body: CodeBlockSyntax
}
