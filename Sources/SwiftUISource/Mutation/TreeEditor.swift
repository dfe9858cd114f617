/// Changes a syntax tree: what an edit brings in is read by itself and takes over the place of a node.
struct TreeEditor {
  private(set) var tree: SwiftSyntaxTree
  private(set) var edited = EditedNodes()
  private var insertions: [(start: Int, place: Int)] = []
  private let originalLines: LineTable
  /// The names of the tree by their bytes; made when something is read.
  private var names: NameTable?

  /// An editor of `tree`, whose text has these lines.
  init(_ tree: SwiftSyntaxTree, lines: LineTable) {
    self.tree = tree
    originalLines = lines
  }

  /// The lines of the file, to which places in the edits lead.
  var lines: LineTable { originalLines.with(insertions, source: tree.source) }

  /// Applies the edits; one inside what another one replaces is lost.
  mutating func apply(_ edits: [TreeEdit]) {
    // What moves another node comes last, so that it moves the edited one.
    for edit in edits where !edit.target.isMove { apply(edit) }
    for edit in edits where edit.target.isMove { apply(edit) }
  }

  private mutating func apply(_ edit: TreeEdit) {
    let text = edit.source ?? edit.text
    switch edit.target {
    case .arguments(let id, let range):
      let arguments: [ArgumentSyntax] = text.isEmpty ? [] : readArguments(text, at: edit)
      guard case .call(var call) = tree[id].kind else { return }
      call.arguments.replaceSubrange(range, with: arguments)
      tree.expressions[id.index].kind = .call(call)
      note(id, edit)
    case .bodyStart(let id):
      let statements = read(text, at: edit) { $0.parseStatements(until: .endOfFile) }
      guard case .variable(var variable) = tree[id].kind else { return }
      for binding in variable.bindings.indices {
        for accessor in variable.bindings[binding].accessors.indices {
          guard variable.bindings[binding].accessors[accessor].kind == .get else { continue }
          variable.bindings[binding].accessors[accessor].body?.statements.insert(contentsOf: statements, at: 0)
        }
      }
      tree.declarations[id.index].kind = .variable(variable)
      if edit.isNoted, let first = statements.first { note(first) }
    case .declaration(let old, let owner, let isKept):
      let members = read("struct Owner {\n" + text + "\n}", at: edit) { parser in
        let owner = parser.parseDeclaration()
        guard case .type(let syntax) = parser.tree[owner].kind else { return [DeclarationID]() }
        return syntax.members
      }
      guard case .type(var type) = tree[owner].kind, let index = type.members.firstIndex(of: old) else { return }
      type.members.replaceSubrange(isKept ? index + 1..<index + 1 : index..<index + 1, with: members)
      tree.declarations[owner.index].kind = .type(type)
    case .expression(let id):
      let new = read(text, at: edit) { $0.parseExpression() }
      tree.expressions[id.index] = tree[new]
      note(id, edit)
    case .modifier(let id):
      let new = read(text, at: edit) { $0.parseExpression() }
      put(new, behind: id)
      note(id, edit)
    case .shortcut(let id, let other):
      tree.expressions[id.index] = tree[other]
      note(id, edit)
    case .statement(let id):
      let statements = text.isEmpty ? [] : read(text, at: edit) { $0.parseStatements(until: .endOfFile) }
      if statements.count == 1 {
        tree.statements[id.index] = tree[statements[0]]
      } else {
        let block = CodeBlockSyntax(statements: statements, span: edit.span)
        tree.statements[id.index].kind = .doCatch(DoCatchSyntax(body: block, catches: []))
      }
      if edit.isNoted { note(id) }
    }
  }

  private mutating func readArguments(_ text: String, at edit: TreeEdit) -> [ArgumentSyntax] {
    read("call(" + text + ")", at: edit) { parser in
      let call = parser.parseExpression()
      guard case .call(let syntax) = parser.tree[call].kind else { return [] }
      return syntax.arguments
    }
  }

  /// Makes the chain `.name(…)` one of the expression `id`, which moves into it.
  private mutating func put(_ chain: ExpressionID, behind id: ExpressionID) {
    tree.expressions.append(tree[id])
    let moved = ExpressionID(tree.expressions.count - 1)
    if edited.note(at: id) != nil { edited.insert(moved) }
    var link = chain
    while true {
      switch tree[link].kind {
      case .call(let call): link = call.callee
      case .member(let base, _): link = base
      case .implicitMember(let name):
        tree.expressions[link.index].kind = .member(moved, name)
        tree.expressions[id.index].kind = tree[chain].kind
        return
      default: return
      }
    }
  }

  private mutating func note(_ id: ExpressionID, _ edit: TreeEdit) {
    if edit.isNoted { edited.insert(id) }
  }

  private mutating func note(_ id: StatementID) {
    // A builder looks into its statements, and compiles their expressions itself.
    if case .expression(let value) = tree[id].kind { edited.insert(value) } else { edited.insert(id) }
  }

  /// Reads `text` behind all others, so that what comes of it has places of its own.
  private mutating func read<Node>(_ text: String, at edit: TreeEdit, _ production: (SwiftParser) -> Node) -> Node {
    let start = tree.source.count
    // The line break keeps the text apart from the one before it.
    tree.source.append(UInt8(ascii: "\n"))
    tree.source.append(contentsOf: text.utf8)
    insertions.append((start: start, place: edit.span.start))
    var lexer = SwiftLexer(tree.source, from: start, names: names ?? tree.names)
    lexer.readAll()
    names = lexer.names
    let given = tree
    // The parser is to be the only owner of the nodes, so that they are not copied for each edit.
    tree = SwiftSyntaxTree(source: [])
    let parser = SwiftParser(lexer, addingTo: given)
    let node = production(parser)
    if !parser.at(.endOfFile) { parser.reportExpected(.statementEnd) }
    tree = parser.tree
    return node
  }
}

extension TreeEdit.Target {
  /// Whether a node goes to another place.
  fileprivate var isMove: Bool {
    switch self {
    case .modifier, .shortcut: true
    case .arguments, .bodyStart, .declaration, .expression, .statement: false
    }
  }
}
