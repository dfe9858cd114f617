// Matching new elements with the nodes that are there: what keeps its place and kind keeps its state (R18).
extension PresentationHost {
  /// Lets `node` show `element`, or puts a new node in its place; the list gets what stands in it.
  func change(_ node: ViewNode, to element: Element) throws(AppCrash) -> ViewNode {
    guard keepsIdentity(node.element, element) else {
      tearDown(node)
      return try open(element, in: node.parent, layer: node.layer)
    }
    let old = node.element
    node.element = element
    switch element {
    case .empty, .field, .image, .inert, .text:
      break
    case .anyView(let content), .branch(_, let content):
      work.append(.change(0, of: node, to: content))
    case .button(let button):
      work.append(.change(0, of: node, to: button.label))
    case .container(_, let elements), .group(let elements):
      changeChildren(of: node, to: elements)
    case .forEach(let forEach):
      changeKeyed(node, to: forEach)
    case .link(let link):
      work.append(.change(0, of: node, to: link.label))
    case .menu(let menu):
      if case .menu(let layer) = node.role, let open = self.layer(numbered: layer) { renew(open) }
      work.append(.change(0, of: node, to: menu.label))
    case .modified(let content, let modifier):
      if modifier.followsUpdates { work.append(.endUpdate(node, previous: old)) }
      if let attached = modifier.attachedContent { work.append(.change(1, of: node, to: attached)) }
      work.append(.change(0, of: node, to: content))
    case .picker(let picker):
      changeChildren(of: node, to: [picker.label, picker.content])
    case .representable(let representable):
      try updateController(representable, at: node)
    case .section(let header, let content, let footer):
      changeChildren(of: node, to: [header, content, footer])
    case .shareLink(let link):
      work.append(.change(0, of: node, to: link.label))
    case .toggle(let toggle):
      work.append(.change(0, of: node, to: toggle.label))
    case .view(let instance):
      guard case .view(let state) = node.role else { break }
      let isDirty = state.isDirty
      let isChanged = try inputsChanged(state, instance.arguments)
      state.arguments = instance.arguments
      if isChanged || isDirty {
        try beginEvaluation(
          node, state, isDirty ? state.reason : .inputsChanged, cause: isDirty ? state.cause : cause)
      }
    }
    return node
  }

  private func changeChildren(of node: ViewNode, to elements: [Element]) {
    if node.children.count > elements.count { work.append(.trim(node, count: elements.count)) }
    for index in elements.indices.reversed() {
      if index < node.children.count {
        work.append(.change(index, of: node, to: elements[index]))
      } else {
        work.append(.add(elements[index], to: node))
      }
    }
  }

  /// Whether a new element continues what an old one was: the same kind, and the same way, name or type.
  private func keepsIdentity(_ old: Element, _ new: Element) -> Bool {
    guard old.kind == new.kind else { return false }
    if case .branch(let old, _) = old, case .branch(let new, _) = new { return old == new }
    if case .modified(_, let old) = old, case .modified(_, let new) = new { return keepsIdentity(old, new) }
    if case .representable(let old) = old, case .representable(let new) = new { return old.name == new.name }
    if case .view(let old) = old, case .view(let new) = new { return old.definition === new.definition }
    if case .container(let old, _) = old, case .container(let new, _) = new {
      return old.isNavigation == new.isNavigation
    }
    return true
  }

  private func keepsIdentity(_ old: Modifier, _ new: Modifier) -> Bool {
    guard old.kind == new.kind else { return false }
    if case .id(let old) = old, case .id(let new) = new { return old.asIdentity == new.asIdentity }
    if case .presentation(let old) = old, case .presentation(let new) = new { return old.style == new.style }
    if case .dialog(let old) = old, case .dialog(let new) = new { return old.style == new.style }
    if case .navigationDestination(let old) = old, case .navigationDestination(let new) = new {
      return old.isBound == new.isBound
    }
    return true
  }

  /// Matches the elements of a `ForEach` by id.
  private func changeKeyed(_ node: ViewNode, to forEach: ForEachElement) {
    guard case .keyed(var keyed) = node.role else { return }
    let ids = forEach.children.map(\.id.asIdentity)
    if ids == keyed.ids, keyed.removed.isEmpty {
      for index in ids.indices.reversed() { work.append(.change(index, of: node, to: forEach.children[index].element)) }
      return
    }
    if ids != keyed.ids { keyed.removed.removeAll() }
    var remaining: [Identity: ViewNode] = [:]
    let old = Array(zip(keyed.ids, node.children))
    for (id, child) in old where remaining[id] == nil { remaining[id] = child }
    for (id, child) in old where remaining[id] !== child { tearDown(child) }
    let kept = ids.map { remaining.removeValue(forKey: $0) }
    for (id, child) in old.reversed() where remaining[id] === child { work.append(.remove(child)) }
    node.children.removeAll(keepingCapacity: true)
    for (index, id) in ids.enumerated().reversed() {
      let element = keyed.removed.contains(id) ? Element.empty : forEach.children[index].element
      if let child = kept[index] {
        work.append(.keep(child, in: node, to: element))
      } else {
        work.append(.add(element, to: node))
      }
    }
    keyed.ids = ids
    node.role = .keyed(keyed)
  }

  /// Does what a modifier does at an update, now that its content is there; the node showed `old` before.
  func endUpdate(_ node: ViewNode, from old: Element) throws(AppCrash) {
    guard case .modified(_, let modifier) = node.element else { return }
    switch modifier {
    case .accessibilityIdentifier, .accessibilityLabel, .contextMenu, .disabled, .environment, .environmentObject,
      .hidden, .id, .inert, .interactiveDismissDisabled, .navigationDestination, .navigationTitle, .onAppear,
      .onDisappear, .onReceive, .onTap, .swipeActions, .tabItem, .tag, .toolbar:
      break
    case .dialog, .presentation:
      if case .presenter(let state) = node.role, let layer = state.layer { renew(layer) }
    case .onChange(let change):
      updateChange(change, on: node)
    case .task(let task):
      guard case .modified(_, .task(let previous)) = old, let id = task.id, let previousID = previous.id,
        id.isEqual(to: previousID) != true
      else { break }
      if case .task(let handle) = node.role { cancel(handle) }
      startTask(task, at: node)
    }
  }

  /// `onChange` runs once a turn on a change, with old and new values (R10).
  private func updateChange(_ change: ChangeModifier, on node: ViewNode) {
    guard case .change(let previous) = node.role, previous.isEqual(to: change.value) != true else { return }
    node.role = .change(previous: change.value)
    queueAction("onChange", node) { () throws(AppCrash) in try change.action(previous, change.value) }
  }

  /// Lets a layer's content be made anew in this update (R15).
  func renew(_ layer: Layer) {
    layer.isRenewed = true
    hasRenewedLayers = true
    needsTurn = needsTurn || !isUpdating
  }
}
