extension LayerResolver {
  /// Adds an element that stands for itself: a text, a control, a container.
  mutating func visitLeaf(_ node: ViewNode, _ context: Context) {
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
      // A label tells texts and pictures only.
      if isLabel { return }
      addControl(
        ScreenControl(
          .field(text: shown(field.text).text ?? ""), label: context.label ?? field.label, isEnabled: context.isEnabled),
        .field(field, node))
    case .picker(let picker):
      if !isLabel { addPicker(picker, node, context) }
    case .container(let kind, _):
      visitContainer(kind, node, context)
    case .representable:
      visitChildren(of: node, context)
    case .anyView, .branch, .empty, .forEach, .group, .inert, .modified, .section, .view:
      return
    }
  }

  private mutating func addControl(
    _ kind: ScreenControl.Kind, _ node: ViewNode, _ context: Context, _ target: consuming ResolvedLayer.Target
  ) {
    guard isLabel else {
      let label = context.label ?? label(of: node.children[0])
      return addControl(ScreenControl(kind, label: label, isEnabled: context.isEnabled), target)
    }
    if let label = context.label {
      layer.screen.texts.append(label)
    } else {
      work.append(.endLabel(firstText: layer.screen.texts.count, pictures: pictures))
      work.append(.add(node.children[0], Context()))
      pictures = []
    }
  }

  private mutating func visitContainer(_ kind: ContainerKind, _ node: ViewNode, _ context: Context) {
    var inner = context
    switch kind {
    case .form, .list:
      inner.makesRows = true
    case .navigation:
      if case .navigation(let navigation) = node.role, let page = navigation.pages.last, let content = page.content {
        if !isLabel {
          addControl(
            ScreenControl(.button, label: backLabel(of: navigation, at: node)), .back(page, navigation: node))
        }
        work.append(.add(content, inner))
        return
      }
    case .grid, .horizontal, .layered, .scroll, .vertical:
      break
    }
    visitChildren(of: node, inner)
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
  private func addOptions(of root: ViewNode, to options: inout [ResolvedLayer.PickerOption]) {
    var open = [OptionWork.enter(root)]
    while let next = open.popLast() {
      switch next {
      case .enter(let node):
        if case .modified(_, .tag(let tag)) = node.element {
          options.append(ResolvedLayer.PickerOption(label: label(of: node), tag: tag))
        } else if case .forEach(let forEach) = node.element {
          for (child, made) in zip(node.children, forEach.children).reversed() {
            open.append(.enterChild(child, id: made.id))
          }
        } else {
          for child in node.children.reversed() { open.append(.enter(child)) }
        }
      case .enterChild(let child, let id):
        open.append(.leaveChild(child, id: id, count: options.count))
        open.append(.enter(child))
      case .leaveChild(let child, let id, let count):
        if options.count == count { options.append(ResolvedLayer.PickerOption(label: label(of: child), tag: id)) }
      }
    }
  }

  private enum OptionWork {
    case enter(ViewNode)
    case enterChild(ViewNode, id: Value)
    case leaveChild(ViewNode, id: Value, count: Int)
  }

  private mutating func shown(_ binding: Binding) -> Value {
    readsState = true
    do {
      return try binding.shown()
    } catch {
      return binding.snapshot
    }
  }
}
