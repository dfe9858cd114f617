// Faults of what comes up, and of what goes.
extension PresentationHost {
  /// Whether a presentation that was decided is left out (R9).
  func dropsPresentation() -> Bool {
    if rules.watchesFaults { noteActing(.presentationsDropped) }
    guard rules.fault == .presentationsDropped else { return false }
    noteFault(differed: true)
    return true
  }

  /// Whether the presentation of a modifier is left out (R9, R21).
  func dropsPresentation(of node: ViewNode) -> Bool {
    if rules.watchesFaults, isSheet(node), hasSheetBehind(node) { noteActing(.lastModifierOnly) }
    if rules.fault == .lastModifierOnly, isSheet(node) {
      let isLast = !hasSheetBehind(node)
      noteFault(differed: !isLast)
      return !isLast
    }
    if rules.fault == .presentedTwice, faultMemory.repeatedPresenters.contains(node.number) {
      noteFault(differed: true)
    }
    return dropsPresentation()
  }

  /// Whether another sheet modifier follows on the same view.
  private func hasSheetBehind(_ node: ViewNode) -> Bool {
    var current = node
    while let parent = current.parent, parent.layer == node.layer, case .modified = parent.element {
      if isSheet(parent) { return true }
      current = parent
    }
    return false
  }

  private func isSheet(_ node: ViewNode) -> Bool {
    if case .modified(_, .presentation(let presentation)) = node.element { presentation.style == .sheet } else { false }
  }

  /// Whether the binding of a dismissed presentation stays as it is (R17).
  func leavesBinding(of presentation: PresentationModifier) throws(AppCrash) -> Bool {
    guard !rules.isSound, case .flag(let flag) = presentation.trigger else { return false }
    if rules.watchesFaults { noteActing(.bindingStuck) }
    guard rules.fault == .bindingStuck else { return false }
    noteFault(differed: try flag.current().bool == true)
    return true
  }

  /// What a popover shows as on an iPad (R31).
  var popoverKind: ScreenLayer.Kind {
    guard !rules.isSound, deviceInUse.profile.isPad else { return .popover }
    if rules.watchesFaults { noteActing(.popoverAsFormSheet) }
    guard rules.fault == .popoverAsFormSheet else { return .popover }
    noteFault(differed: true)
    return .sheet
  }

  /// Lets what has gone come up once more, if this is its first going (R17); whether it does.
  func presentsAgain(_ layer: Layer) throws(AppCrash) -> Bool {
    guard layer.ending == .byUser || layer.ending == .byCode else { return false }
    if rules.watchesFaults { noteActing(.presentedTwice) }
    guard rules.fault == .presentedTwice else { return false }
    if let controller = layer.controller { return presentsAgain(controller, on: layer.base) }
    guard let presenter = layer.presenter, presenter.isAlive else { return false }
    if case .shareLink(let link) = presenter.element {
      guard isFirstGoing(of: presenter) else { return false }
      noteFault(differed: true)
      shareRequests.append((link, presenter))
      needsTurn = true
      return true
    }
    guard case .modified(_, .presentation(let presentation)) = presenter.element,
      case .presenter(let state) = presenter.role, isFirstGoing(of: presenter)
    else { return false }
    noteFault(differed: false)
    if layer.ending == .byCode {
      switch presentation.trigger {
      case .flag(let flag): try flag.write(.bool(true))
      case .item(let item): try item.write(state.item)
      }
    }
    state.wasOn = false
    needsTurn = true
    return true
  }

  private func presentsAgain(_ controller: Controller, on base: Int) -> Bool {
    if let index = faultMemory.repeatedControllers.firstIndex(where: { $0 === controller }) {
      faultMemory.repeatedControllers.remove(at: index)
      return false
    }
    faultMemory.repeatedControllers.append(controller)
    noteFault(differed: true)
    codeRequests.append(.present(controller, base: base, completion: nil))
    needsTurn = true
    return true
  }

  private func isFirstGoing(of presenter: ViewNode) -> Bool {
    if faultMemory.repeatedPresenters.remove(presenter.number) != nil { return false }
    faultMemory.repeatedPresenters.insert(presenter.number)
    return true
  }
}
