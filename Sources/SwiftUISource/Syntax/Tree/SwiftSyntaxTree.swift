/// A Swift source file as a tree: nodes lie in arrays and name each other by number.
///
/// Every node has a span. What the front end does not model is a node of the kind `opaque` with its span.
/// `#if` is resolved before the tree: what it excludes stands in `inactiveRegions` alone.
public struct SwiftSyntaxTree: Sendable {
  /// The height that no tree exceeds: the nodes on the longest way from a statement down to a leaf, counting chains.
  public static let maximumHeight = 1_000

  /// The text, byte for byte; behind it the texts that edits brought in.
  public internal(set) var source: [UInt8]
  /// The spelling of each name, once, by the number of its `NameID`.
  var names = NameTable()
  /// All expressions; children stand before their parents.
  public internal(set) var expressions: [ExpressionSyntax] = []
  /// All statements, those in closures and bodies included.
  public internal(set) var statements: [StatementSyntax] = []
  /// All declarations, local ones included.
  public internal(set) var declarations: [DeclarationSyntax] = []
  /// All patterns.
  public internal(set) var patterns: [PatternSyntax] = []
  /// All types as written.
  public internal(set) var types: [TypeSyntax] = []
  /// The statements and declarations of the file itself, in order.
  public internal(set) var topLevel: [StatementID] = []
  /// The parts that a condition such as `#if os(macOS)` takes out.
  public internal(set) var inactiveRegions: [SwiftSourceSpan] = []
  /// What is wrong with the text, in the order of its places.
  public internal(set) var problems: [LocatedSwiftSourceProblem] = []

  init(source: [UInt8]) {
    self.source = source
  }

  /// The expression with this number.
  public subscript(id: ExpressionID) -> ExpressionSyntax { expressions[id.index] }
  /// The statement with this number.
  public subscript(id: StatementID) -> StatementSyntax { statements[id.index] }
  /// The declaration with this number.
  public subscript(id: DeclarationID) -> DeclarationSyntax { declarations[id.index] }
  /// The pattern with this number.
  public subscript(id: PatternID) -> PatternSyntax { patterns[id.index] }
  /// The type with this number.
  public subscript(id: TypeID) -> TypeSyntax { types[id.index] }
  /// The spelling of the name with this number.
  public subscript(id: NameID) -> String { names[id.index] }

  /// The text under `span`; invalid UTF-8 becomes U+FFFD.
  public func text(in span: SwiftSourceSpan) -> String {
    String(decoding: source[span.start..<span.end], as: UTF8.self)
  }
}
