// R14 to R23: what comes up, what waits, what goes.
extension PresentationHost {
  /// What a presenting modifier's trigger says now.
  private struct TriggerState {
    var isOn: Bool
    var item: Value
    var identity: Identity
    var write: Int?
  }

  /// Looks at all triggers and requests, and begins and ends presentations (R9, R17).
  func decidePresentations() throws(AppCrash) {
    var edges: [ViewNode] = []
    var hasDead = false
    for node in presenters {
      guard node.isAlive, case .presenter(let state) = node.role else {
        hasDead = true
        continue
      }
      if try look(at: node, state) { edges.append(node) }
    }
    if hasDead { presenters.removeAll { !$0.isAlive } }
    if !destinations.isEmpty || !pageRequests.isEmpty { try decidePages() }
    try takeCodeRequests()
    try takeShareRequests()
    for layer in layers where !layer.waiting.isEmpty { try beginWaiting(on: layer) }
    for node in edges { try request(node) }
  }

  /// Reads one trigger, ends or renews what it shows, and says whether it is an edge that asks for a presentation.
  private func look(at node: ViewNode, _ state: PresenterState) throws(AppCrash) -> Bool {
    let now = try trigger(of: node)
    guard now.isOn else {
      state.wasOn = false
      state.isWaiting = false
      if let layer = state.layer { beginDismissal(of: layer, .byCode) }
      return false
    }
    let isOther = now.identity != state.itemIdentity
    if let layer = state.layer, layer.phase != .dismissing {
      if isOther {
        beginDismissal(of: layer, .replaced)
      } else if takeItem(now, state) {
        try makeContent(of: layer)
      }
      return false
    }
    if state.layer?.ending == .replaced || state.isWaiting { return false }
    return !state.wasOn || isOther
  }

  /// Takes over an item of the same id; whether it is another value (R16).
  private func takeItem(_ now: TriggerState, _ state: PresenterState) -> Bool {
    guard !now.item.isNothing else { return false }
    if let write = now.write, write == state.itemWrite { return false }
    state.itemWrite = now.write
    guard now.item.isEqual(to: state.item) != true else { return false }
    state.item = now.item
    return true
  }

  /// Whether a shown presentation stays: its content is not made anew for a trigger that is off or has another item.
  func staysPresented(_ layer: Layer) throws(AppCrash) -> Bool {
    guard let presenter = layer.presenter, case .presenter(let state) = presenter.role else { return true }
    let now = try trigger(of: presenter)
    guard now.isOn, now.identity == state.itemIdentity else { return false }
    _ = takeItem(now, state)
    return true
  }

  private func trigger(of node: ViewNode) throws(AppCrash) -> TriggerState {
    if case .modified(_, .presentation(let modifier)) = node.element { return try read(modifier.trigger) }
    guard case .modified(_, .dialog(let modifier)) = node.element else {
      preconditionFailure("a presenter is a presentation or a dialog")
    }
    var state = try read(modifier.trigger)
    if let presenting = modifier.presenting, presenting.isNothing { state.isOn = false }
    return state
  }

  private func read(_ trigger: PresentationTrigger) throws(AppCrash) -> TriggerState {
    switch trigger {
    case .flag(let flag):
      return TriggerState(isOn: try flag.shown().bool == true, item: .nothing, identity: .nothing)
    case .item(let binding):
      let item = try binding.shown()
      return TriggerState(
        isOn: !item.isNothing, item: item, identity: item.itemIdentity, write: binding.slot.map { slots[$0].write })
    }
  }

  /// Presents for a modifier, or lets it wait while its layer presents something else (R20, R22).
  private func request(_ node: ViewNode) throws(AppCrash) {
    guard node.isAlive, case .presenter(let state) = node.role, let base = layer(numbered: node.layer) else { return }
    let now = try trigger(of: node)
    state.wasOn = true
    state.itemIdentity = now.identity
    if !rules.isSound, dropsPresentation(of: node) { return }
    let kind = layerKind(of: node)
    if let blocker = blocker(of: base) {
      state.isWaiting = true
      base.waiting.append(node)
      let warning = warn(blocker.text(for: kind))
      trace.append(.waited(kind, warning: warning), cause: cause)
      return
    }
    state.itemWrite = now.write
    try begin(node, state, item: now.item, kind: kind, on: base)
  }

