// What is handed to sheets from one time to the next, as far as the text of the view tells.
extension MutantFinder {
  /// Whether the content does something with the item that it is made for.
  func usesItem(_ presentation: Presentation) -> Bool {
    if presentation.isShorthand {
      return outline.nodes.contains { node in
        guard case .expression(let id) = node, case .parameter(0) = tree[id].kind else { return false }
        return contains(presentation.closure, id)
      }
    }
    return presentation.parameter.map { !reads(of: $0, in: presentation.closure).isEmpty } ?? false
  }

  /// Whether some content shows an item that may be another one the next time.
  func presentsVaryingItem() -> Bool {
    outline.nodes.contains { node in
      guard case .expression(let id) = node, case .call(let call) = tree[id].kind, isReachable(node),
        let presentation = presentation(id, call), presentation.isItem, usesItem(presentation)
      else { return false }
      return writes(of: presentation.state, besides: id).map(isVarying) ?? true
    }
  }

  /// Whether a share sheet may share something else the next time.
  func sharesVaryingItems() -> Bool {
    if keepsController { return false }
    let all = sharedItems()
    guard all.count == 1 else { return true }
    return all.contains { items in
      guard isFixed(items.list, besides: items.presentation?.parameter) else { return true }
      guard let presentation = items.presentation, presentation.isItem,
        let parameter = presentation.parameter, !reads(of: parameter, in: items.list).isEmpty
      else { return false }
      return writes(of: presentation.state, besides: presentation.call).map(isVarying) ?? true
    }
  }

  /// Whether a controller of share sheets is kept in a property, with the items that it was made with.
  private var keepsController: Bool {
    members.properties.contains { property in
      guard property.owner != nil else { return false }
      let made = property.value.map(text) ?? ""
      return made.hasPrefix("UIActivityViewController(")
        || property.type.map { tree.text(in: tree[$0].span).contains("UIActivityViewController") } ?? false
    }
  }

  /// Whether letters beyond ASCII can be among what is shared: they stand in the file, or come from outside.
  func mayShareForeignLetters() -> Bool {
    let isForeign = tree.expressions.contains { expression in
      guard case .string(let parts) = expression.kind else { return false }
      return parts.contains { part in
        guard case .text(let text) = part else { return false }
        return text.unicodeScalars.contains { !$0.isASCII && ($0.properties.isAlphabetic || $0.value > 0xFFFF) }
          || text.contains("\\u{")
      }
    }
    return isForeign || (hasTextFromOutside && !sharesFixedItems())
  }

  private var hasTextFromOutside: Bool {
    let foreign = Set(source.inventory.opaque.flatMap { $0.what.split(separator: ".").map(String.init) })
    return names.contains { Self.inputs.contains(tree[$0]) || foreign.contains(tree[$0]) }
      || members.properties.contains { property in
        guard let owner = property.owner, view.contains(owner) else { return false }
        let isHidden = !tree[property.declaration].modifiers.isDisjoint(with: [.private, .fileprivate])
        return !isHidden && !(property.isConstant && property.value != nil)
      }
  }

  /// Whether all that is shared stands in the view as it is.
  private func sharesFixedItems() -> Bool {
    let all = sharedItems()
    return !all.isEmpty
      && all.allSatisfy { items in
        let parameter = items.presentation?.parameter
        guard isFixed(items.list, besides: parameter) else { return false }
        guard let presentation = items.presentation, let parameter, !reads(of: parameter, in: items.list).isEmpty else {
          return true
        }
        return writes(of: presentation.state, besides: presentation.call)?.allSatisfy { isFixed($0.value) } ?? false
      }
  }

  private func isVarying(_ writes: [(statement: StatementID, value: ExpressionID)]) -> Bool {
    let values = writes.map(\.value).filter { value in
      if case .nilLiteral = tree[value].kind { false } else { true }
    }
    return Set(values.map(text)).count > 1 || values.contains { !isFixed($0) }
  }

  /// Whether a value is the same each time: literals, what is made of them, and what `parameter` holds.
  private func isFixed(_ id: ExpressionID, besides parameter: NameID? = nil) -> Bool {
    var open = [TreeNode.expression(id)]
    while let node = open.popLast() {
      if case .expression(let inner) = node {
        switch tree[inner].kind {
        case .array, .boolean, .call, .implicitMember, .integer, .nilLiteral, .parenthesized, .string: break
        case .member: if parameter == nil { return false }
        case .name(let name): if name != parameter, members.types[name] == nil { return false }
        default: return false
        }
      }
      open += tree.children(of: node)
    }
    return true
  }

  /// Whether the item of a presentation may be replaced while it is shown, rather than by a button that it covers.
  func mayBeReplaced(_ presentation: Presentation) -> Bool {
    guard let writes = writes(of: presentation.state, besides: presentation.call) else { return true }
    return writes.contains { !isStraightInButton($0.statement) || contains(presentation.closure, $0.value) }
  }

  /// Whether a statement runs in the moment in which a button is tapped.
  private func isStraightInButton(_ id: StatementID) -> Bool {
    for ancestor in outline.ancestors(of: .statement(id)) {
      switch ancestor {
      case .declaration: return false
      case .expression(let closure):
        guard case .closure = tree[closure].kind else { continue }
        guard case .expression(let outer)? = outline.parent(of: closure), case .call(let call) = tree[outer].kind,
          let name = calledName(call)
        else { return false }
        return tree[name] == "Button"
      case .statement: continue
      }
    }
    return false
  }

  /// Whether the next statement writes the same place anew, whatever it held.
  func isOverwritten(_ id: StatementID) -> Bool {
    guard let target = assigned(by: id)?.target, let parent = outline.parent(of: .statement(id)) else { return false }
    let siblings = tree.children(of: parent)
    guard let index = siblings.firstIndex(of: .statement(id)), index + 1 < siblings.count,
      case .statement(let next) = siblings[index + 1], let other = assigned(by: next)
    else { return false }
    return text(other.target) == text(target) && isFixed(other.value)
  }

  private func assigned(by id: StatementID) -> (target: ExpressionID, value: ExpressionID)? {
    guard case .expression(let inner) = tree[id].kind, case .assignment(let target, let value) = tree[inner].kind else {
      return nil
    }
    return (target, value)
  }

  /// Where a person, another program or another launch puts texts in.
  private static let inputs: Set<String> = [
    "AppStorage", "SecureField", "TextEditor", "TextField", "UIPasteboard", "UITextField", "UITextView", "UserDefaults",
  ]
}
