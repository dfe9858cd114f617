// What goes, and what goes with it.
extension PresentationHost {
  /// Takes a node and all that stands in it out of the tree, the innermost first.
  func tearDown(_ node: ViewNode) {
    treeChanged(inLayer: node.layer)
    var open = [TearDown.enter(node)]
    while let next = open.popLast() {
      switch next {
      case .enter(let node):
        guard node.isAlive else { continue }
        node.isAlive = false
        open.append(.leave(node))
        for child in node.children.reversed() { open.append(.enter(child)) }
      case .leave(let node):
        node.children.removeAll()
        if case .navigation(let navigation) = node.role {
          open.append(.leavePages(navigation))
          for page in navigation.pages.reversed() { open.append(.enterPage(page)) }
        } else {
          leave(node)
        }
      case .enterPage(let page):
        if let content = page.content { open.append(.enter(content)) }
      case .leavePages(let navigation):
        navigation.pages.removeAll()
      }
    }
  }

  private enum TearDown {
    case enter(ViewNode)
    case enterPage(NavigationPage)
    case leave(ViewNode)
    case leavePages(NavigationState)
  }

  /// What goes with a single node.
  private func leave(_ node: ViewNode) {
    if case .modified(_, .onDisappear(let handler)) = node.element { queueAction("onDisappear", node, handler.run) }
    switch node.role {
    case .change, .keyed, .navigation, .plain:
      break
    case .controller(let made):
      dismantle(made, at: node)
    case .destination(let destination):
      if let page = destination.page { pop(page, of: node) }
    case .menu(let number):
      if let layer = layer(numbered: number) { beginDismissal(of: layer, .ownerRemoved) }
    case .presenter(let presenter):
      // R23: its sheet goes too.
      if let layer = presenter.layer { beginDismissal(of: layer, .ownerRemoved) }
    case .receiver(let timer):
      timer.invalidate()
    case .task(let handle):
      cancel(handle)
    case .view(let state):
      for property in state.frame?.properties ?? [] {
        if case .state(let slot, _) = property { slots[slot].owner = nil }
      }
    }
  }

  /// Ends what the launch before left: nothing of it runs any more.
  func endLaunch() {
    dismantle()
    keepStoredValues()
    slots.removeAll()
    pendingSlots.removeAll()
    objectStates.removeAll()
    dirtyNodes.removeAll()
    presenters.removeAll()
    destinations.removeAll()
    controllers.removeAll()
    layers.removeAll()
    queuedActions.removeAll()
    work.removeAll()
    jobs = JobQueue()
    timers = TimerQueue()
    transitions.removeAll()
    codeRequests.removeAll()
    pageRequests.removeAll()
    shareRequests.removeAll()
    buildingPage = nil
    warnings.removeAll()
    evaluationCounts.removeAll()
    revealedRow = nil
    faultMemory = FaultMemory()
    crash = nil
    isUpdating = false
    reader = .nobody
    turnsInRow = 0
    cycle.removeAll()
    version += 1
  }

  /// Cuts the references between nodes in both directions, so that all of them are freed.
  func dismantle() {
    for presenter in presenters {
      if case .presenter(let state) = presenter.role { state.layer = nil }
    }
    for layer in layers {
      layer.look = nil
      if let content = layer.content { cut(content) }
      layer.content = nil
    }
  }

  /// Takes the children out of a node and of all that stand in it.
  func cut(_ root: ViewNode) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(16)
    nodes.append(root)
    while let node = nodes.popLast() {
      let children = node.children
      if !children.isEmpty {
        node.children = []
        for child in children { nodes.append(child) }
      }
      guard case .navigation(let navigation) = node.role else { continue }
      nodes.append(contentsOf: navigation.pages.compactMap(\.content))
      navigation.pages.removeAll()
    }
  }
}
