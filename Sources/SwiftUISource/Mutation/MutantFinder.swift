/// Finds the places of a view's code at which a plausible mistake can be made.
struct MutantFinder {
  let source: ViewSource
  let outline: TreeOutline
  /// Every name that the view's code mentions.
  let names: Set<NameID>
  /// The view's own declaration and its extensions.
  let view: [DeclarationID]
  /// What is declared in the types of the view's code.
  let members: MemberIndex

  var tree: SwiftSyntaxTree { source.tree }

  /// A finder for the view `name`; nil if the file has no such view.
  init?(_ source: ViewSource, view name: String) {
    guard source.diagnostics.isEmpty, source.views.contains(name) else { return nil }
    self.source = source
    let used = UsedDeclarations(of: name, in: source.tree)
    names = used.names
    outline = TreeOutline(source.tree, of: used.roots)
    members = MemberIndex(source.tree, outline.nodes)
    view = outline.nodes.compactMap { node in
      guard case .declaration(let id) = node, case .type(let type) = source.tree[id].kind,
        source.tree[type.name.name] == name
      else { return nil }
      return id
    }
  }

  /// All mutants, in the order of the text.
  func mutants() -> [ViewMutant] {
    var found: [ViewMutant] = []
    for node in outline.nodes where isReachable(node) {
      switch node {
      case .declaration: break
      case .expression(let id): found += mutants(of: id)
      case .statement(let id): found += mutants(of: id)
      }
    }
    found += swappedPayloads()
    var seen: Set<[String]> = []
    return found.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    .map(\.element)
    .filter { mutant in
      seen.insert(mutant.edits.map { "\($0.span.start) \($0.span.end) \($0.text)" }).inserted
    }
  }

  private func mutants(of id: ExpressionID) -> [ViewMutant] {
    var found: [ViewMutant?] = []
    switch tree[id].kind {
    case .array(let elements): found.append(emptiedArray(id, elements))
    case .boolean, .integer, .string: found.append(changedLiteral(id))
    case .call(let call):
      found.append(removedModifier(id, call))
      found.append(negatedArgument(call))
      if let presentation = presentation(id, call) {
        found.append(itemToBool(presentation))
        found.append(otherState(presentation))
        found.append(droppedOnDismiss(id, call))
      }
    case .ifElse(let syntax):
      for branch in syntax.branches { found += negatedConditions(branch.conditions) }
    case .ternary(let condition, _, _): found.append(negatedCondition(condition))
    default: break
    }
    return found.compactMap { $0 }
  }

  private func mutants(of id: StatementID) -> [ViewMutant] {
    switch tree[id].kind {
    case .expression(let value):
      [droppedWrite(id, value), droppedCall(id, value), removedAwait(id, value)].compactMap { $0 }
    case .guardElse(let conditions, _): negatedConditions(conditions).compactMap { $0 }
    case .breakLoop, .continueLoop, .declaration, .deferred, .doCatch, .fallThrough, .forIn, .labeled, .opaque,
      .repeatWhile, .returnValue, .throwError, .whileLoop:
      []
    }
  }

  /// Whether code at `node` can run: it does not stand in a function that nobody names.
  func isReachable(_ node: TreeNode) -> Bool {
    for ancestor in outline.ancestors(of: node) {
      guard case .declaration(let id) = ancestor else { continue }
      switch tree[id].kind {
      case .function(let function):
        if !members.isRequirement(id), !names.contains(function.name.name) { return false }
      case .deinitializer: return false
      default: break
      }
    }
    return true
  }

  // MARK: Making mutants

  /// The words under a node, as they are written.
  func text(_ id: ExpressionID) -> String { tree.text(in: tree[id].span) }

  /// A mutant that an operator makes.
  func mutant(_ operation: MutationOperator, _ edits: [TreeEdit], _ sentence: String) -> ViewMutant? {
    mutant(operation.rawValue, edits, sentence)
  }

  /// A mutant whose first edit is the one that is shown.
  func mutant(_ operatorName: String, _ edits: [TreeEdit], _ sentence: String) -> ViewMutant? {
    guard let first = edits.first else { return nil }
    return ViewMutant(
      operatorName: operatorName, span: first.span, start: source.place(of: first.span.start),
      end: source.place(of: first.span.end), replacement: first.text, sentence: sentence, edits: edits)
  }

  /// The words in `span` with the edits that lie in it.
  func text(in span: SwiftSourceSpan, with edits: [TreeEdit]) -> String {
    var text = ""
    var position = span.start
    for edit in edits.sorted(by: { $0.span.start < $1.span.start }) {
      guard edit.span.start >= position, edit.span.end <= span.end else { continue }
      text += tree.text(in: SwiftSourceSpan(start: position, end: edit.span.start)) + edit.text
      position = edit.span.end
    }
    return text + tree.text(in: SwiftSourceSpan(start: position, end: span.end))
  }

  /// The edit that puts `text` in the place of an expression.
  func replacing(_ id: ExpressionID, by text: String, isNoted: Bool = true) -> TreeEdit {
    TreeEdit(target: .expression(id), span: tree[id].span, text: text, isNoted: isNoted)
  }

  /// The edit that puts `text` in the place of a statement.
  func replacing(_ id: StatementID, by text: String) -> TreeEdit {
    TreeEdit(target: .statement(id), span: tree[id].span, text: text)
  }

  /// The spelling of a name that is read, directly or behind `self`; nil for anything else.
  func ownName(_ id: ExpressionID) -> NameID? {
    switch tree[id].kind {
    case .name(let name): return name
    case .member(let base, let place):
      if case .selfReference = tree[base].kind { return place.name }
      return nil
    case .parenthesized(let inner): return ownName(inner)
    default: return nil
    }
  }

  /// The last name of what is called: that of a function, a type, a method or a modifier.
  func calledName(_ call: CallSyntax) -> NameID? {
    switch tree[call.callee].kind {
    case .name(let name): name
    case .member(_, let place), .implicitMember(let place): place.name
    default: nil
    }
  }

  /// Whether a node stands in the view's own code.
  func isInView(_ node: TreeNode) -> Bool {
    let span = tree.span(of: node)
    return view.contains { tree[$0].span.start <= span.start && span.end <= tree[$0].span.end }
  }
}
