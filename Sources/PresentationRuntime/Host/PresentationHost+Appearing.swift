// What a page does when another one covers it, and when it is seen again.
extension PresentationHost {
  /// What a navigation shows: its last page, or its root.
  func shownContent(of navigation: ViewNode, _ state: NavigationState) -> [ViewNode] {
    if let page = state.pages.last { return page.content.map { [$0] } ?? [] }
    return navigation.children
  }

  /// A page was covered: `onDisappear` runs, and its tasks are cancelled.
  func disappear(_ root: ViewNode) {
    for node in shownNodes(in: root) {
      guard case .modified(_, let modifier) = node.element else { continue }
      switch modifier {
      case .onDisappear(let handler): queueAction("onDisappear", node, handler.run)
      case .task:
        if case .task(let handle) = node.role { cancel(handle) }
      default: continue
      }
    }
  }

  /// A page is seen again: `onAppear` runs, and its tasks begin anew.
  func reappear(_ root: ViewNode) {
    for node in shownNodes(in: root) {
      guard case .modified(_, let modifier) = node.element else { continue }
      switch modifier {
      case .onAppear(let handler): queueAction("onAppear", node, handler.run)
      case .task(let task): startTask(task, at: node)
      default: continue
      }
    }
  }

  /// The nodes that can be seen below `root`, and itself; what stands in a node comes before it.
  private func shownNodes(in root: ViewNode) -> [ViewNode] {
    var open = [root]
    var nodes: [ViewNode] = []
    while let node = open.popLast() {
      guard node.isAlive else { continue }
      nodes.append(node)
      if case .navigation(let state) = node.role {
        open.append(contentsOf: shownContent(of: node, state))
      } else {
        open.append(contentsOf: node.children)
      }
    }
    return nodes.reversed()
  }
}
