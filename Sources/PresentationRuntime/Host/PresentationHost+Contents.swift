// R14, R15: when a layer's content is made, and from what.
extension PresentationHost {
  /// Shows the app's root.
  func showRoot(_ root: Element) throws(AppCrash) {
    let screen = Layer(number: 0, kind: .screen, presenter: nil, base: 0)
    screen.phase = .populated
    layers.append(screen)
    isUpdating = true
    screen.content = try build(root, in: nil, layer: 0)
    isUpdating = false
  }

  /// Makes anew what owners renewed (R15), below a depth only, so that owners come before their sheets.
  func renewContents(above depth: Int) throws(AppCrash) {
    guard hasRenewedLayers else { return }
    var isLeft = false
    for layer in layers where layer.isRenewed {
      guard (layer.presenter?.depth ?? -1) < depth else {
        isLeft = true
        continue
      }
      layer.isRenewed = false
      // While it goes it stays as it was last shown (R16).
      guard layer.phase != .dismissing, layer.presenter?.isAlive != false else { continue }
      if try staysPresented(layer) { try makeContent(of: layer) }
    }
    hasRenewedLayers = isLeft
  }

  /// Calls a layer's content closure in an update (R14), and applies the result to the same content (R15).
  func makeContent(of layer: Layer) throws(AppCrash) {
    let outerCause = cause
    let outerReader = reader
    let wasUpdating = isUpdating
    reader = .content(layer)
    let element = try contentElement(of: layer)
    reader = outerReader
    isUpdating = wasUpdating
    layer.look = nil
    if let content = layer.content {
      layer.content = try update(content, to: element)
    } else {
      layer.content = try build(element, in: layer.presenter, layer: layer.number)
    }
    cause = outerCause
  }

  private func contentElement(of layer: Layer) throws(AppCrash) -> Element {
    guard let presenter = layer.presenter else { return try controllerElement(of: layer) }
    if case .menu(let menu) = presenter.element { return menu.content }
    guard case .modified(_, let modifier) = presenter.element, case .presenter(let state) = presenter.role else {
      return .empty
    }
    if case .presentation(let presentation) = modifier {
      return try callContent(of: presentation, item: rules.isSound ? state.item : argument(state), for: layer)
    }
    guard case .dialog(let dialog) = modifier else { return .empty }
    switch dialog.content {
    case .built(let content): return show(content, in: layer)
    case .deferred(let make): return show(try make(state.item), in: layer)
    }
  }

  private func callContent(
    of modifier: PresentationModifier, item: Value, for layer: Layer
  ) throws(AppCrash) -> Element {
    cause = trace.append(
      .contentCalled(
        layer: layer.number, madeIn: modifier.content.frame?.event, item: item, modifier.content.place ?? modifier.place
      ),
      cause: cause)
    if rules.callsContentOutsideUpdates { isUpdating = false }
    return try modifier.content.make(item)
  }

  /// A dialog's message and buttons, and what the system adds to them.
  private func show(_ content: DialogContent, in layer: Layer) -> Element {
    layer.title = content.title
    layer.isTitleVisible = content.isTitleVisible
    return .group([content.message, content.actions])
  }

  private func controllerElement(of layer: Layer) throws(AppCrash) -> Element {
    guard let controller = layer.controller else { return .empty }
    controller.isChanged = false
    switch controller.content {
    case .activity: return .empty
    case .alert(let content, _): return show(content, in: layer)
    case .hosting(let root): return root
    case .plain(let content): return content
    }
  }
}
