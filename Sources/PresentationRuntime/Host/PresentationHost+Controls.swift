// Finding a control by its label, and using it.
extension PresentationHost {
  /// The one control on top with that label among those that `accepts` takes.
  private func control<Found>(
    _ kind: String, labelled label: String, in top: ResolvedLayer,
    accepts: (ScreenControl, ResolvedLayer.Target) -> Found?
  ) throws(ActionRefusal) -> Found {
    var found: [(Found, ScreenControl)] = []
    for (control, target) in zip(top.screen.controls, top.targets) where control.label.isSame(as: label) {
      if let match = accepts(control, target) { found.append((match, control)) }
    }
    guard let (match, control) = found.first else {
      throw missing(kind, label) { resolved in
        zip(resolved.screen.controls, resolved.targets).contains { control, target in
          control.label.isSame(as: label) && accepts(control, target) != nil
        }
      }
    }
    guard found.count == 1 else { throw .ambiguous(label: label, kinds: found.map { $0.1.kind.name }) }
    guard control.isEnabled else { throw .disabled(label: label) }
    return match
  }

  /// A text field on top, with what it holds.
  func field(labelled label: String, in top: ResolvedLayer) throws(ActionRefusal) -> (FieldElement, String) {
    try control("text field", labelled: label, in: top) { control, target in
      guard case .field(let field, _) = target, case .field(let text) = control.kind else { return nil }
      return (field, text)
    }
  }

  func pickWork(_ option: String, _ picker: String, in top: ResolvedLayer) throws(ActionRefusal) -> Work {
    let (element, options) = try control("picker", labelled: picker, in: top) { _, target in
      guard case .picker(let element, let options, _) = target else {
        return nil as (PickerElement, [ResolvedLayer.PickerOption])?
      }
      return (element, options)
    }
    guard let chosen = options.first(where: { $0.label.isSame(as: option) }) else {
      throw .noOption(label: option, picker: picker, options: options.map(\.label))
    }
    return { () throws(AppCrash) in try element.selection.write(chosen.tag, at: element.place) }
  }

  func turnWork(_ isOn: Bool, _ label: String, in top: ResolvedLayer) throws(ActionRefusal) -> Work {
    let (toggle, wasOn) = try control("toggle", labelled: label, in: top) { control, target in
      guard case .toggle(let toggle, _) = target, case .toggle(let isOn) = control.kind else {
        return nil as (ToggleElement, Bool)?
      }
      return (toggle, isOn)
    }
    guard wasOn != isOn else { throw .toggleIsAlready(label: label, isOn: isOn) }
    return { () throws(AppCrash) in try toggle.isOn.write(.bool(isOn), at: toggle.place) }
  }

  /// Something on top that a tap reaches.
  private struct Tappable {
    var kind: String
    var isEnabled: Bool
    var work: Work
  }

  func tapWork(_ label: String, in top: ResolvedLayer, _ layer: Layer) throws(ActionRefusal) -> Work {
    let found = tappables(label, in: top, layer)
    guard let first = found.first else {
      throw missing("button", label) { resolved in
        resolved.screen.controls.contains { $0.label.isSame(as: label) }
          || resolved.taps.contains { $0.label.isSame(as: label) }
      }
    }
    guard found.count == 1 else { throw .ambiguous(label: label, kinds: found.map(\.kind)) }
    guard first.isEnabled else { throw .disabled(label: label) }
    return { [unowned self] () throws(AppCrash) in
      if self.revealedRow != nil {
        self.revealedRow = nil
        self.version += 1
      }
      try first.work()
    }
  }

  private func tappables(_ label: String, in top: ResolvedLayer, _ layer: Layer) -> [Tappable] {
    var found: [Tappable] = []
    for (control, target) in zip(top.screen.controls, top.targets) where control.label.isSame(as: label) {
      found.append(
        Tappable(kind: control.kind.name, isEnabled: control.isEnabled, work: tapWork(on: target, layer)))
    }
    for tap in top.taps where tap.label.isSame(as: label) {
      found.append(Tappable(kind: "text", isEnabled: tap.isEnabled, work: tap.handler.run))
    }
    guard found.isEmpty, layer.phase == .populated, let share = shareState(of: layer) else { return found }
    for offer in share.offers where share.isShown(on: deviceInUse.profile) && offer.label.isSame(as: label) {
      found.append(
        Tappable(kind: "activity", isEnabled: offer.isHittable) { [unowned self] () throws(AppCrash) in
          try self.choose(offer, in: share, of: layer)
        })
    }
    if found.isEmpty, label.isSame(as: "Close"), deviceInUse.profile.closeControl != .none {
      found.append(
        Tappable(kind: "button", isEnabled: true) { [unowned self] () throws(AppCrash) in
          try self.close(share, of: layer)
        })
    }
    return found
  }

