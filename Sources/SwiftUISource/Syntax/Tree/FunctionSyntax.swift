/// The parts of a function, initializer or subscript.
public struct FunctionSyntax: Sendable {
  /// The name, or the operator; `init` and `subscript` for those.
  public var name: NamePlace
  /// Generic parameters and requirements.
  public var generics: GenericsSyntax
  /// The parameters.
  public var parameters: [ParameterSyntax]
  /// Whether `async` is written.
  public var isAsync: Bool
  /// Whether `throws` or `rethrows` is written.
  public var isThrowing: Bool
  /// The type behind `->`.
  public var result: TypeID?
  /// The body; nil in a protocol.
  public var body: CodeBlockSyntax?
}
