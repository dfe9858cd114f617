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
  var layer: ResolvedLayer

  init(host: PresentationHost, kind: ScreenLayer.Kind, title: String?) {
    self.host = host
    self.layer = ResolvedLayer(screen: ScreenLayer(kind: kind, title: title))
  }

  /// What is still to be read, the next one last: how deep nodes are nested costs no stack.
  enum Work {
    case add(ViewNode, Context)
    /// The row that the swipe actions in `context` belong to is read; its texts and controls begin there.
    case endRow(ViewNode, Context, firstText: Int, firstControl: Int)
    /// The label of a control within a label is read.
    case endLabel(firstText: Int, pictures: [String])
    case endTap(Handler, Context, firstText: Int)
    /// The button that a list shows for a row that was swiped.
    case delete(row: Int, forEach: ViewNode)
  }

  var work: [Work] = []
  /// Whether a control shows a value that is kept elsewhere, so that the tree alone does not say what is shown.
  var readsState = false

  /// Adds what a node shows.
  mutating func add(_ node: ViewNode, _ context: Context) {
    let base = work.count
    if base == 0 { work.reserveCapacity(8) }
    visit(node, context)
    while work.count > base {
      switch work.removeLast() {
      case .add(let node, let context):
        visit(node, context)
      case .endRow(let node, let context, let firstText, let firstControl):
        endRow(node, context, firstText: firstText, firstControl: firstControl)
      case .endLabel(let first, let outer):
        let label = readLabel(from: first)
        layer.screen.texts.removeSubrange(first...)
        layer.screen.texts.append(label)
        pictures = outer
      case .endTap(let handler, let context, let first):
        let label = context.label ?? layer.screen.texts[first...].joined(separator: ", ")
        layer.taps.append(ResolvedLayer.Tap(label: label, isEnabled: context.isEnabled, handler: handler))
      case .delete(let row, let forEach):
        addControl(ScreenControl(.button, label: "Delete"), .delete(row: row, forEach: forEach))
      }
    }
  }

  private mutating func visit(_ node: ViewNode, _ context: Context) {
    switch node.element {
    case .empty:
      return
    case .anyView, .branch, .group, .view:
      visitChildren(of: node, context)
    case .forEach(let forEach):
      for (index, child) in node.children.enumerated().reversed() {
        var inner = context
        if forEach.onDelete != nil { inner.swipes.append(.delete(row: index, forEach: node)) }
        work.append(.add(child, inner))
      }
    case .section:
      var plain = context
      plain.makesRows = false
      work.append(.add(node.children[2], plain))
      work.append(.add(node.children[1], context))
      work.append(.add(node.children[0], plain))
    case .modified(_, let modifier):
      visit(modifier, of: node, context)
    case .button, .container, .field, .image, .inert, .link, .menu, .picker, .representable, .shareLink, .text,
      .toggle:
      if context.makesRows { visitRow(node, context) } else { visitLeaf(node, context) }
    }
  }

  mutating func visitChildren(of node: ViewNode, _ context: Context) {
    for child in node.children.reversed() { work.append(.add(child, context)) }
  }

  /// Adds a row of a list: one cell.
  private mutating func visitRow(_ node: ViewNode, _ context: Context) {
    var inner = context
    inner.makesRows = false
    inner.swipes = []
    work.append(
      .endRow(
        node, context, firstText: layer.screen.texts.count, firstControl: layer.screen.controls.count))
    layer.screen.cells += 1
    visitLeaf(node, inner)
  }

  private mutating func endRow(_ node: ViewNode, _ context: Context, firstText: Int, firstControl: Int) {
    let texts = Array(layer.screen.texts[firstText...])
    let labels = layer.screen.controls[firstControl...].map(\.label)
    let all = texts + labels
    layer.rows.append(
      ResolvedLayer.Row(label: all.joined(separator: ", "), texts: all, node: node, swipes: context.swipes))
    visitRevealedActions(of: node, context)
  }

  /// Adds the swipe actions of the row whose actions are shown.
  private mutating func visitRevealedActions(of node: ViewNode, _ context: Context) {
    guard let revealed = host.revealedRow, revealed.node === node else { return }
    for swipe in context.swipes.reversed() {
      switch swipe {
      case .actions(let edge, let modifier):
        if edge == revealed.edge { work.append(.add(modifier.children[1], Context())) }
      case .delete(let row, let forEach):
        if revealed.edge == .trailing { work.append(.delete(row: row, forEach: forEach)) }
      }
    }
  }

  private mutating func visit(_ modifier: Modifier, of node: ViewNode, _ context: Context) {
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
      work.append(.endTap(handler, context, firstText: layer.screen.texts.count))
    case .toolbar:
      work.append(.add(node.children[1], Context()))
    case .accessibilityIdentifier, .contextMenu, .dialog, .environment, .environmentObject, .hidden, .id, .inert,
      .interactiveDismissDisabled, .navigationDestination, .onAppear, .onChange, .onDisappear, .onReceive,
      .presentation, .tabItem, .tag, .task:
      break
    }
    work.append(.add(node.children[0], inner))
  }

  mutating func addControl(_ control: consuming ScreenControl, _ target: consuming ResolvedLayer.Target) {
    if layer.screen.controls.isEmpty {
      layer.screen.controls.reserveCapacity(4)
      layer.targets.reserveCapacity(4)
    }
    layer.screen.controls.append(control)
    layer.targets.append(target)
  }

  /// The texts of a control's label, as assistive technology reads them.
  func label(of node: ViewNode) -> String {
    if case .text(let text) = node.element { return text }
    var resolver = LayerResolver(host: host, kind: .screen, title: nil)
    resolver.isLabel = true
    resolver.add(node, Context())
    return resolver.readLabel(from: 0)
  }

  /// The label that was read since there were that many texts.
  private func readLabel(from first: Int) -> String {
    let texts = layer.screen.texts.count > first ? layer.screen.texts[first...] : pictures[...]
    return texts.count == 1 ? texts[texts.startIndex] : texts.joined(separator: ", ")
  }

  /// Whether only a label is read: then pictures say what they are called, where there is no text.
  var isLabel = false
  /// What the pictures of a label are called.
  var pictures: [String] = []
}