  private func tapWork(on target: ResolvedLayer.Target, _ layer: Layer) -> Work {
    switch target {
    case .activity(let offer, let share):
      return { [unowned self] () throws(AppCrash) in try self.choose(offer, in: share, of: layer) }
    case .back(let page, let navigation):
      return { [unowned self] () throws(AppCrash) in try self.goBack(from: page, in: navigation) }
    case .button(let button, let node):
      let row = revealedRow?.node
      return { [unowned self] () throws(AppCrash) in
        // An alert that code presented is gone when its handler runs.
        if layer.controller != nil { try self.endChoice(in: layer) }
        try button.action.run()
        if layer.controller == nil { try self.endChoice(in: layer) }
        if let row, button.role == .destructive, self.isSwipeAction(node) { try self.takeOut(row) }
      }
    case .delete(let row, let forEach):
      return { () throws(AppCrash) in
        if case .forEach(let element) = forEach.element { try element.onDelete?(row) }
      }
    case .dismissDialog:
      return { [unowned self] () throws(AppCrash) in try self.endAtOnce(layer) }
    case .field, .picker:
      return {}
    case .link(let link, let node):
      return { [unowned self] () throws(AppCrash) in try self.follow(link, at: node) }
    case .menu(let menu, let node):
      return { [unowned self] () throws(AppCrash) in try self.open(menu, at: node) }
    case .more(let share):
      return { [unowned self] () throws(AppCrash) in
        share.isExpanded = true
        self.version += 1
      }
    case .shareLink(let link, let node):
      return { [unowned self] () throws(AppCrash) in
        try self.endChoice(in: layer)
        self.shareRequests.append((link, node))
        self.needsTurn = true
      }
    case .toggle(let toggle, _):
      return { [unowned self] () throws(AppCrash) in
        let isOn = try toggle.isOn.shown().bool ?? false
        try toggle.isOn.write(.bool(!isOn), at: toggle.place)
        if layer.kind == .menu { try self.endChoice(in: layer) }
      }
    }
  }

  /// A choice ends the dialog, or all menus, that it was made in; its action has run (R37).
  private func endChoice(in layer: Layer) throws(AppCrash) {
    switch layer.kind {
    case .alert, .dialog:
      try endAtOnce(layer)
    case .menu:
      var lowest = layer
      while let below = self.layer(numbered: lowest.base), below.kind == .menu { lowest = below }
      try endAtOnce(lowest)
    case .cover, .popover, .screen, .sheet:
      return
    }
  }

  /// Opens a menu; its content lives while it is open (R37).
  private func open(_ menu: MenuElement, at node: ViewNode) throws(AppCrash) {
    let layer = addLayer(.menu, presenter: node, base: node.layer)
    node.role = .menu(layer: layer.number)
    isUpdating = true
    try makeContent(of: layer)
    isUpdating = false
    announce(layer)
    needsTurn = true
  }

  private func isSwipeAction(_ node: ViewNode) -> Bool {
    var child = node
    while let parent = child.parent, parent.layer == node.layer {
      if case .modified(_, .swipeActions) = parent.element { return parent.children.last === child }
      child = parent
    }
    return false
  }

  /// A destructive swipe action takes its row out at once, with what is attached to it (R38).
  private func takeOut(_ row: ViewNode) throws(AppCrash) {
    var child = row
    while let parent = child.parent, parent.layer == row.layer {
      if case .keyed(var keyed) = parent.role, let index = parent.children.firstIndex(where: { $0 === child }) {
        trace.append(.rowTakenOut, cause: cause)
        keyed.removed.insert(keyed.ids[index])
        parent.role = .keyed(keyed)
        tearDown(child)
        isUpdating = true
        parent.children[index] = try build(.empty, in: parent, layer: parent.layer)
        isUpdating = false
        needsTurn = true
        return
      }
      child = parent
    }
  }
}

extension ScreenControl.Kind {
  /// The kind as a person says it.
  public var name: String {
    switch self {
    case .button: "button"
    case .field: "text field"
    case .picker: "picker"
    case .toggle: "toggle"
    }
  }
}
