extension MutantFinder {
  /// A Bool instead of the item, with an array beside it; `write` makes the statements from their names and the items.
  func flagged(
    _ operatorName: String, _ sentence: String, write: (_ items: String, _ value: String, _ flag: String) -> String
  ) -> ViewMutant? {
    guard let payload = sharedPayload(), payload.itemType != nil,
      case .call(let call) = tree[payload.presentation.call].kind,
      case .closure(let closure) = tree[payload.presentation.closure].kind, let content = body(of: closure),
      let label = call.arguments[payload.presentation.argument].label
    else { return nil }
    let presentation = payload.presentation
    // What else the content does with its argument has nothing to work with any more.
    if let parameter = presentation.parameter,
      reads(of: parameter, in: presentation.closure).contains(where: { !contains(payload.list, $0) })
    {
      return nil
    }
    let (items, flag) = (freshName("items"), freshName("showShare"))
    let isKept = isReadElsewhere(payload)
    let arguments = TreeEdit(
      target: .arguments(of: presentation.call, presentation.argument..<presentation.argument + 1),
      span: label.span.union(tree[call.arguments[presentation.argument].value].span), text: "isPresented: $\(flag)",
      isNoted: false)
    let shown = text(in: content, with: [replacing(payload.list, by: items)])
    var edits = [arguments, replacing(presentation.closure, by: "{\n\(shown)\n}")]
    for value in payload.writes {
      let kept = isKept ? "\(tree.text(in: tree[value.statement].span))\n" : ""
      let text = binding(payload, to: value.value, write(items, self.text(payload.list), flag)) ?? "\(flag) = false"
      edits.append(replacing(value.statement, by: kept + text))
    }
    let states = "@State private var \(items): [Any] = []\n@State private var \(flag) = false"
    if isKept {
      edits.append(adding(states, behind: payload.carrier.declaration, of: payload.owner))
    } else {
      edits.append(
        TreeEdit(
          target: .declaration(payload.carrier.declaration, in: payload.owner, isKept: false),
          span: tree[payload.carrier.declaration].span, text: states, isNoted: false))
    }
    return mutant(operatorName, edits, sentence)
  }

  /// Whether the item is read by more than the presentation.
  private func isReadElsewhere(_ payload: SharedPayload) -> Bool {
    let name = payload.carrier.name
    let targets = payload.writes.compactMap { write -> ExpressionID? in
      guard case .expression(let id) = tree[write.statement].kind, case .assignment(let target, _) = tree[id].kind
      else {
        return nil
      }
      return target
    }
    let isShadowed = payload.presentation.parameter == name
    for node in outline.nodes where isInView(node) {
      guard case .expression(let id) = node, ownName(id) == name, !targets.contains(id) else { continue }
      if isShadowed, contains(payload.presentation.closure, id), case .name = tree[id].kind { continue }
      return true
    }
    // `if let item` names the state in a pattern.
    return tree.patterns.contains { pattern in
      guard case .identifier(name) = pattern.kind else { return false }
      return view.contains { tree[$0].span.start <= pattern.span.start && pattern.span.end <= tree[$0].span.end }
        && !payload.isDeclared(at: pattern.span, tree)
    }
  }

  /// The edits that store the first item in `place` whenever the payload is set.
  func noting(_ payload: SharedPayload, in place: String) -> [TreeEdit] {
    payload.writes.compactMap { write in
      let first = firstItem(of: payload)
      guard payload.itemType != nil else {
        let old = tree.text(in: tree[write.statement].span)
        return replacing(write.statement, by: "\(old)\n\(place) = \(first)")
      }
      let name = payload.presentation.parameter.map { tree[$0] } ?? "_"
      let set = name == "_" ? "" : "self.\(tree[payload.carrier.name]) = \(name)\n"
      return binding(payload, to: write.value, "\(set)\(place) = \(first)").map {
        replacing(write.statement, by: set.isEmpty ? tree.text(in: tree[write.statement].span) + "\n" + $0 : $0)
      }
    }
  }

  /// The edits that leave out the anchors of popovers.
  func droppedAnchors() -> [TreeEdit] {
    outline.nodes.compactMap { node in
      guard case .statement(let id) = node, isReachable(node), case .expression(let value) = tree[id].kind,
        case .assignment(let target, _) = tree[value].kind, case .member(let base, let place) = tree[target].kind,
        ["barButtonItem", "sourceItem", "sourceRect", "sourceView"].contains(tree[place.name]),
        text(base).contains("popoverPresentationController")
      else { return nil }
      return removing(id)
    }
  }

