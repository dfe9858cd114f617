// What a view finds around it; presented content inherits from the modifier that presents it.
extension PresentationHost {
  /// The nearest object of that type; content hosted by code finds none outside of it (R39).
  func environmentObject(_ type: String, for node: ViewNode) -> ObservedObject? {
    var current = node.parent
    while let ancestor = current {
      if case .modified(_, .environmentObject(let object)) = ancestor.element, object.typeName == type {
        return object
      }
      if isHosting(ancestor) { return nil }
      current = ancestor.parent
    }
    return nil
  }

  /// The value of an environment key.
  func environmentValue(_ key: EnvironmentKey, for node: ViewNode) -> Value {
    switch key {
    case .dismiss: .custom(DismissAction(host: self, layer: node.layer, page: page(of: node)?.number))
    case .isPresented: .bool(node.layer > 0 || page(of: node) != nil)
    case .named(let name): environmentValue(named: name, for: node)
    }
  }

  private func environmentValue(named name: String, for node: ViewNode) -> Value {
    var current = node.parent
    while let ancestor = current {
      if case .modified(_, .environment(let key, let value)) = ancestor.element, key == name { return value }
      if case .modified(_, .environmentObject(let object)) = ancestor.element, object.typeName == name {
        return .object(object)
      }
      if isHosting(ancestor) { return .nothing }
      current = ancestor.parent
    }
    return .nothing
  }

  private func isHosting(_ node: ViewNode) -> Bool {
    guard case .controller(let made) = node.role, case .hosting = made.controller.content else { return false }
    return true
  }

  /// The pushed page that a node stands in.
  func page(of node: ViewNode) -> NavigationPage? {
    var child = node
    while let parent = child.parent, parent.layer == node.layer {
      if case .navigation(let navigation) = parent.role {
        return navigation.pages.first { $0.content === child }
          ?? (parent.children.contains { $0 === child } ? nil : buildingPage)
      }
      child = parent
    }
    return nil
  }
}
