extension LayerResolver {
  /// Adds an element that stands for itself: a text, a control, a container.
  mutating func addLeaf(_ node: ViewNode, _ context: Context) {
    switch node.element {
    case .text(let text):
      layer.screen.texts.append(context.label ?? text)
    case .image(let label):
      if isLabel, let label = context.label {
        layer.screen.texts.append(label)
      } else if isLabel, let label {
        pictures.append(label)
      }
    case .button(let button):
      addControl(.button, node, context, .button(button, node))
    case .link(let link):
      addControl(.button, node, context, .link(link, node))
    case .shareLink(let link):
      addControl(.button, node, context, .shareLink(link, node))
    case .menu(let menu):
      addControl(.button, node, context, .menu(menu, node))
    case .toggle(let toggle):
      addControl(.toggle(isOn: shown(toggle.isOn).bool ?? false), node, context, .toggle(toggle, node))
    case .field(let field):
      addControl(
        ScreenControl(
          .field(text: shown(field.text).text ?? ""), label: context.label ?? field.label, isEnabled: context.isEnabled),
        .field(field, node))
    case .picker(let picker):
      addPicker(picker, node, context)
    case .container(let kind, _):
      addContainer(kind, node, context)
    case .representable:
      for child in node.children { add(child, context) }
    case .anyView, .branch, .empty, .forEach, .group, .inert, .modified, .section, .view:
      return
    }
  }

  private mutating func addControl(
    _ kind: ScreenControl.Kind, _ node: ViewNode, _ context: Context, _ target: @autoclosure () -> ResolvedLayer.Target
  ) {
    let label = context.label ?? label(of: node.children[0])
    if isLabel {
      layer.screen.texts.append(label)
    } else {
      addControl(ScreenControl(kind, label: label, isEnabled: context.isEnabled), target())
    }
  }

  private mutating func addContainer(_ kind: ContainerKind, _ node: ViewNode, _ context: Context) {
    var inner = context
    switch kind {
    case .form, .list:
      inner.makesRows = true
    case .navigation:
      if case .navigation(let navigation) = node.role, let page = navigation.pages.last, let content = page.content {
        addControl(
          ScreenControl(.button, label: backLabel(of: navigation, at: node)), .back(page, navigation: node))
        return add(content, inner)
      }
    case .grid, .horizontal, .layered, .scroll, .vertical:
      break
    }
    for child in node.children { add(child, inner) }
  }

  /// The title of the page below, as the system labels its back button.
  private func backLabel(of navigation: NavigationState, at node: ViewNode) -> String {
    let below = navigation.pages.dropLast().last?.content
    var resolver = LayerResolver(host: host, kind: .screen, title: nil)
    for child in below.map({ [$0] }) ?? node.children { resolver.add(child, Context()) }
    return resolver.layer.screen.title ?? "Back"
  }

  private mutating func addPicker(_ picker: PickerElement, _ node: ViewNode, _ context: Context) {
    var options: [ResolvedLayer.PickerOption] = []
    addOptions(of: node.children[1], to: &options)
    let selected = shown(picker.selection).asIdentity
    let selection = options.first { $0.tag.asIdentity == selected }?.label ?? ""
    let label = context.label ?? label(of: node.children[0])
    addControl(
      ScreenControl(
        .picker(selection: selection, options: options.map(\.label)), label: label, isEnabled: context.isEnabled),
      .picker(picker, options: options, node))
  }

  /// Finds the elements that carry a tag; those of a `ForEach` without one are told by their id.
  private func addOptions(of node: ViewNode, to options: inout [ResolvedLayer.PickerOption]) {
    if case .modified(_, .tag(let tag)) = node.element {
      options.append(ResolvedLayer.PickerOption(label: label(of: node), tag: tag))
      return
    }
    if case .forEach(let forEach) = node.element {
      for (index, child) in node.children.enumerated() {
        let count = options.count
        addOptions(of: child, to: &options)
        if options.count == count, index < forEach.children.count {
          options.append(ResolvedLayer.PickerOption(label: label(of: child), tag: forEach.children[index].id))
        }
      }
      return
    }
    for child in node.children { addOptions(of: child, to: &options) }
  }

  private func shown(_ binding: Binding) -> Value {
    do {
      return try binding.shown()
    } catch {
      return binding.snapshot
    }
  }
}
