import PresentationRuntime

extension Machine {
  /// `Tab("Title", systemImage:, value:) { … }`.
  func tab(_ arguments: Arguments, _ body: SwiftValue?) throws(Interruption) -> Element {
    let shown = arguments[.content] ?? (arguments.has(.label) ? arguments.trailing : body)
    let page = Element.modified(.group([try content(shown)]), .tabItem(try label(arguments)))
    guard let value = arguments[.value] else { return page }
    return .modified(page, .tag(toRuntime(value)))
  }

  /// `TabView`: the chosen page, and a button for each of the tabs. A page is made when it is first chosen, and stays.
  func tabs(_ arguments: Arguments, _ body: SwiftValue?) throws(Interruption) -> Element {
    let pages = try content(body)
    let selection = try arguments[.selection].map { value throws(Interruption) in try binding(value) }
    var given: ViewArguments = [nil, nil, toRuntime(value(pages)), nil]
    if let selection { given[3] = .binding(selection) }
    return .view(ViewInstance(tabsDefinition(), given))
  }

  private func tabsDefinition() -> ViewDefinition {
    if let tabViews { return tabViews }
    let definition = ViewDefinition(
      "TabView",
      properties: [
        PropertyDefinition("chosen", .state(initial: { (_) throws(AppCrash) in .int(0) })),
        PropertyDefinition(
          "visited",
          .state(initial: { [unowned self] (_) throws(AppCrash) in self.toRuntime(.foreign(Foreign(.metadata))) })),
        PropertyDefinition("pages", .plain, isEquatable: false),
        PropertyDefinition("selection", .binding),
      ]
    ) { [unowned self] (frame) throws(AppCrash) in
      try self.guarded { () throws(Interruption) in try self.tabBar(frame) }
    }
    tabViews = definition
    return definition
  }

  private func tabBar(_ frame: PresentationRuntime.Frame) throws(Interruption) -> Element {
    let pages = pages(of: try element(fromRuntime(read(frame, 2))))
    let isBound = !fromRuntime(try read(frame, 3)).isNone
    let chosen = try chosenPage(pages, frame, isBound: isBound)
    var visited: Foreign?
    if case .foreign(let foreign) = fromRuntime(try read(frame, 1)) { visited = foreign }
    visited?.properties[chosen] = .bool(true)
    var parts: [Element] = []
    for (index, page) in pages.enumerated() {
      let isMade = index == chosen || visited?.properties[index] != nil
      parts.append(
        isMade ? .branch(1, .modified(.group([page]), .hidden(index != chosen))) : .branch(0, .empty))
    }
    for (index, page) in pages.enumerated() {
      guard let item = tabItem(of: page) else { continue }
      let tag = tag(of: page)
      let choose = Handler { () throws(AppCrash) in
        if isBound { try frame.write(3, tag ?? .int(index)) } else { try frame.write(0, .int(index)) }
      }
      parts.append(.button(ButtonElement(item, action: choose)))
    }
    return .container(.vertical, parts)
  }

  private func chosenPage(
    _ pages: [Element], _ frame: PresentationRuntime.Frame, isBound: Bool
  ) throws(Interruption) -> Int {
    guard isBound else {
      if case .int(let index) = fromRuntime(try read(frame, 0)) { return index }
      return 0
    }
    let selected = try read(frame, 3).asIdentity
    return pages.firstIndex { tag(of: $0)?.asIdentity == selected }
      ?? pages.indices.first { Value.int($0).asIdentity == selected } ?? 0
  }

  /// The pages side by side, those of a `ForEach` with their ids as tags.
  private func pages(of element: Element, levels: Int = 100) -> [Element] {
    guard levels > 0 else { return [element] }
    return switch element {
    case .empty: []
    case .group(let parts): parts.flatMap { pages(of: $0, levels: levels - 1) }
    case .forEach(let list):
      list.children.flatMap { child in
        pages(of: child.element, levels: levels - 1).map { tag(of: $0) == nil ? .modified($0, .tag(child.id)) : $0 }
      }
    default: [element]
    }
  }

  private func tag(of element: Element) -> Value? {
    var current = element
    while case .modified(let inner, let modifier) = current {
      if case .tag(let value) = modifier { return value }
      current = inner
    }
    return nil
  }

  private func tabItem(of element: Element) -> Element? {
    var current = element
    while case .modified(let inner, let modifier) = current {
      if case .tabItem(let item) = modifier { return item }
      current = inner
    }
    return nil
  }
}