  private func beginWaiting(on base: Layer) throws(AppCrash) {
    while let node = base.waiting.first, blocker(of: base) == nil {
      base.waiting.removeFirst()
      guard node.isAlive, case .presenter(let state) = node.role, state.isWaiting else { continue }
      state.isWaiting = false
      let now = try trigger(of: node)
      guard now.isOn else { continue }
      state.itemIdentity = now.identity
      state.itemWrite = now.write
      try begin(node, state, item: now.item, kind: layerKind(of: node), on: base)
    }
  }

  private func begin(
    _ node: ViewNode, _ state: PresenterState, item: Value, kind: ScreenLayer.Kind, on base: Layer
  ) throws(AppCrash) {
    state.itemBefore = state.item
    state.item = item
    let layer = addLayer(kind, presenter: node, base: base.number)
    layer.isAdaptedPopover = kind == .sheet && isPopover(node) && !deviceInUse.profile.isPad
    state.layer = layer
    try makeContent(of: layer)
    announce(layer)
  }

  /// Adds a layer on top.
  func addLayer(_ kind: ScreenLayer.Kind, presenter: ViewNode?, base: Int) -> Layer {
    let layer = Layer(number: nextLayer, kind: kind, presenter: presenter, base: base)
    nextLayer += 1
    layers.append(layer)
    return layer
  }

  /// Counts a presentation, and lets it come up while the app settles (R29).
  func announce(_ layer: Layer) {
    presentations += 1
    version += 1
    layer.event = trace.append(
      .presented(layer: layer.number, layer.kind, isShareSheet: shareState(of: layer) != nil), cause: cause)
    transitions.append(.presented(layer))
  }

  /// What a presenter shows as on this device; a popover is a sheet where it is narrow.
  private func layerKind(of node: ViewNode) -> ScreenLayer.Kind {
    if case .modified(_, .dialog(let dialog)) = node.element { return dialog.style == .alert ? .alert : .dialog }
    guard case .modified(_, .presentation(let presentation)) = node.element else {
      preconditionFailure("a presenter is a presentation or a dialog")
    }
    switch presentation.style {
    case .cover: return .cover
    case .popover: return deviceInUse.profile.isPad || presentation.staysPopover ? popoverKind : .sheet
    case .sheet: return .sheet
    }
  }

  private func isPopover(_ node: ViewNode) -> Bool {
    if case .modified(_, .presentation(let presentation)) = node.element {
      presentation.style == .popover
    } else {
      false
    }
  }

  /// What keeps a layer from presenting.
  enum Blocker {
    case dismissal
    case presentation(ScreenLayer.Kind)

    /// The warning, as the console of a device would word it.
    func text(for kind: ScreenLayer.Kind) -> String {
      switch self {
      case .dismissal:
        "Attempt to present a \(kind.rawValue) while the dismissal of another presentation is in progress; it waits "
          + "for the end, which is unreliable on a device."
      case .presentation(let other):
        "Attempt to present a \(kind.rawValue) on a view controller which is already presenting a \(other.rawValue)."
      }
    }
  }

  func blocker(of base: Layer) -> Blocker? {
    if base.phase == .dismissing { return .dismissal }
    guard let presented = presentedLayer(on: base.number) else { return nil }
    return presented.phase == .dismissing ? .dismissal : .presentation(presented.kind)
  }

  func layer(numbered number: Int) -> Layer? { layers.first { $0.number == number } }

  /// What is presented on the layer of that number.
  func presentedLayer(on number: Int) -> Layer? { layers.first { $0.base == number && $0.number != number } }

