extension MutantFinder {
  /// What an assignment, or a call of a method that changes its receiver, writes; nil where that is nobody else's.
  func writtenPlace(_ id: ExpressionID) -> ExpressionID? {
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
  func isLocal(_ name: NameID, at id: ExpressionID) -> Bool {
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
  func calledAction(_ id: ExpressionID) -> String? {
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

  func isInInitializer(_ node: TreeNode) -> Bool {
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
