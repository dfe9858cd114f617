/// One change of a syntax tree, together with the change of the text that says the same.
struct TreeEdit: Equatable, Sendable {
  /// What is changed in the tree.
  enum Target: Equatable, Sendable {
    /// Arguments in the parentheses of a call; the new ones are read from the text
    case arguments(of: ExpressionID, Range<Int>)
    /// The first statements of a computed property, read from the text
    case bodyStart(DeclarationID)
    /// A member of a type; declarations read from the text stand behind it, and in its place unless it is kept
    case declaration(DeclarationID, in: DeclarationID, isKept: Bool)
    /// An expression; the new one is read from the text
    case expression(ExpressionID)
    /// A modifier behind an expression, read from the text
    case modifier(on: ExpressionID)
    /// An expression that becomes another one of the tree, whose own place is then no longer in use
    case shortcut(ExpressionID, to: ExpressionID)
    /// A statement; those that stand in its place are read from the text
    case statement(StatementID)
  }

  /// What is changed in the tree.
  var target: Target
  /// The replaced words; empty where something is put in.
  var span: SwiftSourceSpan
  /// What stands there instead.
  var text: String
  /// What is read for the tree, where that is more than `text`, which has to fit between what is kept.
  var source: String?
  /// Whether a running program says that it has come here.
  var isNoted = true
}
