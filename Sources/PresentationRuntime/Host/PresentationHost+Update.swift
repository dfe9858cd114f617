// Matching new elements with the nodes that are there: what keeps its place and kind keeps its state (R18).
extension PresentationHost {
  /// Lets `node` show `element`, or puts a new node in its place.
  func update(_ node: ViewNode, to element: Element) throws(AppCrash) -> ViewNode {
    guard keepsIdentity(node.element, element) else {
      tearDown(node)
      return try build(element, in: node.parent, layer: node.layer)
    }
    let old = node.element
    node.element = element
    switch element {
    case .empty, .field, .image, .inert, .text:
      break
    case .anyView(let content), .branch(_, let content):
      try updateChild(0, of: node, to: content)
    case .button(let button):
      try updateChild(0, of: node, to: button.label)
    case .container(_, let elements), .group(let elements):
      try updateChildren(of: node, to: elements)
    case .forEach(let forEach):
      try updateKeyed(node, to: forEach)
    case .link(let link):
      try updateChild(0, of: node, to: link.label)
    case .menu(let menu):
      try updateChild(0, of: node, to: menu.label)
      if case .menu(let layer) = node.role, let open = self.layer(numbered: layer) { renew(open) }
    case .modified(let content, let modifier):
      try updateChild(0, of: node, to: content)
      try updateModifier(modifier, on: node, from: old)
    case .picker(let picker):
      try updateChildren(of: node, to: [picker.label, picker.content])
    case .representable(let representable):
      try updateController(representable, at: node)
    case .section(let header, let content, let footer):
      try updateChildren(of: node, to: [header, content, footer])
    case .shareLink(let link):
      try updateChild(0, of: node, to: link.label)
    case .toggle(let toggle):
      try updateChild(0, of: node, to: toggle.label)
    case .view(let instance):
      guard case .view(let state) = node.role else { break }
      let isDirty = state.isDirty
      let isChanged = try inputsChanged(state, instance.arguments)
      state.arguments = instance.arguments
      if isChanged || isDirty {
        try evaluate(node, state, isDirty ? state.reason : .inputsChanged, cause: isDirty ? state.cause : cause)
      }
    }
    return node
  }

  private func updateChild(_ index: Int, of node: ViewNode, to element: Element) throws(AppCrash) {
    node.children[index] = try update(node.children[index], to: element)
  }

  private func updateChildren(of node: ViewNode, to elements: [Element]) throws(AppCrash) {
    for index in elements.indices {
      if index < node.children.count {
        try updateChild(index, of: node, to: elements[index])
      } else {
        node.children.append(try build(elements[index], in: node, layer: node.layer))
      }
    }
    while node.children.count > elements.count { tearDown(node.children.removeLast()) }
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
  private func updateKeyed(_ node: ViewNode, to forEach: ForEachElement) throws(AppCrash) {
    guard case .keyed(var keyed) = node.role else { return }
    let ids = forEach.children.map(\.id.asIdentity)
    if ids == keyed.ids, keyed.removed.isEmpty {
      for index in ids.indices { try updateChild(index, of: node, to: forEach.children[index].element) }
      return
    }
    if ids != keyed.ids { keyed.removed.removeAll() }
    var remaining: [Identity: ViewNode] = [:]
    let old = zip(keyed.ids, node.children)
    for (id, child) in old where remaining[id] == nil { remaining[id] = child }
    for (id, child) in old where remaining[id] !== child { tearDown(child) }
    var children: [ViewNode] = []
    children.reserveCapacity(ids.count)
    for (index, id) in ids.enumerated() {
      let element = keyed.removed.contains(id) ? Element.empty : forEach.children[index].element
      if let child = remaining.removeValue(forKey: id) {
        children.append(try update(child, to: element))
      } else {
        children.append(try build(element, in: node, layer: node.layer))
      }
    }
    for (id, child) in old where remaining[id] === child { tearDown(child) }
    keyed.ids = ids
    node.role = .keyed(keyed)
    node.children = children
  }

  private func updateModifier(_ modifier: Modifier, on node: ViewNode, from old: Element) throws(AppCrash) {
    switch modifier {
    case .accessibilityIdentifier, .accessibilityLabel, .disabled, .environment, .environmentObject, .hidden, .id,
      .inert, .interactiveDismissDisabled, .navigationTitle, .onAppear, .onDisappear, .onReceive, .onTap, .tabItem,
      .tag:
      break
    case .contextMenu(let content), .toolbar(let content):
      try updateChild(1, of: node, to: content)
    case .swipeActions(let swipe):
      try updateChild(1, of: node, to: swipe.actions)
    case .dialog, .presentation:
      if case .presenter(let state) = node.role, let layer = state.layer { renew(layer) }
    case .navigationDestination:
      break
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
