// Making nodes for elements: each new node is a new identity (R18).
extension PresentationHost {
  /// Makes the node of an element, and puts on the list what stands in it.
  func open(_ element: Element, in parent: ViewNode?, layer: Int) throws(AppCrash) -> ViewNode {
    nextNode += 1
    builtInTurn += 1
    let node = ViewNode(element, parent: parent, layer: layer, number: nextNode)
    guard node.viewNesting < Limits.views else {
      throw AppCrash(.endlessRecursion(view: viewName(around: node), limit: Limits.views))
    }
    guard node.nesting < Limits.elements else {
      throw AppCrash(.endlessRecursion(view: viewName(around: node), limit: Limits.elements))
    }
    guard builtInTurn <= Limits.elementsInTurn, !isExhausted else {
      throw AppCrash(.endlessWork(what: "'\(viewName(around: node))'", limit: Limits.elementsInTurn))
    }
    switch element {
    case .empty, .field, .image, .inert, .text:
      break
    case .anyView(let content), .branch(_, let content):
      work.append(.add(content, to: node))
    case .button(let button):
      work.append(.add(button.label, to: node))
    case .container(let kind, let elements):
      if kind.isNavigation { work.append(.endBuild(node)) }
      addChildren(elements, to: node)
    case .forEach(let forEach):
      node.role = .keyed(KeyedState(ids: forEach.children.map(\.id.asIdentity)))
      node.children.reserveCapacity(forEach.children.count)
      for child in forEach.children.reversed() { work.append(.add(child.element, to: node)) }
    case .group(let elements):
      addChildren(elements, to: node)
    case .link(let link):
      work.append(.add(link.label, to: node))
    case .menu(let menu):
      work.append(.add(menu.label, to: node))
    case .modified(let content, let modifier):
      if modifier.startsSomething { work.append(.endBuild(node)) }
      if let attached = modifier.attachedContent { work.append(.add(attached, to: node)) }
      work.append(.add(content, to: node))
    case .picker(let picker):
      addChildren([picker.label, picker.content], to: node)
    case .representable(let representable):
      try make(representable, at: node)
    case .section(let header, let content, let footer):
      addChildren([header, content, footer], to: node)
    case .shareLink(let link):
      work.append(.add(link.label, to: node))
    case .toggle(let toggle):
      work.append(.add(toggle.label, to: node))
    case .view(let instance):
      let state = ViewState(instance, count: evaluationCount(of: instance.definition.name))
      node.role = .view(state)
      try beginEvaluation(node, state, .appeared, cause: cause)
    }
    return node
  }

  private func addChildren(_ elements: [Element], to node: ViewNode) {
    node.children.reserveCapacity(elements.count)
    for element in elements.reversed() { work.append(.add(element, to: node)) }
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

  /// Starts what a new node does, now that its content is there.
  func endBuild(_ node: ViewNode) throws(AppCrash) {
    switch node.element {
    case .container(.navigation(let path), _):
      node.role = .navigation(NavigationState())
      if path != nil { destinations.append(node) }
    case .modified(_, let modifier):
      try start(modifier, on: node)
    case .anyView, .branch, .button, .container, .empty, .field, .forEach, .group, .image, .inert, .link, .menu,
      .picker, .representable, .section, .shareLink, .text, .toggle, .view:
      break
    }
  }

  private func start(_ modifier: Modifier, on node: ViewNode) throws(AppCrash) {
    switch modifier {
    case .accessibilityIdentifier, .accessibilityLabel, .contextMenu, .disabled, .environment, .environmentObject,
      .hidden, .id, .inert, .interactiveDismissDisabled, .navigationTitle, .onDisappear, .onTap, .swipeActions,
      .tabItem, .tag, .toolbar:
      break
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
