// Faults of share sheets and of what Copy does.
extension PresentationHost {
  /// What a share sheet is made with where a fault forces it (R18, R24).
  func forced(_ sheet: ActivitySheet) -> ActivitySheet {
    if rules.watchesFaults {
      noteActing(.captionLies, .captionMissing, .copyCovered, .copyExcluded)
      if faultMemory.keptSheet != nil { noteActing(.controllerKept) }
      faultMemory.keptSheet = sheet
    }
    if rules.fault == .controllerKept {
      guard let kept = faultMemory.keptSheet else {
        faultMemory.keptSheet = sheet
        noteFault(differed: false)
        return sheet
      }
      noteFault(differed: !ShareItem.areSame(kept.items, sheet.items))
      return kept
    }
    if rules.fault == .copyExcluded {
      var sheet = sheet
      sheet.excluded.append(.copy)
      return sheet
    }
    return sheet
  }

  /// Forces what a share sheet that was just made offers and says (R26); `given` is what it was to be made with.
  func force(_ fault: RuntimeFault, in share: ShareState, given: ActivitySheet) {
    if fault == .captionLies {
      share.sheet.items = share.sheet.items.map { $0.hasText ? .text(ShareItem.wrongText(for: $0)) : $0 }
      noteFault(differed: given.items.contains(where: \.hasText))
    }
    if fault == .captionMissing {
      noteFault(differed: share.caption != nil)
      share.caption = nil
    }
    if fault == .copyCovered, let index = share.offers.firstIndex(where: { $0.type == .copy }) {
      noteFault(differed: true)
      share.offers[index].isHittable = false
    }
    if fault == .copyExcluded {
      let kinds = given.items.filter(\.isShareable).map(\.kind)
      noteFault(differed: ActivityTable.types(for: kinds, excluding: given.excluded).contains(.copy))
    }
  }

  /// What Copy does to the clipboard with the text of its items (R24, R27).
  func copyWithFault(_ text: String?) {
    if rules.watchesFaults {
      noteActing(.copyOmitted, .clearedEarly, .textDoubled, .textTail)
      if text?.utf8.contains(where: { $0 >= 0x80 }) == true { noteActing(.unicodeFolded) }
    }
    guard rules.fault != .copyOmitted else { return noteFault(differed: true) }
    guard let text else { return setClipboard(nil, by: .copyActivity) }
    var copied: String? = text
    if rules.fault == .clearedEarly { copied = nil }
    if rules.fault == .textDoubled { copied = text + text }
    if rules.fault == .textTail { copied = text + "\n" }
    if rules.fault == .unicodeFolded { copied = UnicodeFold.fold(text) }
    if let fault = rules.fault, fault.isOfCopiedText {
      noteFault(differed: copied?.utf8.elementsEqual(text.utf8) != true)
    }
    setClipboard(copied, by: .copyActivity)
  }

  /// Whether a share sheet stays when something was chosen in it (R27).
  func omitsDismissal(after activity: ActivityType, of layer: Layer) -> Bool {
    if rules.watchesFaults, activity == .copy { noteActing(.dismissalOmitted) }
    guard rules.fault == .dismissalOmitted, activity == .copy else { return false }
    noteFault(differed: layer.number > 0)
    return true
  }

  /// Writes the clipboard where a share sheet is closed (R28).
  func copyOnCancel(_ share: ShareState) throws(AppCrash) {
    if rules.watchesFaults, !share.isFinished { noteActing(.cancelCopies) }
    guard rules.fault == .cancelCopies, !share.isFinished else { return }
    let text = try text(of: share.sheet.items)
    noteFault(differed: text != nil)
    if let text { setClipboard(text, by: .copyActivity) }
  }

  /// The end of a share sheet as it is told (R27, R28).
  func told(_ end: ShareCompletion) -> ShareCompletion {
    if rules.watchesFaults { noteActing(.completionInverted) }
    guard rules.fault == .completionInverted else { return end }
    noteFault(differed: true)
    return ShareCompletion(activity: end.activity, isCompleted: !end.isCompleted)
  }
}

extension RuntimeFault {
  /// Whether Copy writes another text than it should.
  fileprivate var isOfCopiedText: Bool { [.clearedEarly, .textDoubled, .textTail, .unicodeFolded].contains(self) }
}

extension ShareItem {
  /// Whether Copy makes a text of it.
  fileprivate var hasText: Bool {
    switch self {
    case .source, .text, .url: true
    case .file, .image, .other, .rawData: false
    }
  }

  /// A text that this item is not.
  fileprivate static func wrongText(for item: ShareItem) -> String {
    let text = "what was not shared"
    if case .text(text) = item { return "something else" }
    return text
  }

  /// Whether both are surely the same items; of sources that cannot be said.
  fileprivate static func areSame(_ a: [ShareItem], _ b: [ShareItem]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
  }

  private func isSame(as other: ShareItem) -> Bool {
    switch (self, other) {
    case (.text(let a), .text(let b)), (.url(let a), .url(let b)), (.file(let a), .file(let b)),
      (.image(let a), .image(let b)):
      a.isSame(as: b)
    case (.rawData, .rawData), (.other, .other): true
    case (.file, _), (.image, _), (.other, _), (.rawData, _), (.source, _), (.text, _), (.url, _): false
    }
  }
}
