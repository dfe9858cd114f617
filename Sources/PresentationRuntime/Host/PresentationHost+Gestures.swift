// What each gesture does, or why it cannot be done; nothing changes before its work runs.
extension PresentationHost {
  /// The code that a gesture runs in the app.
  typealias Work = () throws(AppCrash) -> Void

  /// Finds what a gesture does.
  func work(of gesture: UserGesture) throws(ActionRefusal) -> Work {
    guard let layer = layers.last else { throw .appHasCrashed }
    switch gesture {
    case .choose(let label):
      return try chooseWork(label)
    case .clear(let label):
      let (element, _) = try field(labelled: label, in: look(at: layer))
      return { () throws(AppCrash) in try element.text.write(.text(""), at: element.place) }
    case .close:
      return try closeWork(layer)
    case .copy:
      return try copyWork()
    case .pick(let option, let picker):
      return try pickWork(option, picker, in: look(at: layer))
    case .setClipboard(let text):
      return { [unowned self] () throws(AppCrash) in self.setClipboard(text, by: .outside) }
    case .swipeDown:
      return try swipeDownWork(layer)
    case .swipeRow(let isLeft, let label):
      return try swipeRowWork(isLeft, label, in: look(at: layer))
    case .tap(let label):
      return try tapWork(label, in: look(at: layer), layer)
    case .tapOutside:
      return try tapOutsideWork(layer)
    case .turn(let isOn, let toggle):
      return try turnWork(isOn, toggle, in: look(at: layer))
    case .type(let text, let label):
      let (element, present) = try field(labelled: label, in: look(at: layer))
      return { () throws(AppCrash) in try element.text.write(.text(present + text), at: element.place) }
    }
  }

  // Share sheets.

  /// The share sheet that is open, which must be on top.
  private func openShare(for label: String) throws(ActionRefusal) -> (ShareState, Layer) {
    for layer in layers.reversed() {
      guard layer.phase == .populated, let share = shareState(of: layer), !share.isFinished else { continue }
      guard let last = layers.last, last === layer else {
        throw .covered(label: label, by: layers.last?.kind ?? .screen)
      }
      return (share, layer)
    }
    throw .noShareSheet
  }

  private func chooseWork(_ label: String) throws(ActionRefusal) -> Work {
    let (share, layer) = try openShare(for: label)
    guard let offer = share.offers.first(where: { $0.label.isSame(as: label) }) else {
      throw .noActivity(label: label, offered: share.offers.map(\.label))
    }
    return try choiceWork(offer, in: share, of: layer)
  }

  private func copyWork() throws(ActionRefusal) -> Work {
    let label = ActivityLabels.label(of: .copy, in: deviceInUse.language)
    let (share, layer) = try openShare(for: label)
    guard let offer = share.offers.first(where: { $0.type == .copy }) else {
      throw .noCopy(hasItems: !share.sheet.items.isEmpty, offered: share.offers.map(\.label))
    }
    return try choiceWork(offer, in: share, of: layer)
  }

  private func choiceWork(
    _ offer: ShareState.Offer, in share: ShareState, of layer: Layer
  ) throws(ActionRefusal) -> Work {
    guard offer.isHittable else { throw .disabled(label: offer.label) }
    return { [unowned self] () throws(AppCrash) in
      share.isExpanded = true
      try self.choose(offer, in: share, of: layer)
    }
  }

  private func closeWork(_ layer: Layer) throws(ActionRefusal) -> Work {
    guard layer.phase == .populated, let share = shareState(of: layer) else { throw .cannotClose(top: layer.kind) }
    return { [unowned self] () throws(AppCrash) in try self.close(share, of: layer) }
  }

  // Dismissing.

