extension MutantFinder {
  /// `sheet(item:)` turned into a Bool beside the item, which the content then reads.
  func itemToBool(_ presentation: Presentation) -> ViewMutant? {
    guard presentation.isItem, usesItem(presentation), isInView(.expression(presentation.call)),
      let property = state(presentation.state), let owner = property.owner,
      let writes = writes(of: presentation.state, besides: presentation.call),
      !writes.isEmpty, case .call(let call) = tree[presentation.call].kind,
      case .closure(let closure) = tree[presentation.closure].kind
    else { return nil }
    let item = tree[presentation.state]
    let flag = freshName("is" + item.prefix(1).uppercased() + item.dropFirst() + "Shown")
    guard let label = call.arguments[presentation.argument].label else { return nil }
    var edits = [
      TreeEdit(
        target: .arguments(of: presentation.call, presentation.argument..<presentation.argument + 1),
        span: label.span.union(tree[call.arguments[presentation.argument].value].span), text: "isPresented: $\(flag)",
        isNoted: false)
    ]
    let written = writes.map { write in
      replacing(write.statement, by: "\(tree.text(in: tree[write.statement].span))\n\(flag) = self.\(item) != nil")
    }
    guard closure.parameters != nil, let span = body(of: closure) else { return nil }
    let content = text(in: span, with: written)
    if let parameter = presentation.parameter {
      edits.append(
        replacing(
          presentation.closure, by: "{\nif let \(tree[parameter]) = self.\(item) {\n\(content)\n}\n}"))
    } else {
      edits.append(replacing(presentation.closure, by: "{\n\(content)\n}"))
    }
    let replaced = tree[presentation.closure].span
    edits += written.filter { !($0.span.start >= replaced.start && $0.span.end <= replaced.end) }
    edits.append(adding("@State private var \(flag) = false", behind: property.declaration, of: owner))
    return mutant(
      .itemToBool, edits, "the \(presentation.modifier) of '\(item)' is shown for a Bool beside it")
  }

  /// The content's argument replaced by another state of the view that fits in its place.
  func otherState(_ presentation: Presentation) -> ViewMutant? {
    guard isInView(.expression(presentation.call)) else { return nil }
    let name = presentation.isItem ? presentation.parameter : nil
    let span = tree[presentation.closure].span
    for node in outline.nodes {
      guard case .expression(let id) = node, span.start <= tree[id].span.start, tree[id].span.end <= span.end else {
        continue
      }
      guard let (read, type) = presentation.isItem ? use(of: name, at: id, presentation) : use(ofStateAt: id) else {
        continue
      }
      guard let (state, text) = replacement(of: type, besides: [presentation.state, ownName(read)].compactMap { $0 })
      else { continue }
      return mutant(
        .otherState, [replacing(read, by: text)],
        "the \(presentation.modifier) gets '\(tree[state])' instead of '\(self.text(read))'")
    }
    return nil
  }

  /// `onDismiss` left out.
  func droppedOnDismiss(_ id: ExpressionID, _ call: CallSyntax) -> ViewMutant? {
    guard
      let index = call.arguments.firstIndex(where: { $0.label.map { tree[$0.name] == "onDismiss" } ?? false }),
      index > 0
    else { return nil }
    if case .nilLiteral = tree[call.arguments[index].value].kind { return nil }
    let start = tree[call.arguments[index - 1].value].span.end
    let edit = TreeEdit(
      target: .arguments(of: id, index..<index + 1),
      span: SwiftSourceSpan(start: start, end: tree[call.arguments[index].value].span.end), text: "")
    return mutant(.droppedOnDismiss, [edit], "nothing is done when the sheet is gone: 'onDismiss' is missing")
  }

  /// The edit that puts a member behind another one of the same type.
  func adding(_ text: String, behind declaration: DeclarationID, of owner: DeclarationID) -> TreeEdit {
    let end = tree[declaration].span.end
    return TreeEdit(
      target: .declaration(declaration, in: owner, isKept: true), span: SwiftSourceSpan(start: end, end: end),
      text: "\n" + text, isNoted: false)
  }

  /// A read of the content's argument or of a member of it, with the written type of what is read.
  private func use(
    of name: NameID?, at id: ExpressionID, _ presentation: Presentation
  ) -> (ExpressionID, TypeID)? {
    let isArgument: Bool =
      switch tree[id].kind {
      case .name(let other): other == name
      case .parameter(0): presentation.isShorthand
      default: false
      }
    guard isArgument, let type = state(presentation.state)?.type else { return nil }
    guard case .optional(let inner) = tree[type].kind, case .named(let components) = tree[inner].kind else {
      return nil
    }
    guard case .expression(let parent)? = outline.parent(of: id), case .member(_, let member) = tree[parent].kind else {
      return (id, inner)
    }
    let declared = members.properties.first { property in
      guard property.name == member.name, let owner = property.owner, case .type(let type) = tree[owner].kind else {
        return false
      }
      return type.name.name == components.last?.name.name
    }
    return declared?.type.map { (parent, $0) }
  }

  private func use(ofStateAt id: ExpressionID) -> (ExpressionID, TypeID)? {
    guard case .name(let name) = tree[id].kind, let type = state(name)?.type else { return nil }
    if case .expression(let parent)? = outline.parent(of: id) {
      switch tree[parent].kind {
      case .assignment(let target, _) where target == id: return nil
      default: break
      }
    }
    return (id, type)
  }

  /// Another state of the view that has the type, or an optional of it; with the text that reads it.
  private func replacement(of type: TypeID, besides used: [NameID]) -> (NameID, String)? {
    let wanted = tree.text(in: tree[type].span)
    for property in members.properties where property.wrapper == "State" && !used.contains(property.name) {
      guard let owner = property.owner, view.contains(owner), let other = property.type else { continue }
      let name = "self." + tree[property.name]
      if tree.text(in: tree[other].span) == wanted { return (property.name, name) }
      guard case .optional(let inner) = tree[other].kind, tree.text(in: tree[inner].span) == wanted else { continue }
      switch wanted {
      case "String": return (property.name, "(\(name) ?? \"\")")
      case "Int", "Double": return (property.name, "(\(name) ?? 0)")
      case "Bool": return (property.name, "(\(name) ?? false)")
      case let array where array.hasPrefix("["): return (property.name, "(\(name) ?? [])")
      default: continue
      }
    }
    return nil
  }
}
