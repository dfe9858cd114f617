// Navigation: pages pushed on the same layer.
extension PresentationHost {
  /// A page that is to be pushed in this turn.
  struct PageRequest {
    var navigation: ViewNode
    var content: ContentClosure
    var argument: Value
    var isPathValue = false
    var destination: ViewNode?
  }

  /// Follows bindings and paths, and pushes what links asked for.
  func decidePages() throws(AppCrash) {
    destinations.removeAll { !$0.isAlive }
    for node in destinations {
      if case .modified(_, .navigationDestination(.bound(let trigger, let content))) = node.element {
        try follow(trigger, content, at: node)
      } else if case .container(.navigation(path: .some(let path)), _) = node.element {
        try follow(path, at: node)
      }
    }
    let requests = pageRequests
    pageRequests.removeAll()
    for request in requests { try push(request) }
  }

  private func follow(
    _ trigger: PresentationTrigger, _ content: ContentClosure, at node: ViewNode
  ) throws(AppCrash) {
    guard case .destination(let state) = node.role else { return }
    let value: Value
    let isOn: Bool
    switch trigger {
    case .flag(let flag):
      isOn = try flag.shown().bool == true
      value = .nothing
    case .item(let item):
      value = try item.shown()
      isOn = !value.isNothing
    }
    defer { state.wasOn = isOn }
    if !isOn, let page = state.page { pop(page, of: node) }
    guard isOn, !state.wasOn, let navigation = navigation(around: node) else { return }
    pageRequests.append(
      PageRequest(navigation: navigation, content: content, argument: value, destination: node))
  }

  private func follow(_ path: Binding, at node: ViewNode) throws(AppCrash) {
    guard case .navigation(let state) = node.role else { return }
    let values = try path.shown().list ?? []
    let pages = state.pages.filter { $0.value != nil }
    var common = 0
    while common < min(values.count, pages.count), pages[common].value?.asIdentity == values[common].asIdentity {
      common += 1
    }
    for page in pages[common...].reversed() { pop(page, of: node) }
    for value in values[common...] {
      guard let content = typedDestination(value.typeName, in: node) else { continue }
      pageRequests.append(
        PageRequest(navigation: node, content: content, argument: value, isPathValue: true, destination: nil))
    }
  }

  private func push(_ request: PageRequest) throws(AppCrash) {
    guard request.navigation.isAlive, case .navigation(let state) = request.navigation.role else { return }
    let page = NavigationPage(number: nextPage)
    nextPage += 1
    page.destination = request.destination
    if request.isPathValue { page.value = request.argument }
    for covered in shownContent(of: request.navigation, state) { disappear(covered) }
    // The page is in its place before its content is made, so that `dismiss` inside of it finds it.
    state.pages.append(page)
    buildingPage = page
    let element = try request.content.make(request.argument)
    page.content = try build(element, in: request.navigation, layer: request.navigation.layer)
    buildingPage = nil
    if case .destination(let destination) = request.destination?.role { destination.page = page }
  }

  /// Pushes what a link leads to; with a path its value is written there.
  func follow(_ link: LinkElement, at node: ViewNode) throws(AppCrash) {
    guard let navigation = navigation(around: node) else { return }
    needsTurn = true
    switch link.target {
    case .content(let content):
      pageRequests.append(PageRequest(navigation: navigation, content: content, argument: .nothing))
    case .value(let value, let type):
      if case .container(.navigation(path: .some(let path)), _) = navigation.element {
        try path.write(.list((try path.current().list ?? []) + [value]), at: link.place)
      } else if let content = typedDestination(type, in: navigation) {
        pageRequests.append(PageRequest(navigation: navigation, content: content, argument: value))
      }
    }
  }

  private func typedDestination(_ type: String, in root: ViewNode) -> ContentClosure? {
    var open = [root]
    while let node = open.popLast() {
      if case .modified(_, .navigationDestination(.type(type, let content))) = node.element { return content }
      open.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  private func navigation(around node: ViewNode) -> ViewNode? {
    var current: ViewNode? = node
    while let ancestor = current, ancestor.layer == node.layer {
      if case .navigation = ancestor.role { return ancestor }
      current = ancestor.parent
    }
    return nil
  }

  /// Takes a page, and those above it, out of its navigation.
  func pop(_ page: NavigationPage, of node: ViewNode) {
    guard let navigation = navigation(around: node), case .navigation(let state) = navigation.role,
      let index = state.pages.firstIndex(where: { $0 === page })
    else { return }
    for gone in state.pages[index...].reversed() {
      if let content = gone.content { tearDown(content) }
      gone.content = nil
      if case .destination(let destination) = gone.destination?.role { destination.page = nil }
    }
    state.pages.removeSubrange(index...)
    if navigation.isAlive {
      for uncovered in shownContent(of: navigation, state) { reappear(uncovered) }
    }
    version += 1
  }

  /// The back button, or `dismiss()` in a page: the binding or the path follows.
  func goBack(from page: NavigationPage, in navigation: ViewNode) throws(AppCrash) {
    needsTurn = true
    let destination = page.destination
    let isPathValue = page.value != nil
    pop(page, of: navigation)
    if case .modified(_, .navigationDestination(.bound(let trigger, _))) = destination?.element {
      switch trigger {
      case .flag(let flag): try flag.write(.bool(false))
      case .item(let item): try item.write(.nothing)
      }
    }
    if isPathValue, case .container(.navigation(path: .some(let path)), _) = navigation.element {
      try path.write(.list(Array((try path.current().list ?? []).dropLast())))
    }
  }

  /// Goes back from the page of that number; whether there is one.
  func popPage(numbered number: Int) -> Bool {
    for layer in layers {
      guard let content = layer.content, let (navigation, page) = findPage(number, in: content) else { continue }
      attempt { () throws(AppCrash) in try self.goBack(from: page, in: navigation) }
      return true
    }
    return false
  }

  private func findPage(_ number: Int, in root: ViewNode) -> (ViewNode, NavigationPage)? {
    var open = [root]
    while let node = open.popLast() {
      open.append(contentsOf: node.children)
      guard case .navigation(let state) = node.role else { continue }
      if let page = state.pages.first(where: { $0.number == number }) { return (node, page) }
      open.append(contentsOf: state.pages.compactMap(\.content))
    }
    return nil
  }
}