  /// Lets a presentation go; what is above it goes with it at the end.
  func beginDismissal(of layer: Layer, _ reason: DismissalReason) {
    guard layer.phase != .dismissing, layer.phase != .gone else { return }
    layer.phase = .dismissing
    layer.ending = reason
    version += 1
    trace.append(.dismissing(layer: layer.number, layer.kind, reason), cause: cause)
    transitions.append(.dismissed(layer, left: deviceInUse.profile.dismissalLength))
  }

  /// The next step of a presentation's way up or down.
  func runTransition(_ transition: Transition) {
    switch transition {
    case .presented(let layer):
      guard layer.phase == .presenting else { return }
      layer.phase = .presented
      version += 1
      if let completion = layer.presentCompletion { runStretch(.transition, cause: layer.event, completion.run) }
      transitions.append(.populated(layer, left: deviceInUse.profile.fillLength))
    case .populated(let layer, let left):
      guard layer.phase == .presented else { return }
      if left > 1 { return transitions.append(.populated(layer, left: left - 1)) }
      layer.phase = .populated
      version += 1
    case .dismissed(let layer, let left):
      guard layer.phase == .dismissing else { return }
      if left > 1 { return transitions.append(.dismissed(layer, left: left - 1)) }
      runStretch(.transition, cause: layer.event) { () throws(AppCrash) in try self.end(layer) }
    }
  }

  /// The end of a dismissal: the content goes, then the binding is set, then `onDismiss` runs (R17).
  func end(_ layer: Layer) throws(AppCrash) {
    guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
    let ended = Array(layers[index...].reversed())
    layers.removeSubrange(index...)
    for gone in ended {
      if gone !== layer { gone.ending = .belowWent }
      gone.phase = .gone
      dismissals += 1
      trace.append(.dismissed(layer: gone.number, gone.kind), cause: cause)
      if let content = gone.content { tearDown(content) }
    }
    version += 1
    for gone in ended { try finish(gone) }
  }

  private func finish(_ layer: Layer) throws(AppCrash) {
    try runGoodbyes()
    layer.content = nil
    layer.look = nil
    if let share = layer.share { try cancelShare(share) }
    try layer.dismissCompletion?.run()
    let comesAgain = rules.isSound ? false : try presentsAgain(layer)
    guard let presenter = layer.presenter else { return }
    switch presenter.role {
    case .presenter(let state): state.layer = nil
    case .menu: presenter.role = .plain
    case .change, .controller, .destination, .keyed, .navigation, .plain, .receiver, .task, .view: break
    }
    guard case .modified(_, let modifier) = presenter.element else { return }
    if !comesAgain, layer.ending == .byUser || layer.ending == .belowWent {
      if case .presentation(let presentation) = modifier, try !leavesBinding(of: presentation) {
        try reset(presentation.trigger)
      }
      if case .dialog(let dialog) = modifier { try reset(dialog.trigger) }
      // A trigger that went off with the dismissal may be turned on again before anything looks at it, in `onDismiss`.
      if case .presenter(let state) = presenter.role, try !trigger(of: presenter).isOn { state.wasOn = false }
    }
    if case .presentation(let presentation) = modifier { try presentation.onDismiss?.run() }
  }

  /// Runs the `onDisappear`s of content that has gone, before what follows from its going.
  private func runGoodbyes() throws(AppCrash) {
    guard !queuedActions.isEmpty else { return }
    let actions = queuedActions
    queuedActions.removeAll()
    for action in actions { try action.run() }
  }

  private func reset(_ trigger: PresentationTrigger) throws(AppCrash) {
    switch trigger {
    case .flag(let flag): try flag.write(.bool(false))
    case .item(let item): try item.write(.nothing)
    }
  }

  /// `dismiss()` inside of a layer or page.
  func dismissFromInside(layer number: Int, page: Int?, at place: SourcePlace?) {
    needsTurn = true
    if let page, popPage(numbered: page) { return }
    guard number > 0, let layer = layer(numbered: number) else { return }
    beginDismissal(of: layer, .byUser)
  }
}