  /// The view's `body` and the last expression in it.
  func viewBody() -> (body: DeclarationID, root: ExpressionID)? {
    for node in outline.nodes {
      guard case .declaration(let id) = node, let parent = outline.parent(of: node),
        case .declaration(let owner) = parent, view.contains(owner), case .variable(let variable) = tree[id].kind,
        let binding = variable.bindings.first, let name = tree.boundName(of: binding.pattern), tree[name] == "body",
        let last = binding.accessors.first(where: { $0.kind == .get })?.body?.statements.last
      else { continue }
      switch tree[last].kind {
      case .expression(let root): return (id, root)
      default: return nil
      }
    }
    return nil
  }

  /// The type in which a member stands.
  func owner(of member: DeclarationID) -> DeclarationID? {
    guard case .declaration(let owner)? = outline.parent(of: .declaration(member)) else { return nil }
    return owner
  }

  /// The edit that puts statements first in a computed property.
  func bodyStart(_ id: DeclarationID, _ text: String) -> TreeEdit? {
    guard case .variable(let variable) = tree[id].kind,
      let first = variable.bindings.first?.accessors.first(where: { $0.kind == .get })?.body?.statements.first
    else { return nil }
    let start = tree[first].span.start
    return TreeEdit(target: .bodyStart(id), span: SwiftSourceSpan(start: start, end: start), text: text, isNoted: false)
  }

  /// The text that is shared after a write of `value`, where it can be said anywhere in the view.
  func sharedText(_ payload: SharedPayload, _ value: ExpressionID) -> String? {
    guard payload.itemType != nil else {
      guard case .array(let elements) = tree[value].kind, text(payload.list) == payload.place,
        let first = elements.first
      else { return nil }
      return text(first)
    }
    guard case .array(let elements) = tree[payload.list].kind, let first = elements.first, isConstruction(value) else {
      return nil
    }
    guard let parameter = payload.presentation.parameter else { return nil }
    let type = payload.itemType ?? ""
    let isNamed: Bool =
      if case .call(let call) = tree[value].kind, case .name = tree[call.callee].kind { true } else { false }
    let made = isNamed ? text(value) : "(\(text(value)) as \(type))"
    let edits = reads(of: parameter, in: first).map { replacing($0, by: made) }
    return text(in: tree[first].span, with: edits)
  }

  private func isLiteral(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .integer, .string, .boolean: true
    default: false
    }
  }

  /// Whether an expression is what an assignment writes.
  func isWritten(_ id: ExpressionID) -> Bool {
    guard case .expression(let parent)? = outline.parent(of: id), case .assignment(id, _) = tree[parent].kind else {
      return false
    }
    return true
  }

  /// The edits that give every value of a type the same `id`.
  func constantIdentity(of owner: DeclarationID, named name: NameID) -> [TreeEdit] {
    guard case .type(let type) = tree[owner].kind else { return [] }
    for member in type.members {
      guard case .variable(let variable) = tree[member].kind else { continue }
      for binding in variable.bindings {
        guard let bound = tree.boundName(of: binding.pattern), tree[bound] == "id" else { continue }
        let written = binding.type.map { tree.text(in: tree[$0].span) }
        if let getter = binding.accessors.first(where: { $0.kind == .get }) {
          guard let constant = constantID(written), let only = getter.body?.statements.last,
            case .expression(let value) = tree[only].kind
          else { return [] }
          return [replacing(value, by: constant)]
        }
        if let value = binding.value {
          guard let constant = constantID(written ?? text(value)), !isLiteral(value) else { return [] }
          return [replacing(value, by: constant)]
        }
        guard let constant = constantID(written) else { return [] }
        let made = madeIDs(name)
        // One value that is the same each time has the same identity anyway.
        guard Set(made.map { text($0) }).count > 1 || made.contains(where: { !isLiteral($0) }) else { return [] }
        return made.filter { text($0) != constant }.map { replacing($0, by: constant) }
      }
    }
    return []
  }

  /// The arguments `id` with which values of a type are made.
  private func madeIDs(_ name: NameID) -> [ExpressionID] {
    outline.nodes.compactMap { node in
      guard case .expression(let id) = node, case .call(let call) = tree[id].kind,
        case .name(name) = tree[call.callee].kind, isReachable(node)
      else { return nil }
      return call.arguments.first { $0.label.map { tree[$0.name] == "id" } ?? false }?.value
    }
  }

  /// One value of a type of identities; nil for a type that has none to write.
  private func constantID(_ type: String?) -> String? {
    switch type {
    case "Int", "Double": "0"
    case "String": "\"same\""
    case "UUID", "UUID()": "UUID(uuidString: \"00000000-0000-0000-0000-000000000000\")!"
    default: nil
    }
  }
}

extension SharedPayload {
  /// Whether a name at `span` is the declaration of the state, or the argument of the content.
  fileprivate func isDeclared(at span: SwiftSourceSpan, _ tree: SwiftSyntaxTree) -> Bool {
    let declared = tree[carrier.declaration].span
    return declared.start <= span.start && span.end <= declared.end
  }
}
