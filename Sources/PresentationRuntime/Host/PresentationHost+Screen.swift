extension PresentationHost {
  /// All that a person could see or paste now; reading it twice costs nothing.
  public var screen: Screen {
    if cachedScreenVersion == version, let cachedScreen { return cachedScreen }
    var screen = surroundingScreen
    screen.layers = looks.map(\.screen)
    if variant == .listBehind { screen.addListBehind() }
    cachedScreen = screen
    cachedScreenVersion = version
    return screen
  }

  /// The looks of the layers, bottom to top; none once the app has crashed. What has not changed is the same look.
  public var looks: [LayerLook] { hasCrashed ? [] : layers.map { look(of: $0) } }

  /// The screen without its layers.
  public var surroundingScreen: Screen {
    Screen(
      layers: [], clipboard: clipboard, presentations: presentations, dismissals: dismissals, completion: completion,
      warnings: warnings, crash: crash, evaluations: evaluationCounts)
  }

  /// All that a person could see, read anew: what `screen` gives, and keeps as long as nothing changes.
  package func readScreenAnew() -> Screen {
    for layer in layers { layer.look = nil }
    cachedScreen = nil
    return screen
  }

  /// What a layer shows, with the nodes behind it; a layer in which nothing has changed is not read again.
  func look(at layer: Layer) -> ResolvedLayer { look(of: layer).resolved }

  private func look(of layer: Layer) -> LayerLook {
    if let look = layer.look, look.version == nil || look.version == version { return look }
    let look = resolve(layer)
    layer.look = look
    return look
  }

  /// The tree of the layer of that number has changed: what it shows is to be read anew.
  func treeChanged(inLayer number: Int) {
    for layer in layers where layer.number == number { layer.look = nil }
  }

  private func resolve(_ layer: Layer) -> LayerLook {
    var resolver = LayerResolver(
      host: self, kind: layer.kind, title: layer.isTitleVisible ? layer.title : nil)
    resolver.layer.screen.isAdaptedPopover = layer.isAdaptedPopover
    if layer.isTitleVisible, let title = layer.title { resolver.layer.screen.texts.append(title) }
    if let content = layer.content { resolver.add(content, LayerResolver.Context()) }
    resolver.addSystemButtons(of: layer)
    let share = shareState(of: layer)
    if let share {
      resolver.layer.screen.shareSheet = shareSheet(share, layer.phase)
      if layer.phase == .populated { resolver.addControls(of: share, on: deviceInUse.profile) }
    }
    let isOfTreeAlone = share == nil && revealedRow == nil && !resolver.readsState
    return LayerLook(resolver.layer, version: isOfTreeAlone ? nil : version)
  }
}

extension PresentationHost {
  /// What a share sheet shows: it is there as soon as it is presented, and fills a moment later (R29).
  private func shareSheet(_ share: ShareState, _ phase: Layer.Phase) -> ScreenShareSheet? {
    var sheet = ScreenShareSheet(hasCloseControl: deviceInUse.profile.closeControl != .none)
    switch phase {
    case .presented, .presenting:
      return sheet
    case .populated:
      sheet.caption = share.caption
      sheet.cells = share.cells
      sheet.activities = share.offers.map { ScreenActivity(type: $0.type, label: $0.label, isHittable: $0.isHittable) }
      return sheet
    case .dismissing, .gone:
      return nil
    }
  }
}

extension LayerResolver {
  /// What the device shows as buttons in a share sheet: Copy on some, and More where it hides what is offered.
  mutating func addControls(of share: ShareState, on profile: DeviceProfile) {
    guard !share.offers.isEmpty else { return }
    guard share.isShown(on: profile) else {
      if let label = profile.moreLabel { addControl(ScreenControl(.button, label: label), .more(share)) }
      return
    }
    guard profile.copyElement == .button, let copy = share.offers.first(where: { $0.type == .copy }) else { return }
    addControl(ScreenControl(.button, label: copy.label, isEnabled: copy.isHittable), .activity(copy, share))
  }

  /// The buttons that the system adds to a dialog that has none of its own.
  mutating func addSystemButtons(of layer: Layer) {
    switch layer.kind {
    case .alert:
      guard !hasButton else { return }
      addControl(ScreenControl(.button, label: "OK"), .dismissDialog)
    case .dialog:
      guard !hasCancel else { return }
      addControl(ScreenControl(.button, label: "Cancel"), .dismissDialog)
    case .cover, .menu, .popover, .screen, .sheet:
      return
    }
  }

  private var hasButton: Bool {
    layer.targets.contains { target in
      if case .button = target { true } else { false }
    }
  }

  private var hasCancel: Bool {
    layer.targets.contains { target in
      if case .button(let button, _) = target { button.role == .cancel } else { false }
    }
  }
}
