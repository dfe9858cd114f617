extension MutantFinder {
  /// A write of a state, of a model or of the clipboard left out.
  func droppedWrite(_ id: StatementID, _ value: ExpressionID) -> ViewMutant? {
    guard let target = writtenPlace(value), !isInInitializer(.statement(id)) else { return nil }
    return mutant("dropped-write", [removing(id)], "'\(shortened(text(target)))' is not written here")
  }

  /// A call of a function that gives nothing back left out.
  func droppedCall(_ id: StatementID, _ value: ExpressionID) -> ViewMutant? {
    guard let name = calledAction(value), !isInInitializer(.statement(id)) else { return nil }
    return mutant("dropped-call", [removing(id)], "'\(name)' is not called here")
  }

  /// Work that is not waited for.
  func removedAwait(_ id: StatementID, _ value: ExpressionID) -> ViewMutant? {
    var inner = value
    while case .tryOrFail(_, let next) = tree[inner].kind { inner = next }
    guard case .await(let awaited) = tree[inner].kind, !isLast(id) else { return nil }
    return mutant(
      "removed-await", [replacing(id, by: "Task { \(tree.text(in: tree[id].span)) }")],
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
      "swapped-payloads", [replacing(first, by: text(second)), replacing(second, by: text(first))],
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

  /// What an assignment, or a call of a method that changes its receiver, writes; nil where that is nobody else's.
  private func writtenPlace(_ id: ExpressionID) -> ExpressionID? {
    switch tree[id].kind {
    case .assignment(let target, _): return isShared(target) ? target : nil
    case .binary(let left, let symbol, _):
      let sign = tree[symbol.name]
      guard sign.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign) else { return nil }
      return isShared(left) ? left : nil
    case .call(let call):
      guard case .member(let base, let name) = tree[call.callee].kind,
        Self.changingMethods.contains(tree[name.name]), members.functions[name.name] == nil
      else { return nil }
      return isShared(base) ? base : nil
    default: return nil
    }
  }

  /// Whether a place is a property of the view's code, a variable of the file, the clipboard, or what shows a controller.
  private func isShared(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .name(let name):
      return members.storedNames.contains(name) && !isLocal(name, at: id)
    case .member(let base, let place):
      let name = tree[place.name]
      if Self.controllerProperties.contains(name) { return true }
      if case .selfReference = tree[base].kind { return members.propertyNames.contains(place.name) }
      if text(base).hasPrefix("UIPasteboard.") { return ["string", "strings", "items"].contains(name) }
      return isShared(base) && !isPlatformView(base)
    case .forceUnwrap(let inner), .optionalChain(let inner), .parenthesized(let inner): return isShared(inner)
    case .subscriptAccess(let base, _): return isShared(base)
    default: return false
    }
  }

  /// Whether a property holds a view of UIKit, of which nothing is shown.
  private func isPlatformView(_ id: ExpressionID) -> Bool {
    guard let name = ownName(id), let value = members.properties.first(where: { $0.name == name })?.value,
      case .call(let call) = tree[value].kind, case .name(let type) = tree[call.callee].kind
    else { return false }
    return tree[type].hasPrefix("UI") && members.types[type] == nil
  }

  /// Whether a name means a variable of the function around `id`.
  private func isLocal(_ name: NameID, at id: ExpressionID) -> Bool {
    guard members.localNames.contains(name) else { return false }
    for ancestor in outline.ancestors(of: .expression(id)) {
      if case .expression(let other) = ancestor, case .closure(let closure) = tree[other].kind,
        closure.parameters?.contains(where: { $0.name.name == name }) == true
      {
        return true
      }
      for case .statement(let sibling) in tree.children(of: ancestor) {
        guard case .declaration(let declaration) = tree[sibling].kind,
          case .variable(let variable) = tree[declaration].kind
        else { continue }
        if variable.bindings.contains(where: { tree.boundName(of: $0.pattern) == name }) { return true }
      }
      guard case .declaration(let declaration) = ancestor else { continue }
      switch tree[declaration].kind {
      case .function(let function), .initializer(let function, _), .subscriptDeclaration(let function, _):
        if function.parameters.contains(where: { $0.name?.name == name }) { return true }
      case .type: return false
      default: break
      }
    }
    return false
  }

  /// The name of the action that a statement calls; nil for what makes a view, gives something back, or only logs.
  private func calledAction(_ id: ExpressionID) -> String? {
    switch tree[id].kind {
    case .await(let inner), .optionalChain(let inner), .tryOrFail(_, let inner): return calledAction(inner)
    case .call(let call):
      switch tree[call.callee].kind {
      case .name(let name): return isAction(name) ? tree[name] : nil
      case .optionalChain(let inner):
        guard let name = ownName(inner), isAction(name) else { return nil }
        return tree[name]
      case .member(let base, let place):
        if case .superReference = tree[base].kind { return nil }
        let isKnown = ["dismiss", "present", "send"].contains(tree[place.name])
        return isKnown || isAction(place.name) ? tree[place.name] : nil
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a function of the file gives nothing back, or a property holds such a function.
  private func isAction(_ name: NameID) -> Bool {
    if let functions = members.functions[name] {
      return functions.allSatisfy { id in
        if case .function(let function) = tree[id].kind { function.result == nil } else { false }
      }
    }
    return members.properties.contains { property in
      guard property.name == name else { return false }
      return property.wrapper == "Environment" || property.type.map { isFunction($0) } ?? false
    }
  }

  private func isFunction(_ id: TypeID) -> Bool {
    switch tree[id].kind {
    case .function: return true
    case .attributed(let inner), .optional(let inner): return isFunction(inner)
    case .tuple(let elements): return elements.count == 1 && elements[0].label == nil && isFunction(elements[0].type)
    default: return false
    }
  }

  private func isInInitializer(_ node: TreeNode) -> Bool {
    for ancestor in outline.ancestors(of: node) {
      switch ancestor {
      case .expression(let id): if case .closure = tree[id].kind { return false }
      case .declaration(let id): if case .initializer = tree[id].kind { return true }
      case .statement: break
      }
    }
    return false
  }

  /// A piece of source in a sentence: its first words, on one line.
  func shortened(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }

  private static let changingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort", "reverse", "toggle", "move",
  ]

  /// Properties of controllers that decide what a person sees.
  private static let controllerProperties: Set<String> = [
    "completionWithItemsHandler", "excludedActivityTypes", "barButtonItem", "sourceView", "isModalInPresentation",
  ]
}
