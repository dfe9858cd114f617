/// A share sheet of a view: the list that is handed to it, and what presents it.
struct SharedItems {
  /// The list, as far back as it can be followed to the view.
  var list: ExpressionID
  /// The modifier whose content the share sheet is; nil if it is presented otherwise.
  var presentation: Presentation?
}

extension MutantFinder {
  /// The share sheets that the view shows, in order.
  func sharedItems() -> [SharedItems] {
    let lists = listsByType()
    return outline.nodes.compactMap { node in
      guard case .expression(let id) = node, case .call(let call) = tree[id].kind, isInView(node), isReachable(node),
        let list = sharedList(of: call, lists)
      else { return nil }
      return SharedItems(list: list, presentation: presentation(around: id))
    }
  }

  /// The lists that are handed to share sheets anywhere in the code of the view.
  func handedLists() -> [ExpressionID] {
    outline.nodes.compactMap { node in
      guard case .expression(let id) = node, case .call(let call) = tree[id].kind, isReachable(node) else { return nil }
      return sharedList(of: call, [:])
    }
  }

  /// The presentation in whose content `id` stands.
  private func presentation(around id: ExpressionID) -> Presentation? {
    var inner = TreeNode.expression(id)
    for ancestor in outline.ancestors(of: inner) {
      if case .expression(let outer) = ancestor, case .call(let call) = tree[outer].kind,
        let presentation = presentation(outer, call), inner == .expression(presentation.closure)
      {
        return presentation
      }
      inner = ancestor
    }
    return nil
  }

  /// The list that a call hands to a share sheet: by itself, or through a type that does.
  private func sharedList(of call: CallSyntax, _ lists: [DeclarationID: ExpressionID]) -> ExpressionID? {
    guard case .name(let name) = tree[call.callee].kind else { return nil }
    if tree[name] == "UIActivityViewController" {
      return call.arguments.first { $0.label.map { tree[$0.name] == "activityItems" } ?? false }?.value
    }
    guard let type = members.types[name], !view.contains(type), let inner = lists[type] else { return nil }
    guard let property = ownName(inner), members.properties.contains(where: { $0.name == property && $0.owner == type })
    else { return inner }
    return call.arguments.first { $0.label?.name == property }?.value ?? inner
  }

  /// For each type that shows a share sheet, the list that goes there.
  private func listsByType() -> [DeclarationID: ExpressionID] {
    var lists: [DeclarationID: ExpressionID] = [:]
    for _ in 0..<Self.longestWay {
      let known = lists.count
      for node in outline.nodes {
        guard case .expression(let id) = node, case .call(let call) = tree[id].kind,
          let list = sharedList(of: call, lists), let type = type(around: node), lists[type] == nil
        else { continue }
        lists[type] = list
      }
      if lists.count == known { break }
    }
    return lists
  }

  /// The type in whose declaration `node` stands.
  private func type(around node: TreeNode) -> DeclarationID? {
    for case .declaration(let id) in outline.ancestors(of: node) {
      if case .type(let type) = tree[id].kind { return members.types[type.name.name] }
    }
    return nil
  }

  /// Types through which a list is followed.
  private static let longestWay = 4
}