  private func swipeDownWork(_ layer: Layer) throws(ActionRefusal) -> Work {
    switch layer.kind {
    case .screen:
      throw .nothingToDismiss
    case .alert, .cover, .dialog, .menu:
      throw .cannotDismiss(top: layer.kind)
    case .popover, .sheet:
      if refusesDismissal(layer) { throw .dismissalDisabled(top: layer.kind) }
      return dismissalWork(layer)
    }
  }

  private func tapOutsideWork(_ layer: Layer) throws(ActionRefusal) -> Work {
    switch layer.kind {
    case .screen:
      throw .nothingToDismiss
    case .alert, .cover:
      throw .cannotDismiss(top: layer.kind)
    case .sheet where !layer.isAdaptedPopover:
      guard shareState(of: layer) != nil else { throw .cannotDismiss(top: layer.kind) }
      return dismissalWork(layer)
    case .popover, .sheet:
      if refusesDismissal(layer) { throw .dismissalDisabled(top: layer.kind) }
      return dismissalWork(layer)
    case .dialog, .menu:
      return { [unowned self] () throws(AppCrash) in try self.endAtOnce(layer) }
    }
  }

  private func dismissalWork(_ layer: Layer) -> Work {
    { [unowned self] () throws(AppCrash) in
      if let share = self.shareState(of: layer) { return try self.close(share, of: layer) }
      self.beginDismissal(of: layer, .byUser)
    }
  }

  /// Whether a person cannot swipe the layer away or tap beside it.
  func refusesDismissal(_ layer: Layer) -> Bool {
    if layer.controller?.refusesInteractiveDismissal == true { return true }
    return layer.content.map(disablesDismissal) ?? false
  }

  private func disablesDismissal(_ node: ViewNode) -> Bool {
    if case .modified(_, .interactiveDismissDisabled(let isDisabled)) = node.element { return isDisabled }
    return node.children.contains(where: disablesDismissal)
  }

  /// Ends a dialog or a menu, which go without a transition that anyone could act in.
  func endAtOnce(_ layer: Layer) throws(AppCrash) {
    guard layer.phase != .gone else { return }
    if layer.ending == nil {
      trace.append(.dismissing(layer: layer.number, layer.kind, .byUser), cause: cause)
      layer.ending = .byUser
    }
    layer.phase = .dismissing
    try end(layer)
    needsTurn = true
  }

  // Rows.

  private func swipeRowWork(_ isLeft: Bool, _ label: String, in top: ResolvedLayer) throws(ActionRefusal) -> Work {
    let exact = top.rows.filter { $0.label.isSame(as: label) }
    let rows = exact.isEmpty ? top.rows.filter { $0.texts.contains { $0.isSame(as: label) } } : exact
    guard let row = rows.first else {
      throw missing("row", label) { resolved in resolved.rows.contains { $0.texts.contains { $0.isSame(as: label) } } }
    }
    guard rows.count == 1 else { throw .ambiguous(label: label, kinds: rows.map { _ in "row" }) }
    let edge: SwipeActionsModifier.Edge = isLeft ? .trailing : .leading
    let hasActions = row.swipes.contains { swipe in
      switch swipe {
      case .actions(let side, _): side == edge
      case .delete: edge == .trailing
      }
    }
    guard hasActions else { throw .noSwipeActions(row: label) }
    return { [unowned self] () throws(AppCrash) in
      self.revealedRow = RevealedRow(node: row.node, edge: edge)
      self.version += 1
    }
  }

  /// Says that something is not there, or is behind what is presented.
  func missing(_ kind: String, _ label: String, isThere: (ResolvedLayer) -> Bool) -> ActionRefusal {
    for layer in layers.dropLast().reversed() where isThere(look(at: layer)) {
      return .covered(label: label, by: layers.last?.kind ?? .screen)
    }
    return .notFound(kind: kind, label: label)
  }
}

extension String {
  /// Whether both are the same Unicode scalars; `==` also takes composed letters for decomposed ones.
  func isSame(as other: String) -> Bool {
    // Texts that are not even equal are told apart much faster.
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}
