// Making nodes for elements: each new node is a new identity (R18).
extension PresentationHost {
  /// Makes the node of an element, with all that stands in it.
  func build(_ element: Element, in parent: ViewNode?, layer: Int) throws(AppCrash) -> ViewNode {
    nextNode += 1
    builtInTurn += 1
    let node = ViewNode(element, parent: parent, layer: layer, number: nextNode)
    guard node.viewNesting < Limits.views else {
      throw AppCrash(.endlessRecursion(view: viewName(around: node), limit: Limits.views))
    }
    guard node.nesting < Limits.elements else {
      throw AppCrash(.endlessRecursion(view: viewName(around: node), limit: Limits.elements))
    }
    guard builtInTurn <= Limits.elementsInTurn else {
      throw AppCrash(.endlessWork(what: "'\(viewName(around: node))'", limit: Limits.elementsInTurn))
    }
    switch element {
    case .empty, .field, .image, .inert, .text:
      break
    case .anyView(let content), .branch(_, let content):
      node.children.append(try build(content, in: node, layer: layer))
    case .button(let button):
      node.children.append(try build(button.label, in: node, layer: layer))
    case .container(let kind, let elements):
      try buildChildren(elements, of: node)
      if case .navigation(let path) = kind {
        node.role = .navigation(NavigationState())
        if path != nil { destinations.append(node) }
      }
    case .forEach(let forEach):
      node.role = .keyed(KeyedState(ids: forEach.children.map(\.id.asIdentity)))
      node.children.reserveCapacity(forEach.children.count)
      for child in forEach.children { node.children.append(try build(child.element, in: node, layer: layer)) }
    case .group(let elements):
      try buildChildren(elements, of: node)
    case .link(let link):
      node.children.append(try build(link.label, in: node, layer: layer))
    case .menu(let menu):
      node.children.append(try build(menu.label, in: node, layer: layer))
    case .modified(let content, let modifier):
      try startModifier(modifier, on: node, content: content)
    case .picker(let picker):
      try buildChildren([picker.label, picker.content], of: node)
    case .representable(let representable):
      try make(representable, at: node)
    case .section(let header, let content, let footer):
      try buildChildren([header, content, footer], of: node)
    case .shareLink(let link):
      node.children.append(try build(link.label, in: node, layer: layer))
    case .toggle(let toggle):
      node.children.append(try build(toggle.label, in: node, layer: layer))
    case .view(let instance):
      let state = ViewState(instance, count: evaluationCount(of: instance.definition.name))
      node.role = .view(state)
      try evaluate(node, state, .appeared, cause: cause)
    }
    return node
  }

  private func buildChildren(_ elements: [Element], of node: ViewNode) throws(AppCrash) {
    node.children.reserveCapacity(elements.count)
    for element in elements { node.children.append(try build(element, in: node, layer: node.layer)) }
  }

  private func evaluationCount(of view: String) -> Int {
    if let index = evaluationCounts.firstIndex(where: { $0.view == view }) { return index }
    evaluationCounts.append(ViewEvaluations(view: view, count: 0))
    return evaluationCounts.count - 1
  }

  /// The name of the view that a node belongs to, for messages.
  func viewName(around node: ViewNode) -> String {
    var current: ViewNode? = node
    while let ancestor = current {
      if case .view(let instance) = ancestor.element { return instance.definition.name }
      current = ancestor.parent
    }
    return "the root"
  }

  /// Builds a modifier's content, and starts what the modifier does.
  private func startModifier(_ modifier: Modifier, on node: ViewNode, content: Element) throws(AppCrash) {
    node.children.append(try build(content, in: node, layer: node.layer))
    switch modifier {
    case .accessibilityIdentifier, .accessibilityLabel, .disabled, .environment, .environmentObject, .hidden, .id,
      .inert, .interactiveDismissDisabled, .navigationTitle, .onDisappear, .onTap, .tabItem, .tag:
      break
    case .contextMenu(let content), .toolbar(let content):
      node.children.append(try build(content, in: node, layer: node.layer))
    case .swipeActions(let swipe):
      node.children.append(try build(swipe.actions, in: node, layer: node.layer))
    case .dialog, .presentation:
      node.role = .presenter(PresenterState())
      presenters.append(node)
    case .navigationDestination(.bound):
      node.role = .destination(DestinationState())
      destinations.append(node)
    case .navigationDestination(.type):
      break
    case .onAppear(let handler):
      queueAction("onAppear", node, handler.run)
    case .onChange(let change):
      node.role = .change(previous: change.value)
      if change.isInitial {
        queueAction("onChange", node) { () throws(AppCrash) in try change.action(change.value, change.value) }
      }
    case .onReceive(let source, let action):
      receive(from: source, at: node) { [unowned node] (value) throws(AppCrash) in
        // The closure of the latest evaluation, as it was last updated.
        guard case .modified(_, .onReceive(_, let latest)) = node.element else { return try action(value) }
        try latest(value)
      }
    case .task(let task):
      startTask(task, at: node)
    }
  }

  /// Starts the task of a `.task` modifier once the turn is over.
  func startTask(_ modifier: TaskModifier, at node: ViewNode) {
    let cause = self.cause
    jobs.append(
      JobQueue.Job(kind: .task, cause: cause) { [unowned self] () throws(AppCrash) in
        guard node.isAlive else { return }
        let handle = TaskHandle(try modifier.make(), name: "task")
        handle.cause = cause
        node.role = .task(handle)
        try self.resume(handle)
      })
  }

  /// Listens to what `onReceive` names.
  private func receive(
    from source: EventSource, at node: ViewNode, _ action: @escaping (Value) throws(AppCrash) -> Void
  ) {
    switch source {
    case .timer(let interval):
      let timer = RepeatingTimer(interval: max(interval, .milliseconds(1))) { () throws(AppCrash) in
        try action(.nothing)
      }
      node.role = .receiver(timer)
      schedule(timer)
    case .channel(let channel):
      channel.receivers.append(EventChannel.Receiver(node: node, action: action))
    case .object(let object, let property):
      objectStates[object.index].receivers.append(
        ObjectReceiver(node: node, property: property, action: action))
    }
  }
}
