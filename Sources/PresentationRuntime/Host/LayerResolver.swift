/// Reads off the tree what a layer shows, top to bottom.
struct LayerResolver {
  /// What the elements around say of one.
  struct Context {
    var isEnabled = true
    var label: String?
    /// Whether each element makes a cell of the list around it.
    var makesRows = false
    var swipes: [ResolvedLayer.SwipeSource] = []
  }

  let host: PresentationHost
  /// Whether what controls do is wanted too, and not only what they show.
  let keepsTargets: Bool
  var layer: ResolvedLayer

  init(host: PresentationHost, kind: ScreenLayer.Kind, title: String?, keepsTargets: Bool = true) {
    self.host = host
    self.keepsTargets = keepsTargets
    self.layer = ResolvedLayer(screen: ScreenLayer(kind: kind, title: title))
  }

  /// Adds what a node shows.
  mutating func add(_ node: ViewNode, _ context: Context) {
    switch node.element {
    case .empty:
      return
    case .anyView, .branch, .group, .view:
      for child in node.children { add(child, context) }
    case .forEach(let forEach):
      for (index, child) in node.children.enumerated() {
        var inner = context
        if forEach.onDelete != nil { inner.swipes.append(.delete(row: index, forEach: node)) }
        add(child, inner)
      }
    case .section:
      var plain = context
      plain.makesRows = false
      add(node.children[0], plain)
      add(node.children[1], context)
      add(node.children[2], plain)
    case .modified(_, let modifier):
      add(modifier, of: node, context)
    case .button, .container, .field, .image, .inert, .link, .menu, .picker, .representable, .shareLink, .text,
      .toggle:
      if context.makesRows { addRow(node, context) } else { addLeaf(node, context) }
    }
  }

  /// Adds a row of a list: one cell.
  private mutating func addRow(_ node: ViewNode, _ context: Context) {
    var inner = context
    inner.makesRows = false
    inner.swipes = []
    let firstText = layer.screen.texts.count
    let firstControl = layer.screen.controls.count
    layer.screen.cells += 1
    addLeaf(node, inner)
    let texts = Array(layer.screen.texts[firstText...])
    let labels = layer.screen.controls[firstControl...].map(\.label)
    let all = texts + labels
    layer.rows.append(
      ResolvedLayer.Row(label: all.joined(separator: ", "), texts: all, node: node, swipes: context.swipes))
    addRevealedActions(of: node, context)
  }

  /// Adds the swipe actions of the row whose actions are shown.
  private mutating func addRevealedActions(of node: ViewNode, _ context: Context) {
    guard let revealed = host.revealedRow, revealed.node === node else { return }
    for swipe in context.swipes {
      switch swipe {
      case .actions(let edge, let modifier):
        if edge == revealed.edge { add(modifier.children[1], Context()) }
      case .delete(let row, let forEach):
        guard revealed.edge == .trailing else { continue }
        addControl(ScreenControl(.button, label: "Delete"), .delete(row: row, forEach: forEach))
      }
    }
  }

  private mutating func add(_ modifier: Modifier, of node: ViewNode, _ context: Context) {
    var inner = context
    switch modifier {
    case .hidden(true):
      return
    case .disabled(let isDisabled):
      if isDisabled { inner.isEnabled = false }
    case .accessibilityLabel(let label):
      inner.label = context.label ?? label
    case .navigationTitle(let title):
      layer.screen.title = layer.screen.title ?? title
      layer.screen.texts.append(title)
    case .swipeActions(let swipe):
      // A row with swipe actions of its own has no Delete of `onDelete`.
      inner.swipes.removeAll { if case .delete = $0 { true } else { false } }
      inner.swipes.append(.actions(swipe.edge, node))
    case .onTap(let handler):
      addTap(handler, of: node, context)
      return
    case .accessibilityIdentifier, .contextMenu, .dialog, .environment, .environmentObject, .hidden, .id, .inert,
      .interactiveDismissDisabled, .navigationDestination, .onAppear, .onChange, .onDisappear, .onReceive,
      .presentation, .tabItem, .tag, .task, .toolbar:
      break
    }
    add(node.children[0], inner)
    if case .toolbar = modifier { add(node.children[1], Context()) }
  }

  private mutating func addTap(_ handler: Handler, of node: ViewNode, _ context: Context) {
    let first = layer.screen.texts.count
    add(node.children[0], context)
    let label = context.label ?? layer.screen.texts[first...].joined(separator: ", ")
    layer.taps.append(ResolvedLayer.Tap(label: label, isEnabled: context.isEnabled, handler: handler))
  }

  mutating func addControl(_ control: ScreenControl, _ target: @autoclosure () -> ResolvedLayer.Target) {
    if layer.screen.controls.isEmpty { layer.screen.controls.reserveCapacity(4) }
    layer.screen.controls.append(control)
    if keepsTargets { layer.targets.append(target()) }
  }

  /// The texts of a control's label, as assistive technology reads them.
  func label(of node: ViewNode) -> String {
    if case .text(let text) = node.element { return text }
    var resolver = LayerResolver(host: host, kind: .screen, title: nil)
    resolver.isLabel = true
    resolver.add(node, Context())
    let texts = resolver.layer.screen.texts.isEmpty ? resolver.pictures : resolver.layer.screen.texts
    return texts.count == 1 ? texts[0] : texts.joined(separator: ", ")
  }

  /// Whether only a label is read: then pictures say what they are called, where there is no text.
  var isLabel = false
  /// What the pictures of a label are called.
  var pictures: [String] = []
}
