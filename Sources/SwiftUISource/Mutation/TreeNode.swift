/// A node of a syntax tree, of any kind that holds code.
enum TreeNode: Hashable, Sendable {
  case declaration(DeclarationID)
  case expression(ExpressionID)
  case statement(StatementID)
}

extension SwiftSyntaxTree {
  /// The span of a node.
  func span(of node: TreeNode) -> SwiftSourceSpan {
    switch node {
    case .declaration(let id): self[id].span
    case .expression(let id): self[id].span
    case .statement(let id): self[id].span
    }
  }

  /// The nodes right below `node`; what stands in patterns is left out.
  func children(of node: TreeNode) -> [TreeNode] {
    switch node {
    case .declaration(let id): children(of: self[id])
    case .expression(let id): children(of: self[id].kind)
    case .statement(let id): children(of: self[id].kind)
    }
  }

  private func nodes(_ block: CodeBlockSyntax?) -> [TreeNode] { block?.statements.map { .statement($0) } ?? [] }

  private func nodes(_ arguments: [ArgumentSyntax]) -> [TreeNode] { arguments.map { .expression($0.value) } }

  private func nodes(_ conditions: [ConditionSyntax]) -> [TreeNode] {
    conditions.compactMap { condition in
      switch condition.kind {
      case .available: nil
      case .binding(_, _, let value): value.map { .expression($0) }
      case .expression(let value), .pattern(_, let value): .expression(value)
      }
    }
  }

  private func nodes(_ function: FunctionSyntax) -> [TreeNode] {
    function.parameters.compactMap { $0.defaultValue.map { .expression($0) } } + nodes(function.body)
  }

  private func children(of declaration: DeclarationSyntax) -> [TreeNode] {
    switch declaration.kind {
    case .deinitializer(let body): return nodes(body)
    case .function(let function), .initializer(let function, _): return nodes(function)
    case .macroExpansion(let value): return [.expression(value)]
    case .subscriptDeclaration(let function, let accessors):
      return nodes(function) + accessors.flatMap { nodes($0.body) }
    case .type(let type): return type.members.map { .declaration($0) }
    case .variable(let variable):
      return variable.bindings.flatMap { binding in
        (binding.value.map { [.expression($0)] } ?? []) + binding.accessors.flatMap { nodes($0.body) }
      }
    case .associatedType, .enumCase, .importModule, .opaque, .operatorDeclaration, .precedenceGroup, .typeAlias:
      return []
    }
  }

  private func children(of kind: StatementSyntax.Kind) -> [TreeNode] {
    switch kind {
    case .breakLoop, .continueLoop, .fallThrough, .opaque: []
    case .declaration(let id): [.declaration(id)]
    case .deferred(let body): nodes(body)
    case .doCatch(let syntax): nodes(syntax.body) + syntax.catches.flatMap { nodes($0.body) }
    case .expression(let value), .throwError(let value): [.expression(value)]
    case .forIn(let syntax):
      [.expression(syntax.sequence)] + (syntax.condition.map { [.expression($0)] } ?? []) + nodes(syntax.body)
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body): nodes(conditions) + nodes(body)
    case .labeled(_, let inner): [.statement(inner)]
    case .repeatWhile(let body, let condition): nodes(body) + [.expression(condition)]
    case .returnValue(let value): value.map { [.expression($0)] } ?? []
    }
  }

  private func children(of kind: ExpressionSyntax.Kind) -> [TreeNode] {
    switch kind {
    case .array(let elements): elements.map { .expression($0) }
    case .assignment(let left, let right), .binary(let left, _, let right): [.expression(left), .expression(right)]
    case .await(let value), .cast(let value, _, _), .forceUnwrap(let value), .functionReference(let value, _),
      .inOut(let value), .marked(_, let value), .member(let value, _), .optionalChain(let value),
      .parenthesized(let value), .postfix(let value, _), .prefix(_, let value), .specialized(let value, _),
      .tryOrFail(_, let value), .tupleElement(let value, _):
      [.expression(value)]
    case .call(let call): [.expression(call.callee)] + nodes(call.arguments) + nodes(call.trailingClosures)
    case .closure(let closure):
      closure.captures.compactMap { $0.value.map { .expression($0) } } + nodes(closure.body)
    case .dictionary(let elements): elements.flatMap { [.expression($0.key), .expression($0.value)] }
    case .ifElse(let syntax):
      syntax.branches.flatMap { nodes($0.conditions) + nodes($0.body) } + nodes(syntax.otherwise)
    case .macro(let macro): nodes(macro.arguments) + nodes(macro.trailingClosures)
    case .string(let parts): parts.flatMap { nodes($0.values) }
    case .subscriptAccess(let base, let arguments): [.expression(base)] + nodes(arguments)
    case .switchCase(let syntax):
      [.expression(syntax.subject)]
        + syntax.cases.flatMap { element in
          element.items.compactMap { $0.condition.map { .expression($0) } } + nodes(element.body)
        }
    case .ternary(let condition, let first, let second):
      [.expression(condition), .expression(first), .expression(second)]
    case .tuple(let elements): nodes(elements)
    case .boolean, .discard, .float, .implicitMember, .integer, .keyPath, .missing, .name, .nilLiteral, .opaque,
      .operatorReference, .parameter, .pattern, .projection, .regex, .selfReference, .selfType, .superReference, .type:
      []
    }
  }
}

extension StringPartSyntax {
  /// The values between the texts.
  fileprivate var values: [ArgumentSyntax] {
    switch self {
    case .interpolation(let arguments): arguments
    case .text: []
    }
  }
}
