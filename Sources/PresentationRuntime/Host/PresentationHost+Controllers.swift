// R19, R20, R31, R39: controllers that representables make and that code presents.
extension PresentationHost {
  /// `make`, then `update` at once (R19).
  func make(_ representable: RepresentableElement, at node: ViewNode) throws(AppCrash) {
    let coordinator = try representable.makeCoordinator?() ?? .nothing
    let controller = try representable.make(coordinator)
    let made = MadeController(controller, coordinator: coordinator)
    node.role = .controller(made)
    controllers.append(node)
    var items: Int?
    if case .activity(let sheet) = controller.content { items = sheet.items.count }
    let event = trace.append(
      .made(
        name: representable.name, items: items, layer: node.layer, isKept: controller.wasShown, representable.place),
      cause: cause)
    controller.wasShown = true
    if case .activity(let sheet) = controller.content { made.share = try freeze(sheet, of: controller, event: event) }
    try representable.update(controller, coordinator)
    trace.append(.updated(name: representable.name), cause: cause)
    showContent(of: made, at: node)
  }

  /// `update` at a later change: a share sheet keeps the items it was made with (R19, R24).
  func updateController(_ representable: RepresentableElement, at node: ViewNode) throws(AppCrash) {
    guard case .controller(let made) = node.role else { return }
    try representable.update(made.controller, made.coordinator)
    trace.append(.updated(name: representable.name), cause: cause)
    showContent(of: made, at: node)
  }

  /// Puts on the list what a controller shows.
  private func showContent(of made: MadeController, at node: ViewNode) {
    made.controller.isChanged = false
    let element: Element
    switch made.controller.content {
    case .activity: return
    case .alert(let content, _): element = .group([content.message, content.actions])
    case .hosting(let root): element = root
    case .plain(let content): element = content
    }
    work.append(node.children.isEmpty ? .add(element, to: node) : .change(0, of: node, to: element))
  }

  /// Shows what code changed in its controllers.
  func renewControllers() throws(AppCrash) {
    guard !controllers.isEmpty || layers.count > 1 else { return }
    var hasDead = false
    for node in controllers {
      guard node.isAlive, case .controller(let made) = node.role else {
        hasDead = true
        continue
      }
      if made.controller.isChanged {
        treeChanged(inLayer: node.layer)
        let base = work.count
        showContent(of: made, at: node)
        try workOff(downTo: base)
      }
    }
    if hasDead { controllers.removeAll { !$0.isAlive } }
    for layer in layers where layer.controller?.isChanged == true { try makeContent(of: layer) }
  }

  /// A representable's controller goes with its identity.
  func dismantle(_ made: MadeController, at node: ViewNode) {
    guard case .representable(let representable) = node.element else { return }
    if let share = made.share {
      queueAction("completion", node) { [unowned self] () throws(AppCrash) in try self.cancelShare(share) }
    }
    guard let dismantle = representable.dismantle else { return }
    queueAction("dismantle", node) { () throws(AppCrash) in try dismantle(made.controller, made.coordinator) }
  }

  /// Does what code asked of controllers.
  func takeCodeRequests() throws(AppCrash) {
    guard !codeRequests.isEmpty else { return }
    let requests = codeRequests
    codeRequests.removeAll()
    for request in requests {
      switch request {
      case .dismiss(let number, let completion):
        guard let layer = presentedLayer(on: number) ?? layer(numbered: number), layer.number > 0 else { continue }
        layer.dismissCompletion = completion
        beginDismissal(of: layer, .byCode)
      case .present(let controller, let base, let completion):
        try present(controller, onLayer: base, completion: completion)
      }
    }
  }

  /// A second presentation from the same controller is refused for good (R20).
  private func present(_ controller: Controller, onLayer number: Int, completion: Handler?) throws(AppCrash) {
    let kind = layerKind(of: controller)
    guard let base = layer(numbered: number), !dropsPresentation() else { return }
    if let blocker = blocker(of: base) {
      let warning = warn(blocker.text(for: kind))
      trace.append(.refused(kind, warning: warning), cause: cause)
      return
    }
    let layer = addLayer(kind, presenter: nil, base: number)
    layer.controller = controller
    layer.presentCompletion = completion
    if case .activity(let sheet) = controller.content {
      let event = trace.append(
        .made(
          name: "UIActivityViewController", items: sheet.items.count, layer: layer.number,
          isKept: controller.wasShown, nil),
        cause: cause)
      controller.wasShown = true
      layer.share = try freeze(sheet, of: controller, event: event)
    }
    try makeContent(of: layer)
    announce(layer)
  }

  private func layerKind(of controller: Controller) -> ScreenLayer.Kind {
    switch controller.content {
    case .activity: deviceInUse.profile.isPad ? popoverKind : .sheet
    case .alert(_, let isActionSheet): isActionSheet ? .dialog : .alert
    case .hosting, .plain:
      if controller.isFullScreen {
        .cover
      } else {
        controller.anchor != nil && deviceInUse.profile.isPad ? popoverKind : .sheet
      }
    }
  }

  /// The layer that a controller is, or stands in.
  func layerNumber(of reference: ControllerReference) -> Int {
    switch reference {
    case .root: return 0
    case .top: return layers.last { $0.phase != .dismissing }?.number ?? 0
    case .made(let controller):
      if let layer = layers.first(where: { $0.controller === controller }) { return layer.number }
      for node in controllers where node.isAlive {
        if case .controller(let made) = node.role, made.controller === controller { return node.layer }
      }
      return 0
    }
  }
}
