/// What stands around each node of a syntax tree.
struct TreeOutline: Sendable {
  /// The nodes in the order of the text, each before what is in it.
  private(set) var nodes: [TreeNode] = []
  private var expressionParents: [TreeNode?]
  private var statementParents: [TreeNode?]
  private var declarationParents: [TreeNode?]

  /// The outline of what stands in the declarations `roots`.
  init(_ tree: SwiftSyntaxTree, of roots: [DeclarationID]) {
    expressionParents = Array(repeating: nil, count: tree.expressions.count)
    statementParents = Array(repeating: nil, count: tree.statements.count)
    declarationParents = Array(repeating: nil, count: tree.declarations.count)
    var open: [TreeNode] = roots.reversed().map { .declaration($0) }
    while let node = open.popLast() {
      nodes.append(node)
      for child in tree.children(of: node).reversed() {
        setParent(of: child, to: node)
        open.append(child)
      }
    }
  }

  /// The node around `node`; nil for the declarations of the file itself.
  func parent(of node: TreeNode) -> TreeNode? {
    switch node {
    case .declaration(let id): declarationParents[id.index]
    case .expression(let id): expressionParents[id.index]
    case .statement(let id): statementParents[id.index]
    }
  }

  /// The node around the expression `id`.
  func parent(of id: ExpressionID) -> TreeNode? { expressionParents[id.index] }

  /// The nodes around `node`, from the inside out.
  func ancestors(of node: TreeNode) -> some Sequence<TreeNode> {
    sequence(state: node) { current in
      guard let next = parent(of: current) else { return nil }
      current = next
      return next
    }
  }

  private mutating func setParent(of node: TreeNode, to parent: TreeNode) {
    switch node {
    case .declaration(let id): declarationParents[id.index] = parent
    case .expression(let id): expressionParents[id.index] = parent
    case .statement(let id): statementParents[id.index] = parent
    }
  }
}
