// What a page does when another one covers it, and when it is seen again.
extension PresentationHost {
  /// What a navigation shows: its last page, or its root.
  func shownContent(of navigation: ViewNode, _ state: NavigationState) -> [ViewNode] {
    if let page = state.pages.last { return page.content.map { [$0] } ?? [] }
    return navigation.children
  }

  /// A page was covered: `onDisappear` runs, and its tasks are cancelled.
  func disappear(_ node: ViewNode) {
    guard node.isAlive else { return }
    forEachShownChild(of: node, disappear)
    guard case .modified(_, let modifier) = node.element else { return }
    switch modifier {
    case .onDisappear(let handler): queueAction("onDisappear", node, handler.run)
    case .task:
      if case .task(let handle) = node.role { cancel(handle) }
    default: return
    }
  }

  /// A page is seen again: `onAppear` runs, and its tasks begin anew.
  func reappear(_ node: ViewNode) {
    guard node.isAlive else { return }
    forEachShownChild(of: node, reappear)
    guard case .modified(_, let modifier) = node.element else { return }
    switch modifier {
    case .onAppear(let handler): queueAction("onAppear", node, handler.run)
    case .task(let task): startTask(task, at: node)
    default: return
    }
  }

  private func forEachShownChild(of node: ViewNode, _ body: (ViewNode) -> Void) {
    if case .navigation(let state) = node.role {
      for child in shownContent(of: node, state) { body(child) }
    } else {
      for child in node.children { body(child) }
    }
  }
}
