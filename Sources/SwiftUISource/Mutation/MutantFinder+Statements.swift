extension MutantFinder {
  /// A write of a state, of a model or of the clipboard left out.
  func droppedWrite(_ id: StatementID, _ value: ExpressionID) -> ViewMutant? {
    guard let target = writtenPlace(value), !isInInitializer(.statement(id)), !isOverwritten(id) else { return nil }
    return mutant(.droppedWrite, [removing(id)], "'\(shortened(text(target)))' is not written here")
  }

  /// A call of a function that gives nothing back left out.
  func droppedCall(_ id: StatementID, _ value: ExpressionID) -> ViewMutant? {
    guard let name = calledAction(value), !isInInitializer(.statement(id)) else { return nil }
    return mutant(.droppedCall, [removing(id)], "'\(name)' is not called here")
  }

  /// Work that is not waited for.
  func removedAwait(_ id: StatementID, _ value: ExpressionID) -> ViewMutant? {
    var inner = value
    while case .tryOrFail(_, let next) = tree[inner].kind { inner = next }
    guard case .await(let awaited) = tree[inner].kind, !isLast(id) else { return nil }
    return mutant(
      .removedAwait, [replacing(id, by: "Task { \(tree.text(in: tree[id].span)) }")],
      "'\(shortened(text(awaited)))' is not waited for")
  }

  /// Two payloads that are handed to the same place, each where the other belongs.
  func swappedPayloads() -> [ViewMutant] {
    var byTarget: [String: [ExpressionID]] = [:]
    var order: [String] = []
    for node in outline.nodes where isReachable(node) {
      guard case .statement(let id) = node, case .expression(let value) = tree[id].kind,
        let (place, payload) = handedPayload(value)
      else { continue }
      if byTarget[place] == nil { order.append(place) }
      byTarget[place, default: []].append(payload)
    }
    return order.flatMap { place -> [ViewMutant] in
      let payloads = byTarget[place] ?? []
      return zip(payloads, payloads.dropFirst()).compactMap { first, second in
        control(around: first) == control(around: second) ? swapped(first, second, place) : nil
      }
    }
  }

  /// The name of what is called with the closure around an expression: `Button`.
  private func control(around id: ExpressionID) -> String? {
    var isInClosure = false
    for case .expression(let outer) in outline.ancestors(of: .expression(id)) {
      switch tree[outer].kind {
      case .closure: isInClosure = true
      case .call(let call) where isInClosure: return calledName(call).map { tree[$0] }
      default: break
      }
    }
    return nil
  }

  /// The mutant that swaps two expressions; nil where they say the same or one is in the other.
  func swapped(_ first: ExpressionID, _ second: ExpressionID, _ place: String) -> ViewMutant? {
    guard text(first) != text(second), tree[first].span.end <= tree[second].span.start, isMovable(first),
      isMovable(second)
    else { return nil }
    return mutant(
      .swappedPayloads, [replacing(first, by: text(second)), replacing(second, by: text(first))],
      "'\(shortened(place))' gets '\(shortened(text(second)))' where '\(shortened(text(first)))' belongs, and vice versa"
    )
  }

  /// The place that a statement writes and what it writes there; or the function that it calls, and the one argument.
  func handedPayload(_ id: ExpressionID) -> (String, ExpressionID)? {
    switch tree[id].kind {
    case .assignment(let target, let value):
      guard writtenPlace(id) != nil, isPayload(value) else { return nil }
      return (text(target), value)
    case .call(let call):
      guard calledAction(id) != nil, call.trailingClosures.isEmpty, call.arguments.count == 1 else { return nil }
      let argument = call.arguments[0]
      guard isPayload(argument.value) else { return nil }
      return (text(call.callee) + (argument.label.map { tree[$0.name] } ?? ""), argument.value)
    case .await(let inner), .tryOrFail(_, let inner): return handedPayload(inner)
    default: return nil
    }
  }

  /// Whether an expression means the same anywhere in the view: it names no variable of the function around it.
  func isMovable(_ id: ExpressionID) -> Bool {
    var open: [TreeNode] = [.expression(id)]
    while let node = open.popLast() {
      if case .expression(let inner) = node {
        switch tree[inner].kind {
        case .name(let name):
          let isType = tree[name].unicodeScalars.first?.properties.isUppercase ?? false
          let isKnown = members.propertyNames.contains(name) || members.functions[name] != nil
          if !isType, !isKnown || isLocal(name, at: inner) { return false }
        case .parameter, .closure: return false
        default: break
        }
      }
      open += tree.children(of: node)
    }
    return true
  }

  /// Whether a value carries something, rather than just being there or not.
  private func isPayload(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .boolean, .nilLiteral, .closure: false
    case .array(let elements): !elements.isEmpty
    default: true
    }
  }

  /// The edit that leaves a statement out.
  func removing(_ id: StatementID) -> TreeEdit {
    // The body of a case has to have a statement.
    let text = isOnlyInCase(id) ? "break" : ""
    return TreeEdit(target: .statement(id), span: tree[id].span, text: text)
  }

  private func isOnlyInCase(_ id: StatementID) -> Bool {
    guard case .expression(let parent)? = outline.parent(of: .statement(id)),
      case .switchCase(let syntax) = tree[parent].kind
    else { return false }
    return syntax.cases.contains { $0.body.statements == [id] }
  }

  /// Whether nothing stands behind a statement in its body.
  private func isLast(_ id: StatementID) -> Bool {
    guard let parent = outline.parent(of: .statement(id)) else { return true }
    return tree.children(of: parent).last == .statement(id)
  }
}
