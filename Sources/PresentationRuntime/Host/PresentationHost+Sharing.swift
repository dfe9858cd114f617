// R24 to R28, R33 to R35: share sheets, and what choosing in them does.
extension PresentationHost {
  /// Freezes the items of a share sheet, and finds out what it offers (R24, R35).
  func freeze(_ given: ActivitySheet, of controller: Controller?, event: Int) throws(AppCrash) -> ShareState {
    let sheet = rules.isSound ? given : forced(given)
    let items = sheet.items.allSatisfy(\.isShareable) ? sheet.items : sheet.items.filter(\.isShareable)
    var offers = ActivityTable.types(for: items.map(\.kind), excluding: sheet.excluded).map { type in
      ShareState.Offer(type: type, label: ActivityLabels.label(of: type, in: deviceInUse.language), custom: nil)
    }
    let systemCount = offers.count
    for name in deviceInUse.profile.installed {
      offers.append(ShareState.Offer(type: .custom(name), label: name, custom: nil))
    }
    for activity in sheet.activities where try activity.canPerform(sheet.items) {
      offers.append(ShareState.Offer(type: .custom(activity.type), label: activity.title, custom: activity))
    }
    // A profile's number is that of one text; what other items offer is counted from there (R26).
    let surplus = deviceInUse.profile.cellsForOneText - ActivityTable.countForOneText
    let cells = items.isEmpty ? 0 : max(0, offers.count + (systemCount > 0 ? surplus : 0))
    let share = ShareState(
      sheet, of: controller, offers: items.isEmpty ? [] : offers, caption: items.first?.caption, cells: cells,
      event: event)
    if let fault = rules.fault { force(fault, in: share, given: given) }
    if sightDigest != nil { record(share) }
    return share
  }

  /// The share sheet that a layer is or shows.
  func shareState(of layer: Layer) -> ShareState? {
    if let share = layer.share { return share }
    for node in controllers where node.isAlive && node.layer == layer.number {
      if case .controller(let made) = node.role, let share = made.share { return share }
    }
    return nil
  }

  /// Presents what tapped `ShareLink`s asked for.
  func takeShareRequests() throws(AppCrash) {
    guard !shareRequests.isEmpty else { return }
    let requests = shareRequests
    shareRequests.removeAll()
    for request in requests where request.node.isAlive { try share(request.link, at: request.node) }
  }

  /// Presents the share sheet of a `ShareLink`.
  private func share(_ link: ShareLinkElement, at node: ViewNode) throws(AppCrash) {
    guard let base = layer(numbered: node.layer), !dropsPresentation() else { return }
    if let blocker = blocker(of: base) {
      let warning = warn(blocker.text(for: .sheet))
      trace.append(.refused(.sheet, warning: warning), cause: cause)
      return
    }
    let layer = addLayer(deviceInUse.profile.isPad ? popoverKind : .sheet, presenter: node, base: node.layer)
    let event = trace.append(
      .made(name: "ShareLink", items: link.items.count, layer: layer.number, isKept: false, link.place), cause: cause)
    layer.share = try freeze(ActivitySheet(values: link.items), of: nil, event: event)
    try makeContent(of: layer)
    announce(layer)
  }

  /// Does what an activity does: Copy writes the frozen items (R27, R33), an own one runs (R34).
  func choose(_ offer: ShareState.Offer, in share: ShareState, of layer: Layer) throws(AppCrash) {
    if offer.type == .copy {
      try copy(share.sheet.items)
    } else if let custom = offer.custom {
      try custom.perform(share.sheet.items)
    }
    try finish(share, ShareCompletion(activity: offer.type, isCompleted: true))
    if omitsDismissal(after: offer.type, of: layer) { return }
    leave(layer)
  }

  /// Closes a share sheet without a choice: the clipboard stays as it is (R28).
  func close(_ share: ShareState, of layer: Layer) throws(AppCrash) {
    try copyOnCancel(share)
    try cancelShare(share)
    leave(layer)
  }

  private func leave(_ layer: Layer) {
    if layer.number > 0 { beginDismissal(of: layer, .byUser) }
  }

  /// A share sheet that goes without a choice has been cancelled.
  func cancelShare(_ share: ShareState) throws(AppCrash) {
    try finish(share, ShareCompletion(activity: nil, isCompleted: false))
  }

  private func finish(_ share: ShareState, _ end: ShareCompletion) throws(AppCrash) {
    guard !share.isFinished else { return }
    share.isFinished = true
    let end = told(end)
    completion = end
    version += 1
    trace.append(.completed(end), cause: cause)
    try share.completion?(end)
  }

  private func copy(_ items: [ShareItem]) throws(AppCrash) {
    let text = try text(of: items)
    if rules.isSound { setClipboard(text, by: .copyActivity) } else { copyWithFault(text) }
  }

  /// What Copy makes of all items, texts and addresses joined by newlines in their order (R33).
  func text(of items: [ShareItem]) throws(AppCrash) -> String? {
    if items.count == 1 { return try text(of: items[0]) }
    var parts: [String] = []
    for item in items {
      if let text = try text(of: item) { parts.append(text) }
    }
    if parts.count == 1 { return parts[0] }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private func text(of item: ShareItem) throws(AppCrash) -> String? {
    switch item {
    case .text(let text), .url(let text): return text
    case .source(let source):
      guard let item = try source.item(.copy) else { return nil }
      if case .source = item { return nil }
      return try text(of: item)
    case .file, .image, .other, .rawData: return nil
    }
  }

  /// Replaces the clipboard; its change count grows, also by an equal text (R27).
  func setClipboard(_ text: String?, by writer: ClipboardWriter) {
    clipboard = Clipboard(text: text, changeCount: clipboard.changeCount + 1)
    version += 1
    sightDigest?.digest.add(text)
    trace.append(.clipboardWritten(writer), cause: cause)
  }
}
