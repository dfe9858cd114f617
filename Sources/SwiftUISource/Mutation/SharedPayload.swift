/// How a payload gets from a button of the view to the share sheet: a state that is written, and the list made of it.
struct SharedPayload {
  /// What presents the share sheet.
  var presentation: Presentation
  /// The list in the content that is handed over.
  var list: ExpressionID
  /// The state that is written: the item of the presentation, or what the list is made of.
  var carrier: MemberIndex.Property
  /// What is written, as it stands there: the state, or a property of the object that it holds.
  var place: String
  /// The type that declares the state.
  var owner: DeclarationID
  /// The type of the item, as it is written; nil if the presentation has no item.
  var itemType: String?
  /// The statements that write the state.
  var writes: [(statement: StatementID, value: ExpressionID)]
}

extension MutantFinder {
  /// The first share sheet of the view whose payload can be followed.
  func sharedPayload() -> SharedPayload? {
    for items in sharedItems() {
      guard let presentation = items.presentation, contains(presentation.closure, items.list) else { continue }
      if presentation.isItem {
        guard !presentation.isShorthand, let carrier = state(presentation.state), let owner = carrier.owner,
          let type = carrier.type, case .optional(let inner) = tree[type].kind,
          let writes = writes(of: presentation.state, besides: presentation.call), !writes.isEmpty
        else { continue }
        return SharedPayload(
          presentation: presentation, list: items.list, carrier: carrier, place: tree[carrier.name], owner: owner,
          itemType: tree.text(in: tree[inner].span), writes: writes)
      }
      for node in outline.nodes {
        guard case .expression(let id) = node, contains(items.list, id),
          let (carrier, writes) = carrier(at: id, presentation), let owner = carrier.owner, !writes.isEmpty
        else { continue }
        return SharedPayload(
          presentation: presentation, list: items.list, carrier: carrier, place: text(id), owner: owner, itemType: nil,
          writes: writes)
      }
    }
    return nil
  }

  /// The state that is read at `id`, itself or a property of the object that it holds; with what writes it.
  private func carrier(
    at id: ExpressionID, _ presentation: Presentation
  ) -> (MemberIndex.Property, [(statement: StatementID, value: ExpressionID)])? {
    if let name = ownName(id), let carrier = state(name) {
      return writes(of: name, besides: presentation.call).map { (carrier, $0) }
    }
    guard case .member(let base, _) = tree[id].kind, let name = ownName(base),
      let carrier = members.properties.first(where: { $0.name == name && $0.owner.map(view.contains) ?? false })
    else { return nil }
    let place = text(id)
    let writes = outline.nodes.compactMap { node -> (statement: StatementID, value: ExpressionID)? in
      guard case .statement(let statement) = node, isInView(node), case .expression(let inner) = tree[statement].kind,
        case .assignment(let target, let value) = tree[inner].kind, text(target) == place
      else { return nil }
      return (statement, value)
    }
    return (carrier, writes)
  }

  /// Whether `inner` stands in `outer`, or is it.
  func contains(_ outer: ExpressionID, _ inner: ExpressionID) -> Bool {
    tree[outer].span.start <= tree[inner].span.start && tree[inner].span.end <= tree[outer].span.end
  }

  /// The text that a share sheet gets first, as an expression.
  func firstItem(of payload: SharedPayload) -> String {
    if case .array(let elements) = tree[payload.list].kind, let first = elements.first { return text(first) }
    return "(\(text(payload.list))).first as? String"
  }

  /// Statements in which the content's argument has the value of a write; nil where that is nothing.
  ///
  /// Where the value may be nothing, they run only if it is something.
  func binding(_ payload: SharedPayload, to value: ExpressionID, _ statements: String) -> String? {
    guard let type = payload.itemType else { return statements }
    if case .nilLiteral = tree[value].kind { return nil }
    let name = payload.presentation.parameter.map { tree[$0] } ?? "_"
    return isConstruction(value)
      ? "do {\nlet \(name): \(type) = \(text(value))\n\(statements)\n}"
      : "if let \(name) = \(text(value)) as \(type)? {\n\(statements)\n}"
  }

  /// Whether a value is made on the spot, so that it is surely there.
  func isConstruction(_ id: ExpressionID) -> Bool {
    guard case .call(let call) = tree[id].kind else { return false }
    switch tree[call.callee].kind {
    case .name(let name): return members.types[name] != nil
    case .implicitMember(let place): return tree[place.name] == "init"
    default: return false
    }
  }

  /// Where a name is read in an expression.
  func reads(of name: NameID, in outer: ExpressionID) -> [ExpressionID] {
    outline.nodes.compactMap { node in
      guard case .expression(let id) = node, contains(outer, id), case .name(name) = tree[id].kind else { return nil }
      return id
    }
  }
}
