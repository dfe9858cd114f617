extension SwiftParser {
  /// Puts an expression that ends at the last token into the tree.
  func add(_ kind: ExpressionSyntax.Kind, from start: Int) -> ExpressionID {
    tree.expressions.append(ExpressionSyntax(kind: kind, span: span(from: start)))
    return ExpressionID(tree.expressions.count - 1)
  }

  /// Puts an expression into the tree.
  func add(_ kind: ExpressionSyntax.Kind, span: SwiftSourceSpan) -> ExpressionID {
    tree.expressions.append(ExpressionSyntax(kind: kind, span: span))
    return ExpressionID(tree.expressions.count - 1)
  }

  /// Puts a statement that ends at the last token into the tree.
  func add(_ kind: StatementSyntax.Kind, from start: Int) -> StatementID {
    tree.statements.append(StatementSyntax(kind: kind, span: span(from: start)))
    return StatementID(tree.statements.count - 1)
  }

  /// Puts a pattern that ends at the last token into the tree.
  func add(_ kind: PatternSyntax.Kind, from start: Int) -> PatternID {
    add(kind, span: span(from: start))
  }

  /// Puts a pattern into the tree.
  func add(_ kind: PatternSyntax.Kind, span: SwiftSourceSpan) -> PatternID {
    tree.patterns.append(PatternSyntax(kind: kind, span: span))
    return PatternID(tree.patterns.count - 1)
  }

  /// Puts a type that ends at the last token into the tree.
  func add(_ kind: TypeSyntax.Kind, from start: Int) -> TypeID {
    tree.types.append(TypeSyntax(kind: kind, span: span(from: start)))
    return TypeID(tree.types.count - 1)
  }

  /// Counts one more link of a chain around `base`; a chain that is too long becomes one opaque piece.
  func link(_ base: inout ExpressionID, from start: Int) {
    height += 1
    guard height > SwiftSyntaxTree.maximumHeight else { return }
    report(.nestingTooDeep(limit: SwiftSyntaxTree.maximumHeight), at: tree[base].span)
    base = add(.opaque, from: start)
    height = 0
  }
}

extension SwiftParser {
  /// The text of a token.
  func text(of token: SwiftToken) -> String { tree.text(in: token.span) }
}
